import { useEffect, useRef, useState } from 'react'
import type { LanguageChange } from '../../content/translation/consequences'
import { Alert, Button } from '../../desk/client/kit/Controls'
import controls from '../../desk/client/kit/Controls.module.css'
import { useQuestion } from '../../desk/client/kit/Dialog'
import type { Me } from '../../desk/contract/contract'
import { fill } from '../../shared/formats/fill'
import type { Finding } from '../contract/contract'
import { ConfirmWarnings, unconfirmed } from './ConfirmWarnings'
import { refusalText } from './callEditor'
import styles from './DraftBar.module.css'
import type { EditorDraft } from './draft/useDraft'
import { FindingList, isHint, isUnfilled } from './FindingList'
import { PublicationStatus } from './publication/PublicationStatus'
import { ReloadButton } from './ReloadButton'
import { texts } from './text'
import { LanguageChanges } from './translations/LanguageChanges'
import type { DraftFindings } from './useDraftFindings'
import { useMending } from './useMending'
import { useRoomBelow } from './useRoomBelow'
import type { EditorWork } from './work/work'
import { isPublishing, ownReturned, type Work } from './work/workState'

type DraftBarProps = {
  me: Me
  /** The open form: messages end with it. */
  subject: string
  /** Whether this account publishes its draft in one step. */
  canPublish: boolean
  state: Work
  work: EditorWork
  draft: EditorDraft
  /** Null: the validator failed. */
  findings: DraftFindings | null | undefined
  /** Whether an error shows at its field although the field was not left yet. */
  isRevealed(finding: Finding): boolean
  /** The translations that the draft makes stale. */
  becoming: readonly LanguageChange[]
  /** The name of a finding's record. */
  recordOf(finding: Finding): string | undefined
  onOpen(place: Pick<Finding, 'file' | 'path'>): void
  onProposals(): void
}

/**
 * The draft's state and actions at the foot of the window. Errors disable sending; new warnings
 * need one confirmation. Fields that are not filled in yet become errors when it is sent.
 */
export function DraftBar({ state, work, draft, findings, becoming, ...on }: DraftBarProps) {
  const [toConfirm, setToConfirm] = useState<Finding[]>([])
  const { ask, question } = useQuestion()
  const { exchange, refusal } = state
  const isSending = exchange.kind === 'sending'
  const isReturned = ownReturned(state).some(({ id }) => id === draft.id)
  const message = state.news ? texts.draft[state.news] : ''
  const { isEmpty } = draft
  const labels = on.canPublish
    ? { send: texts.draft.publish, busy: texts.draft.publishing }
    : { send: texts.draft.send, busy: texts.draft.sending }
  const findingText = (finding: Finding) => {
    const record = on.recordOf(finding)
    const { sentence } = finding
    return record === undefined ? sentence : fill(texts.faults.at, { record, sentence })
  }

  /**
   * Sends the draft, after its mending, and a confirmation if there are new warnings; opens the first
   * error if there is one.
   */
  async function confirmAndSend(before?: number) {
    if (mend(before)) return
    const [first] = findings?.faults ?? []
    if (first) return on.onOpen(first)
    const left = unconfirmed(findings?.warnings.filter((each) => !isHint(each)) ?? [])
    if (left.length > 0) setToConfirm(left)
    else await work.send()
  }

  const { mend, mendedId } = useMending(draft, findings, (before) => void confirmAndSend(before))
  const faults = (findings?.faults ?? []).filter(
    (each) => on.isRevealed(each) || !isUnfilled(each, draft),
  )
  const bar = useRef<HTMLElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (message !== '') status.current?.focus()
  }, [message])
  // A button that had the focus is gone or disabled.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) bar.current?.focus()
  })
  const isBusy = isSending || isPublishing(state)
  const canSend = !isEmpty && findings && faults.length === 0 && !isBusy
  useSaveKey(isEmpty ? undefined : () => (canSend ? void confirmAndSend() : bar.current?.focus()))
  useRoomBelow(bar)
  const isSent = isEmpty || message === texts.draft.sentPart
  /** The revision of the draft whose message was closed. */
  const [closed, setClosed] = useState(-1)
  const news = (draft.revision > closed && draft.message) || (isSent ? message : '')
  const isNoted = mendedId !== '' && (mendedId === draft.id || (isEmpty && news !== ''))
  const told = state.told ? texts.proposals.told[state.told] : ''
  function closeMessages() {
    setClosed(draft.revision)
    work.readNews()
    if (state.publication?.state === 'published') work.dismiss()
  }
  const lastSubject = useRef(on.subject)
  useEffect(() => {
    if (lastSubject.current !== on.subject) closeMessages()
    lastSubject.current = on.subject
  })
  const isShown =
    !isEmpty || news !== '' || told !== '' || refusal !== undefined || state.publication !== null
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={texts.draft.label}
      data-shown={isShown}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        hadFocus.current = relatedTarget === null
      }}
    >
      <Alert>{draft.isKept ? '' : texts.draft.unkept}</Alert>
      <Alert>{refusal && refusalText(refusal)}</Alert>
      <PublicationStatus state={state} work={work} me={on.me} />
      <p role="status">{exchange.kind === 'sending' && exchange.isSlow && texts.draft.slow}</p>
      <div className={styles.state}>
        <div className={styles.news}>
          <p ref={status} role="status" tabIndex={-1}>
            {[news, isNoted && texts.draft.mended].filter(Boolean).join(' ')}
          </p>
          <p role="status">{told}</p>
          {(news === texts.draft.sent || news === texts.draft.waits) && (
            <Button
              look="quiet"
              onClick={() => {
                work.readNews()
                on.onProposals()
              }}
            >
              {texts.draft.see}
            </Button>
          )}
          {(news !== '' || told !== '') && (
            <Button look="quiet" onClick={closeMessages}>
              {texts.publication.close}
            </Button>
          )}
        </div>
        {!isEmpty && (
          <>
            {findings === null ? (
              <Alert>
                {texts.faults.lost} <ReloadButton />
              </Alert>
            ) : (
              <FindingList
                findings={findings}
                faults={faults}
                findingText={findingText}
                onOpen={on.onOpen}
              />
            )}
            <LanguageChanges changes={becoming} onOpen={on.onOpen} />
          </>
        )}
      </div>
      {!isEmpty && (
        <p className={controls.buttons}>
          <Button
            look="primary"
            disabled={!canSend}
            aria-keyshortcuts="Control+S"
            title={texts.draft.keys}
            onClick={() => void confirmAndSend()}
          >
            {isSending ? labels.busy : labels.send}
          </Button>
          <Button look="secondary" disabled={!draft.canUndo} onClick={draft.undo}>
            {texts.undo}
          </Button>
          <Button
            look="quiet"
            onClick={() =>
              ask({
                ...texts.draft.sure,
                text: texts.draft.sure[isReturned ? 'returned' : 'text'],
                onYes: () => void work.discard(),
              })
            }
          >
            {texts.draft.discard}
          </Button>
        </p>
      )}
      {toConfirm.length > 0 && (
        <ConfirmWarnings
          warnings={toConfirm}
          findingText={findingText}
          onSure={() => void work.send()}
          onClose={() => setToConfirm([])}
        />
      )}
      {question}
    </section>
  )
}

/** Runs `save` on Ctrl+S, or Cmd+S on a Mac, instead of the browser; undefined leaves it to the browser. */
function useSaveKey(save: (() => void) | undefined): void {
  useEffect(() => {
    if (!save) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [save])
}
