import { useCallback, useMemo, useState } from 'react'
import type { Me } from '../contract'
import { Frame } from '../frame/Frame'
import { fill, lang } from '../lib/words'
import controls from '../styles/Controls.module.css'
import { useDraft } from './draft/useDraft'
import styles from './EditorPage.module.css'
import { FindingList } from './FindingList'
import { leadTo } from './lead'
import { useMedia } from './media'
import { Beside } from './preview/Beside'
import { ProposalList } from './proposals/ProposalList'
import { SendDraft } from './SendDraft'
import { SubjectForm } from './SubjectForm'
import { type EditorSite, useEditorSite } from './useEditorSite'
import { useFindings } from './useFindings'
import { useVersions } from './versions/useVersions'
import { VersionChoice } from './versions/VersionChoice'
import { WordingIndex } from './wording/WordingIndex'
import { wordingFiles, wordingForm } from './wording/wordingForm'
import { texts } from './words'

type EditorPageProps = { me: Me; onLock(): void; onOver(): void }

/** The site's content in forms, for whoever may edit it. */
export function EditorPage({ me, onLock, onOver }: EditorPageProps) {
  const { opened, fault, again } = useEditorSite(onOver)
  return (
    <Frame me={me} onLock={onLock}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      {!opened && <p role="status">{fault || texts.loading}</p>}
      {opened && <Editor key={opened.site.base} me={me} {...opened} onPublished={again} />}
    </Frame>
  )
}

type EditorProps = EditorSite & { me: Me; onPublished(): void }

function Editor({ me, site, gate, forms, found, onPublished }: EditorProps) {
  const draft = useDraft(site, found)
  const findings = useFindings(gate, draft.changes)
  const [subject, setSubject] = useState('')
  const [sent, setSent] = useState(0)
  const versions = useVersions(draft, site, onPublished)
  const open = useCallback(
    (file: string) => setSubject(/^content\/([^/]+)\.json$/.exec(file)?.[1] ?? file),
    [],
  )
  const all = useMemo(() => ({ ...site.texts, ...draft.texts }), [site, draft.texts])
  const wordings = wordingFiles(lang, site.texts, texts.wording.groups)
  const wording = wordings.find(({ file }) => file === subject)
  const media = useMedia(site, draft, gate)
  const say = (slots: string) => fill(texts.wording.slots, { slots })
  const node =
    wording && site.texts[subject]
      ? wordingForm(wording.title, JSON.parse(site.texts[subject]), say)
      : forms[subject]
  if (versions.isBehind) return <VersionChoice versions={versions} />
  return (
    <Beside
      texts={all}
      forms={forms}
      pictures={draft.pictures}
      media={media}
      file={node && fileOf(subject)}
      onOpen={open}
    >
      <div className={styles.page}>
        <p>{texts.intro}</p>
        <SendDraft
          draft={draft}
          findings={findings}
          onSent={() => setSent((count) => count + 1)}
          onMoved={versions.ask}
        />
        {Object.keys(draft.texts).length > 0 && <FindingList findings={findings} onOpen={open} />}
        {node ? (
          <section aria-labelledby="subject-heading">
            <button
              type="button"
              className={controls.quiet}
              onClick={() => setSubject(wording ? 'wording' : '')}
            >
              {texts.back}
            </button>
            <h2 id="subject-heading">{node.title}</h2>
            <p>{node.description}</p>
            <SubjectForm
              file={fileOf(subject)}
              node={node}
              draft={draft}
              findings={findings}
              media={media}
            />
          </section>
        ) : subject === 'wording' ? (
          <section aria-labelledby="subject-heading">
            <button type="button" className={controls.quiet} onClick={() => setSubject('')}>
              {texts.back}
            </button>
            <h2 id="subject-heading">{texts.wording.heading}</h2>
            <WordingIndex
              files={wordings}
              textOf={draft.textOf}
              onOpen={(file, path) => {
                open(file)
                leadTo(path)
              }}
            />
          </section>
        ) : (
          <>
            <nav aria-label={texts.subjects}>
              <ul className={styles.subjects}>
                {Object.entries(forms).map(([name, { title = name }]) => (
                  <li key={name}>
                    <button
                      type="button"
                      className={controls.chip}
                      onClick={() => setSubject(name)}
                    >
                      {fileOf(name) in draft.texts ? fill(texts.edited, { title }) : title}
                    </button>
                  </li>
                ))}
                <li>
                  <button
                    type="button"
                    className={controls.chip}
                    onClick={() => setSubject('wording')}
                  >
                    {texts.wording.heading}
                  </button>
                </li>
              </ul>
            </nav>
            <ProposalList me={me} turn={sent} draft={draft} onPublished={onPublished} />
          </>
        )}
      </div>
    </Beside>
  )
}

/** A subject is a content file by its name, or the file of a language's texts. */
const fileOf = (subject: string) => (subject.includes('/') ? subject : `content/${subject}.json`)
