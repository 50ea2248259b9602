import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { Frame } from '../../desk/client/kit/Frame'
import { lang } from '../../desk/client/kit/text'
import type { Me } from '../../desk/contract/contract'
import type { Path } from '../contract/contract'
import { ConflictForm } from './conflicts/ConflictForm'
import { useConflicts } from './conflicts/useConflicts'
import { DraftBar } from './DraftBar'
import { useDraft } from './draft/useDraft'
import styles from './EditorPage.module.css'
import {
  focusEntry,
  focusField,
  focusHeading,
  useFocus,
  useKeptPlace,
  type WorkPlace,
} from './focus'
import { useMedia } from './media'
import { PreviewLayout } from './preview/PreviewLayout'
import { HeldForm } from './proposals/HeldForm'
import { ProposalList } from './proposals/ProposalList'
import { type ProposalsState, useProposals } from './proposals/useProposals'
import { waitingOn } from './proposals/waiting'
import { type ShownPublication, usePublication, useSentSite } from './publication/usePublication'
import { ReloadButton } from './ReloadButton'
import { SubjectForm } from './SubjectForm'
import { SubjectIndex } from './SubjectIndex'
import { SubjectSection } from './SubjectSection'
import {
  above,
  fileOf,
  isTranslations,
  nodeOf,
  partHas,
  partOf,
  recordOf,
  type Subject,
  subjectOf,
  subjectsOf,
  translationsSubject,
  wordingSubject,
} from './subjects'
import { languageName, languageOf, texts } from './text'
import type { EntryTarget } from './translations/TextList'
import { type LoadTexts, useTranslations } from './translations/useTranslations'
import { useDraftFindings } from './useDraftFindings'
import { type EditorSite, useEditorSite } from './useEditorSite'
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
  const { opened, fault, reload } = useEditorSite(me.id, onOver)
  const proposals = useProposals()
  const { read } = proposals
  const refresh = useCallback(() => Promise.all([reload(), read()]), [reload, read])
  const publication = usePublication(refresh)
  // A publication replaces the editor.
  const place = useRef({ subject: '', field: '' })
  return (
    <Frame me={me} onLock={onLock}>
      <h1 className={styles.heading} id="editor-heading" tabIndex={-1}>
        {texts.heading}
      </h1>
      {(fault || !opened) && <p role="status">{fault || texts.loading}</p>}
      {fault && <ReloadButton />}
      {opened && (
        <Editor
          key={opened.site.base}
          me={me}
          loadTranslations={loadTranslations}
          {...opened}
          proposals={proposals}
          publication={publication}
          place={place}
          onPublished={reload}
        />
      )}
    </Frame>
  )
}

type EditorProps = EditorSite &
  Pick<EditorPageProps, 'me' | 'loadTranslations'> & {
    proposals: ProposalsState
    publication: ShownPublication
    place: RefObject<WorkPlace>
    onPublished(): void
  }

function Editor({
  me,
  site: published,
  validator,
  forms,
  drafts,
  loadTranslations,
  proposals,
  publication,
  place,
  onPublished,
}: EditorProps) {
  const { sent } = publication
  const site = useSentSite(published, sent, drafts)
  const draft = useDraft(drafts, site)
  const findings = useDraftFindings(validator, draft)
  const [subject, setSubject] = useState(place.current.subject)
  const canPublish = me.role === 'manager'
  const open = (proposals.listed?.open ?? []).filter(({ id }) => ![draft.id, sent?.id].includes(id))
  const waiting = waitingOn(subject, open)
  /** The editor has opened a finding from the bar. */
  const [isRevealed, setIsRevealed] = useState(false)
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
  useKeptPlace(place, subject, !conflicts.isBehind)
  const root = wording
    ? wordingForm(wording.title, JSON.parse(site.texts[subject] ?? '{}'))
    : forms[subjectOf(fileOf(subject))]
  const shown = wording ? root : nodeOf(forms, subject)
  const language = isTranslations(subject) ? partOf(subject) : undefined
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
  const back = () => setSubject(above(subject, wording !== undefined))
  const section = { subject, draft, onBack: back }
  const index = (heading: string, subjects: readonly Subject[]) => (
    <SubjectIndex
      heading={heading}
      subjects={subjects}
      site={site}
      draft={draft}
      isWaiting={(name) => waitingOn(name, open).length > 0}
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
      <div className={styles.page} data-form={subject !== '' || undefined}>
        {root && shown ? (
          <SubjectSection title={shown.title} {...section}>
            <p>{shown.description}</p>
            <HeldForm key={subject} me={me} waiting={waiting} draft={draft} file={fileOf(subject)}>
              <SubjectForm
                file={fileOf(subject)}
                node={root}
                forms={forms}
                path={[partOf(subject) ?? []].flat()}
                draft={draft}
                findings={findings ?? undefined}
                media={media}
                isRevealed={isRevealed && !draft.isEmpty}
              />
            </HeldForm>
          </SubjectSection>
        ) : subject === wordingSubject.name ? (
          <SubjectSection title={wordingSubject.title} {...section}>
            <WordingIndex files={wordings} textOf={draft.textOf} onOpen={openPlace} />
          </SubjectSection>
        ) : translating && isTranslations(subject) ? (
          <SubjectSection
            title={[translationsSubject.title, language && languageName(language)]
              .filter(Boolean)
              .join(': ')}
            {...section}
          >
            <translating.Translations
              results={translating.results}
              language={language}
              forms={forms}
              site={all}
              draft={draft}
              published={proposals.listed?.published ?? []}
              clinic={me.clinic}
              target={entryTarget}
              onOpen={(code) => {
                setEntryTarget(undefined)
                setSubject(`${translationsSubject.name}:${code}`)
              }}
            />
          </SubjectSection>
        ) : (
          <>
            <p>
              {draft.isEmpty || !draft.isKept
                ? texts.intro
                : texts.draft[canPublish ? 'keptOwn' : 'kept']}
            </p>
            {index(texts.subjects.often, often)}
            <ProposalList me={me} proposals={proposals} publication={publication} draft={draft}>
              {index(texts.subjects.others, [...others, wordingSubject, ...further])}
            </ProposalList>
          </>
        )}
      </div>
      <DraftBar
        draft={draft}
        findings={findings}
        becoming={translating?.becoming ?? []}
        recordOf={recordOf(forms, draft.textOf)}
        onOpen={({ file, path = [] }) => {
          setIsRevealed(true)
          openPlace(file, path)
        }}
        canPublish={canPublish}
        publication={publication}
        site={site}
        published={proposals.listed?.published}
        onSent={proposals.read}
        onConflict={conflicts.open}
        onProposals={() => {
          setSubject('')
          focusLater(() => focusHeading('proposals-heading'))
        }}
      />
    </PreviewLayout>
  )
}
