import { type ReactNode, useMemo, useState } from 'react'
import { Frame } from '../../desk/client/kit/Frame'
import { fill, lang } from '../../desk/client/kit/text'
import type { Me } from '../../desk/contract/contract'
import type { Finding, Path } from '../contract/contract'
import { ConflictForm } from './conflicts/ConflictForm'
import { useConflicts } from './conflicts/useConflicts'
import { DraftBar } from './DraftBar'
import { useDraft } from './draft/useDraft'
import styles from './EditorPage.module.css'
import { focusEntry, focusField, focusHeading, useFocus } from './focus'
import { useMedia } from './media'
import { PreviewLayout } from './preview/PreviewLayout'
import { ProposalList } from './proposals/ProposalList'
import { SubjectForm } from './SubjectForm'
import { SubjectIndex } from './SubjectIndex'
import {
  above,
  fileOf,
  isTranslations,
  nodeOf,
  partHas,
  partOf,
  recordAt,
  type Subject,
  subjectOf,
  subjectsOf,
  translationsSubject,
  wordingSubject,
} from './subjects'
import { languageName, languageOf, texts } from './text'
import type { EntryTarget } from './translations/TextList'
import { type LoadTexts, useTranslations } from './translations/useTranslations'
import { type EditorSite, useEditorSite } from './useEditorSite'
import { useFindings } from './validator'
import { WordingIndex } from './wording/WordingIndex'
import { wordingFiles, wordingForm } from './wording/wording'

type EditorPageProps = {
  me: Me
  loadTranslations: LoadTexts
  onLock(): void
  onOver(): void
}

/** The site's content in forms. */
export function EditorPage({ me, loadTranslations, onLock, onOver }: EditorPageProps) {
  const { opened, fault, reload } = useEditorSite(onOver)
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
          onPublished={reload}
        />
      )}
    </Frame>
  )
}

type EditorProps = EditorSite & { me: Me; loadTranslations: LoadTexts; onPublished(): void }

function Editor({ me, site, validator, forms, found, loadTranslations, onPublished }: EditorProps) {
  const draft = useDraft(site, found)
  const findings = useFindings(validator, draft.changes)
  const [subject, setSubject] = useState('')
  const [sent, setSent] = useState(0)
  const conflicts = useConflicts(draft, site, onPublished)
  const [entryTarget, setEntryTarget] = useState<EntryTarget>()
  const all = useMemo(() => ({ ...site.texts, ...draft.texts }), [site, draft.texts])
  const translating = useTranslations(loadTranslations, site.texts, all)
  const further = translating ? [translationsSubject] : []
  const { often, others } = useMemo(() => subjectsOf(forms), [forms])
  const wordings = wordingFiles(lang, site.texts, texts.wording.groups)
  const wording = wordings.find(({ file }) => file === subject)
  const media = useMedia(site, draft, validator)
  const focusLater = useFocus(subject)
  const placeholderText = (slots: string) => fill(texts.wording.slots, { slots })
  const published = wording && site.texts[subject]
  const root =
    wording && published
      ? wordingForm(wording.title, JSON.parse(published), placeholderText)
      : forms[subjectOf(fileOf(subject))]
  const shown = published ? root : nodeOf(forms, subject)
  const language = isTranslations(subject) ? partOf(subject) : undefined
  const recordOf = ({ file, path = [] }: Finding) => {
    const form = forms[subjectOf(file)]
    return form && recordAt(form, JSON.parse(draft.textOf(file)), path)
  }
  const openPlace = (file: string, path: Path) => {
    const translated = languageOf(file)
    if (translated !== undefined) {
      setSubject(`${translationsSubject.name}:${translated}`)
      setEntryTarget((last) => ({ file, path, turn: (last?.turn ?? 0) + 1 }))
      focusLater(() => focusEntry(file, path))
      return
    }
    if (file !== fileOf(subject) || !partHas(subject, path)) setSubject(subjectOf(file))
    focusLater(() => focusField(path))
  }
  if (conflicts.isBehind) return <ConflictForm conflicts={conflicts} />
  const subjectSection = (title: string | undefined, content: ReactNode, part?: string) => (
    <section aria-labelledby="subject-heading" data-part={part}>
      <button
        type="button"
        className={styles.back}
        onClick={() => setSubject(above(subject, wording !== undefined))}
      >
        {texts.back}
      </button>
      <h2 id="subject-heading" tabIndex={-1}>
        {title}
      </h2>
      {content}
    </section>
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
    <PreviewLayout
      texts={all}
      forms={forms}
      pictures={draft.pictures}
      media={media}
      file={root && fileOf(subject)}
      language={language}
      onOpen={openPlace}
    >
      <div className={styles.page}>
        {root && shown ? (
          subjectSection(
            shown.title,
            <>
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
            </>,
            partOf(subject),
          )
        ) : subject === wordingSubject.name ? (
          subjectSection(
            wordingSubject.title,
            <WordingIndex files={wordings} textOf={draft.textOf} onOpen={openPlace} />,
          )
        ) : translating && isTranslations(subject) ? (
          subjectSection(
            [translationsSubject.title, language && languageName(language)]
              .filter(Boolean)
              .join(': '),
            <translating.Translations
              results={translating.results}
              language={language}
              forms={forms}
              site={all}
              draft={draft}
              target={entryTarget}
              onOpen={(code) => {
                setEntryTarget(undefined)
                setSubject(`${translationsSubject.name}:${code}`)
              }}
            />,
          )
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
        onOpen={({ file, path = [] }) => openPlace(file, path)}
        onSent={() => setSent((count) => count + 1)}
        onConflict={conflicts.open}
        onProposals={() => {
          setSubject('')
          focusLater(() => focusHeading('proposals-heading'))
        }}
      />
    </PreviewLayout>
  )
}
