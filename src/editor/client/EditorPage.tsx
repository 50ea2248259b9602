import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Frame } from '../../desk/client/kit/Frame'
import { lang } from '../../desk/client/kit/text'
import type { Me } from '../../desk/contract/contract'
import type { Finding, SiteFiles } from '../contract/contract'
import { type Refusal, refusalText } from './callEditor'
import { ConflictForm } from './conflicts/ConflictForm'
import { DraftBar } from './DraftBar'
import type { DraftStore } from './draft/draftStore'
import { useDraft } from './draft/useDraft'
import styles from './EditorPage.module.css'
import type { WorkPlace } from './focus'
import { useMedia } from './media'
import { PreviewLayout } from './preview/PreviewLayout'
import { useProposalPages } from './preview/useProposalPages'
import { HeldForm } from './proposals/HeldForm'
import { ProposalList } from './proposals/ProposalList'
import { ReturnedNotice } from './proposals/ReturnedNotice'
import { waitingOn } from './proposals/waiting'
import { ReloadButton } from './ReloadButton'
import { SubjectForm } from './SubjectForm'
import { SubjectIndex } from './SubjectIndex'
import { SubjectSection } from './SubjectSection'
import {
  above,
  fileOf,
  isTranslations,
  nodeOf,
  partOf,
  professionOf,
  recordOf,
  type Subject,
  subjectOf,
  subjectsOf,
  translationsSubject,
  wordingSubject,
} from './subjects'
import { languageName, texts } from './text'
import { type LoadTexts, useTranslations } from './translations/useTranslations'
import { useDraftFindings } from './useDraftFindings'
import { usePlaces } from './usePlaces'
import { WordingIndex } from './wording/WordingIndex'
import { wordingFiles, wordingForm } from './wording/wording'
import { useWork } from './work/useWork'
import type { EditorWork } from './work/work'
import { isHeld, type OpenSite, type Work } from './work/workState'

type EditorPageProps = {
  me: Me
  loadTranslations: LoadTexts
  onLock(): void
  onOver(): void
}

/** The site's content in forms. */
export function EditorPage({ me, loadTranslations, onLock, onOver }: EditorPageProps) {
  const { work, state } = useWork(me, onOver)
  const { open, site, siteFault } = state
  // A publication replaces the editor.
  const place = useRef({ subject: '', field: '' })
  const drafts = work.drafts()
  return (
    <Frame me={me} onLock={onLock}>
      <h1 className={styles.heading} id="editor-heading" tabIndex={-1}>
        {texts.heading}
      </h1>
      {(siteFault || !open) && (
        <p role="status">{siteFault ? faultText(siteFault) : texts.loading}</p>
      )}
      {siteFault && <ReloadButton />}
      {open && site && drafts && (
        <Editor
          key={open.site.base}
          me={me}
          loadTranslations={loadTranslations}
          open={open}
          site={site}
          drafts={drafts}
          work={work}
          state={state}
          place={place}
        />
      )}
    </Frame>
  )
}

const faultText = (refusal: Refusal) =>
  refusal.error === 'other' ? texts.unavailable : refusalText(refusal)

type EditorProps = Pick<EditorPageProps, 'me' | 'loadTranslations'> & {
  open: OpenSite
  site: SiteFiles
  drafts: DraftStore
  work: EditorWork
  state: Work
  place: RefObject<WorkPlace>
}

