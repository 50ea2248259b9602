import { useRef, useState } from 'react'
import { Button } from '../../desk/client/kit/Controls'
import controls from '../../desk/client/kit/Controls.module.css'
import { ConfirmDialog } from '../../desk/client/kit/Dialog'
import { fill } from '../../desk/client/kit/text'
import type { Finding, Findings } from '../contract/contract'
import { ConfirmWarnings, unconfirmed } from './ConfirmWarnings'
import type { ConflictRefusal } from './conflicts/useConflicts'
import styles from './DraftBar.module.css'
import type { EditorDraft } from './draft/useDraft'
import { useSendDraft } from './draft/useSendDraft'
import { FindingList, isHint } from './FindingList'
import { texts } from './text'
import { StaleTexts } from './translations/StaleTexts'
import type { StaleLanguage } from './translations/textStatus'
import { useRoomBelow } from './useRoomBelow'

type DraftBarProps = {
  draft: EditorDraft
  findings: Findings | undefined
  /** The translations that the draft makes stale. */
  becoming: readonly StaleLanguage[]
  /** The name of a finding's record. */
  recordOf(finding: Finding): string | undefined
  onOpen(place: Pick<Finding, 'file' | 'path'>): void
  onSent(): void
  /** The site and the draft changed the same records. */
  onConflict(moved: ConflictRefusal): void
  onProposals(): void
}

/**
 * The draft's state and actions at the foot of the window. Errors disable sending; new warnings
 * need one confirmation.
 */
export function DraftBar({ draft, findings, becoming, recordOf, ...on }: DraftBarProps) {
  const [toConfirm, setToConfirm] = useState<Finding[]>([])
  const [isDiscarding, setIsDiscarding] = useState(false)
  const { send, isSending, message, fault, show } = useSendDraft(draft, on)
  const isEmpty = Object.keys(draft.texts).length === 0
  const findingText = (finding: Finding) => {
    const record = recordOf(finding)
    const { sentence } = finding
    return record === undefined ? sentence : fill(texts.faults.at, { record, sentence })
  }

  /** Sends the draft, after a confirmation if there are new warnings. */
  async function confirmAndSend() {
    const left = unconfirmed(findings?.warnings.filter((each) => !isHint(each)) ?? [])
    if (left.length > 0) setToConfirm(left)
    else await send()
  }

  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar)
  const news = draft.message || (isEmpty ? message : '')
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
          <Button
            look="quiet"
            onClick={() => {
              show('')
              on.onProposals()
            }}
          >
            {texts.draft.see}
          </Button>
        )}
      </div>
      {!isEmpty && (
        <>
          <FindingList findings={findings} findingText={findingText} onOpen={on.onOpen} />
          <StaleTexts becoming={becoming} onOpen={on.onOpen} />
          <p className={controls.buttons}>
            <Button
              look="primary"
              disabled={findings?.faults.length !== 0 || isSending}
              onClick={() => void confirmAndSend()}
            >
              {isSending ? texts.draft.sending : texts.draft.send}
            </Button>
            <Button look="secondary" disabled={!draft.canUndo} onClick={draft.undo}>
              {texts.undo}
            </Button>
            <Button look="quiet" onClick={() => setIsDiscarding(true)}>
              {texts.draft.discard}
            </Button>
          </p>
        </>
      )}
      {toConfirm.length > 0 && (
        <ConfirmWarnings
          warnings={toConfirm}
          findingText={findingText}
          onSure={() => void send()}
          onClose={() => setToConfirm([])}
        />
      )}
      {isDiscarding && (
        <ConfirmDialog
          heading={texts.draft.sure.heading}
          yes={texts.draft.sure.yes}
          no={texts.cancel}
          onYes={() => {
            draft.discard()
            show(texts.draft.discarded)
          }}
          onClose={() => setIsDiscarding(false)}
        >
          <p>{texts.draft.sure.text}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
