import { useMemo, useState } from 'react'
import type { Me } from '../contract'
import { Frame } from '../frame/Frame'
import { fill, lang } from '../lib/words'
import type { Finding, Path } from './contract'
import { DraftBar } from './DraftBar'
import { useDraft } from './draft/useDraft'
import styles from './EditorPage.module.css'
import { languageOf } from './languages'
import { focusEntry, focusField, focusHeading, useLead } from './lead'
import { useMedia } from './media'
import { above, isTranslations, partHas, translationsSubject, wordingSubject } from './ownIndexes'
import { Beside } from './preview/Beside'
import { ProposalList } from './proposals/ProposalList'
import { recordAt } from './recordAt'
import { SubjectForm } from './SubjectForm'
import { SubjectIndex } from './SubjectIndex'
import { fileOf, nodeOf, partOf, type Subject, subjectOf, subjectsOf } from './subjects'
import type { Wanted } from './translations/TextList'
import { type LoadChapter, useTranslations } from './translations/useTranslations'
import { type EditorSite, useEditorSite } from './useEditorSite'
import { useFindings } from './useFindings'
import { useVersions } from './versions/useVersions'
import { VersionChoice } from './versions/VersionChoice'
import { WordingIndex } from './wording/WordingIndex'
import { wordingFiles, wordingForm } from './wording/wordingForm'
import { texts } from './words'

type EditorPageProps = {
  me: Me
  loadTranslations: LoadChapter
  onLock(): void
  onOver(): void
}

/** The site's content in forms, for whoever may edit it. */
export function EditorPage({ me, loadTranslations, onLock, onOver }: EditorPageProps) {
  const { opened, fault, again } = useEditorSite(onOver)
  return (
    <Frame me={me} onLock={onLock}>
      <h1 className={styles.heading} id="editor-heading" tabIndex={-1}>
        {texts.heading}
      </h1>
      {!opened && <p role="status">{fault || texts.loading}</p>}
      {opened && (
        <Editor
          key={opened.site.base}
          me={me}
          loadTranslations={loadTranslations}
          {...opened}
          onPublished={again}
        />
      )}
    </Frame>
  )
}

type EditorProps = EditorSite & { me: Me; loadTranslations: LoadChapter; onPublished(): void }

function Editor({ me, site, gate, forms, found, loadTranslations, onPublished }: EditorProps) {
  const draft = useDraft(site, found)
  const findings = useFindings(gate, draft.changes)
  const [subject, setSubject] = useState('')
  const [sent, setSent] = useState(0)
  const versions = useVersions(draft, site, onPublished)
  const [wanted, setWanted] = useState<Wanted>()
  const all = useMemo(() => ({ ...site.texts, ...draft.texts }), [site, draft.texts])
  const translating = useTranslations(loadTranslations, site.texts, all)
  const further = translating ? [translationsSubject] : []
  const { often, others } = useMemo(() => subjectsOf(forms), [forms])
  const wordings = wordingFiles(lang, site.texts, texts.wording.groups)
  const wording = wordings.find(({ file }) => file === subject)
  const media = useMedia(site, draft, gate)
  const leadTo = useLead(subject)
  const say = (slots: string) => fill(texts.wording.slots, { slots })
  const published = wording && site.texts[subject]
  const root =
    wording && published
      ? wordingForm(wording.title, JSON.parse(published), say)
      : forms[subjectOf(fileOf(subject))]
  const shown = published ? root : nodeOf(forms, subject)
  const recordOf = ({ file, path = [] }: Finding) => {
    const form = forms[subjectOf(file)]
    return form && recordAt(form, JSON.parse(draft.textOf(file)), path)
  }
  const lead = (file: string, path: Path) => {
    const language = languageOf(file)
    if (language !== undefined) {
      setSubject(`${translationsSubject.name}:${language}`)
      setWanted((last) => ({ file, path, turn: (last?.turn ?? 0) + 1 }))
      leadTo(() => focusEntry(file, path))
      return
    }
    if (file !== fileOf(subject) || !partHas(subject, path)) setSubject(subjectOf(file))
    leadTo(() => focusField(path))
  }
  if (versions.isBehind) return <VersionChoice versions={versions} />
  const back = (
    <button
      type="button"
      className={styles.back}
      onClick={() => setSubject(above(subject, wording !== undefined))}
    >
      {texts.back}
    </button>
  )
  const index = (heading: string, subjects: readonly Subject[]) => (
    <SubjectIndex
      heading={heading}
      subjects={subjects}
      site={site}
      draft={draft}
      onOpen={setSubject}
    />
  )
  return (
    <Beside
      texts={all}
      forms={forms}
      pictures={draft.pictures}
      media={media}
      file={root && fileOf(subject)}
      language={isTranslations(subject) ? partOf(subject) : undefined}
      onOpen={lead}
    >
      <div className={styles.page}>
        {root && shown ? (
          <section aria-labelledby="subject-heading" data-part={partOf(subject)}>
            {back}
            <h2 id="subject-heading" tabIndex={-1}>
              {shown.title}
            </h2>
            <p>{shown.description}</p>
            <SubjectForm
              key={subject}
              file={fileOf(subject)}
              node={root}
              part={partOf(subject)}
              draft={draft}
              findings={findings}
              media={media}
            />
          </section>
        ) : subject === 'wording' ? (
          <section aria-labelledby="subject-heading">
            {back}
            <h2 id="subject-heading" tabIndex={-1}>
              {texts.wording.heading}
            </h2>
            <WordingIndex files={wordings} textOf={draft.textOf} onOpen={lead} />
          </section>
        ) : translating && isTranslations(subject) ? (
          <section aria-labelledby="subject-heading">
            {back}
            <translating.Translations
              verdicts={translating.verdicts}
              language={partOf(subject)}
              forms={forms}
              site={all}
              draft={draft}
              wanted={wanted}
              onOpen={(language) => {
                setWanted(undefined)
                setSubject(`${translationsSubject.name}:${language}`)
              }}
            />
          </section>
        ) : (
          <>
            <p>{draft.changes.size > 0 && draft.isKept ? texts.draft.kept : texts.intro}</p>
            {index(texts.subjects.often, often)}
            <ProposalList me={me} turn={sent} draft={draft} onPublished={onPublished}>
              {index(texts.subjects.others, [...others, wordingSubject, ...further])}
            </ProposalList>
          </>
        )}
      </div>
      <DraftBar
        draft={draft}
        findings={findings}
        becoming={translating?.becoming ?? []}
        recordOf={recordOf}
        onOpen={({ file, path = [] }) => lead(file, path)}
        onSent={() => setSent((count) => count + 1)}
        onMoved={versions.ask}
        onProposals={() => {
          setSubject('')
          leadTo(() => focusHeading('proposals-heading'))
        }}
      />
    </Beside>
  )
}