function Editor({ me, open, site, drafts, loadTranslations, work, state, place }: EditorProps) {
  const { validator, forms } = open
  const draft = useDraft(drafts, site)
  const findings = useDraftFindings(validator, draft)
  const places = usePlaces(place, !isHeld(state))
  /** The findings when the editor opened one from the bar, or sent the draft. */
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set())
  const isRevealed = ({ file, path }: Finding) => revealed.has(JSON.stringify([file, path]))
  const all = useMemo(() => ({ ...site.texts, ...draft.texts }), [site, draft.texts])
  const translating = useTranslations(loadTranslations, site.texts, all)
  const media = useMedia(site, draft, validator)
  const proposal = useProposalPages(site, state.listed)
  const { subject, openPlace } = places
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each form
  useEffect(() => void work.catchUp(), [work, subject])
  if (isHeld(state)) return <ConflictForm exchange={state.exchange} work={work} />
  const canPublish = me.role === 'manager'
  const pending = (state.listed?.open ?? []).filter(
    ({ id }) => ![draft.id, state.sent?.id].includes(id),
  )
  const waiting = waitingOn(subject, pending)
  const unclean = state.listed?.unclean ?? []
  const further = translating ? [translationsSubject] : []
  const { often, others } = subjectsOf(forms)
  const profession = professionOf(all)
  const wordings = wordingFiles(lang, texts.wording.groups)
  const wording = wordings.find(({ file }) => file === subject)
  const root = wording
    ? wordingForm(wording.title, subject, site.texts[subject] ?? '{}', profession)
    : forms[subjectOf(fileOf(subject))]
  const shown = wording ? root : nodeOf(forms, subject)
  const language = isTranslations(subject) ? partOf(subject) : undefined
  const section = { subject, draft, onBack: () => places.open(above(subject, !!wording)) }
  const index = (heading: string, subjects: readonly Subject[]) => (
    <SubjectIndex
      heading={heading}
      subjects={subjects}
      site={site}
      draft={draft}
      isWaiting={(name) => waitingOn(name, pending).length > 0}
      onOpen={places.open}
    />
  )
  return (
    <PreviewLayout
      texts={all}
      forms={forms}
      pictures={draft.pictures}
      media={media}
      subject={root && subject}
      language={language}
      proposal={proposal}
      onOpen={openPlace}
    >
      <div className={styles.page} data-form={subject !== '' || undefined}>
        <ReturnedNotice me={me} state={state} work={work} open={draft.id} />
        {unclean.length > 0 && (
          <p role="status">{refusalText({ error: 'unclean', files: unclean })}</p>
        )}
        {root && shown ? (
          <SubjectSection title={shown.title} {...section}>
            <p>{shown.description}</p>
            <HeldForm
              key={subject}
              me={me}
              waiting={waiting}
              draft={draft}
              work={work}
              file={fileOf(subject)}
            >
              {(onContinue) => (
                <SubjectForm
                  file={fileOf(subject)}
                  node={root}
                  forms={forms}
                  path={[partOf(subject) ?? []].flat()}
                  draft={draft}
                  waiting={waiting}
                  onContinue={onContinue}
                  findings={findings ?? undefined}
                  media={media}
                  canOpenDay={canPublish}
                  isRevealed={isRevealed}
                />
              )}
            </HeldForm>
          </SubjectSection>
        ) : subject === wordingSubject.name ? (
          <SubjectSection title={wordingSubject.title} {...section}>
            <WordingIndex
              files={wordings}
              textOf={draft.textOf}
              profession={profession}
              onOpen={openPlace}
            />
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
              published={state.listed?.published ?? []}
              clinic={me.clinic}
              target={places.entryTarget}
              onOpen={places.openLanguage}
            />
          </SubjectSection>
        ) : (
          <>
            <p>
              {draft.isEmpty || !draft.isKept
                ? texts[canPublish ? 'introOwn' : 'intro']
                : texts.draft[canPublish ? 'keptOwn' : 'kept']}
            </p>
            {index(texts.subjects.often, often)}
            <ProposalList me={me} state={state} work={work} preview={proposal}>
              {index(texts.subjects.others, [...others, wordingSubject, ...further])}
            </ProposalList>
          </>
        )}
      </div>
      <DraftBar
        me={me}
        state={state}
        work={work}
        subject={subject}
        draft={draft}
        findings={findings}
        isRevealed={isRevealed}
        becoming={translating?.becoming ?? []}
        recordOf={recordOf(forms, draft.textOf)}
        onOpen={({ file, path = [] }) => {
          const all = [...(findings?.faults ?? []), ...(findings?.warnings ?? [])]
          setRevealed(new Set(all.map((each) => JSON.stringify([each.file, each.path]))))
          openPlace(file, path)
        }}
        canPublish={canPublish}
        onProposals={places.openProposals}
      />
    </PreviewLayout>
  )
}
