import { useRef, useState } from 'react'
import { fill } from '../lib/words'
import controls from '../styles/Controls.module.css'
import { ConfirmWarnings, unconfirmed } from './ConfirmWarnings'
import type { Finding, Findings } from './contract'
import styles from './DraftBar.module.css'
import type { EditorDraft } from './draft/useDraft'
import { useSending } from './draft/useSending'
import { FindingList, isHint } from './FindingList'
import { SureDialog } from './SureDialog'
import { BecomingStale } from './translations/BecomingStale'
import type { Becoming } from './translations/verdicts'
import { useRoomBelow } from './useRoomBelow'
import type { Moved } from './versions/useVersions'
import { texts } from './words'

type DraftBarProps = {
  draft: EditorDraft
  findings: Findings | undefined
  /** Translations that it makes stale. */
  becoming: readonly Becoming[]
  /** What the record of a finding is called. */
  recordOf(finding: Finding): string | undefined
  onOpen(place: Pick<Finding, 'file' | 'path'>): void
  onSent(): void
  /** The site has changed what the draft does. */
  onMoved(moved: Moved): void
  /** Shows the proposals. */
  onProposals(): void
}

/**
 * What becomes of the draft, always in sight: whether it can be sent, what was done last, and
 * the way out. What cannot be published cannot be sent; a warning is asked about once.
 */
export function DraftBar({ draft, findings, becoming, recordOf, ...on }: DraftBarProps) {
  const [doubts, setDoubts] = useState<Finding[]>([])
  const [isDiscarding, setIsDiscarding] = useState(false)
  const { send, isSending, said, fault, say } = useSending(draft, on)
  const isEmpty = Object.keys(draft.texts).length === 0
  const sayAt = (finding: Finding) => {
    const record = recordOf(finding)
    const { sentence } = finding
    return record === undefined ? sentence : fill(texts.faults.at, { record, sentence })
  }

  /** Sends it, unless there is something to be asked before. */
  async function ask() {
    const left = unconfirmed(findings?.warnings.filter((each) => !isHint(each)) ?? [])
    if (left.length > 0) setDoubts(left)
    else await send()
  }

  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar)
  const news = draft.said || (isEmpty ? said : '')
  const isShown = !isEmpty || news !== '' || fault !== ''
  return (
    <section ref={bar} className={styles.bar} aria-label={texts.draft.label} data-shown={isShown}>
      <p className={controls.fault} role="alert">
        {draft.isKept ? '' : texts.draft.unkept}
      </p>
      <p className={controls.fault} role="alert">
        {fault}
      </p>
      <div className={styles.news}>
        <p role="status">{news}</p>
        {news === texts.draft.sent && (
          <button
            type="button"
            className={controls.quiet}
            onClick={() => {
              say('')
              on.onProposals()
            }}
          >
            {texts.draft.see}
          </button>
        )}
      </div>
      {!isEmpty && (
        <>
          <FindingList findings={findings} sayAt={sayAt} onOpen={on.onOpen} />
          <BecomingStale becoming={becoming} onOpen={on.onOpen} />
          <p className={controls.buttons}>
            <button
              type="button"
              className={controls.primary}
              disabled={findings?.faults.length !== 0 || isSending}
              onClick={() => void ask()}
            >
              {isSending ? texts.draft.sending : texts.draft.send}
            </button>
            <button
              type="button"
              className={controls.secondary}
              disabled={!draft.canUndo}
              onClick={draft.undo}
            >
              {texts.undo}
            </button>
            <button type="button" className={controls.quiet} onClick={() => setIsDiscarding(true)}>
              {texts.draft.discard}
            </button>
          </p>
        </>
      )}
      {doubts.length > 0 && (
        <ConfirmWarnings
          warnings={doubts}
          sayAt={sayAt}
          onSure={() => void send()}
          onClose={() => setDoubts([])}
        />
      )}
      {isDiscarding && (
        <SureDialog
          heading={texts.draft.sure.heading}
          yes={texts.draft.sure.yes}
          no={texts.cancel}
          onYes={() => {
            draft.discard()
            say(texts.draft.discarded)
          }}
          onClose={() => setIsDiscarding(false)}
        >
          <p>{texts.draft.sure.text}</p>
        </SureDialog>
      )}
    </section>
  )
}
