import { useState } from 'react'
import controls from '../styles/Controls.module.css'
import { askEditor, sayRefusal } from './askEditor'
import { ConfirmWarnings, unconfirmed } from './ConfirmWarnings'
import type { Draft, Finding, Findings } from './contract'
import { sentFiles } from './draft/sentFiles'
import type { EditorDraft } from './draft/useDraft'
import type { Moved } from './versions/useVersions'
import { texts } from './words'

type SendDraftProps = {
  draft: EditorDraft
  findings: Findings | undefined
  onSent(): void
  /** The site has changed what the draft does. */
  onMoved(moved: Moved): void
}

/** Sends the draft as a proposal. What cannot be published cannot be sent; a warning is asked about once. */
export function SendDraft({ draft, findings, onSent, onMoved }: SendDraftProps) {
  const [doubts, setDoubts] = useState<Finding[]>([])
  const [isSending, setIsSending] = useState(false)
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const isEmpty = Object.keys(draft.texts).length === 0
  const isReady = findings?.faults.length === 0

  /** Sends it, unless there is something to be asked before. */
  async function ask() {
    const left = unconfirmed(findings?.warnings ?? [])
    if (left.length > 0) setDoubts(left)
    else await send()
  }

  async function send() {
    setIsSending(true)
    setFault('')
    setSaid('')
    const body: Draft = { id: draft.id, ...sentFiles(draft) }
    const refused = await askEditor('/proposals', body)
    setIsSending(false)
    if (refused?.error === 'moved') return onMoved(refused)
    if (refused) return setFault(sayRefusal(refused))
    setSaid(texts.draft.sent)
    draft.discard()
    onSent()
  }

  return (
    <section>
      {!isEmpty && draft.isKept && <p>{texts.draft.kept}</p>}
      <p className={controls.fault} role="alert">
        {draft.isKept ? '' : texts.draft.unkept}
      </p>
      {doubts.length > 0 && (
        <ConfirmWarnings
          warnings={doubts}
          onSure={() => void send()}
          onClose={() => setDoubts([])}
        />
      )}
      <p className={controls.buttons}>
        <button
          type="button"
          className={controls.primary}
          disabled={isEmpty || !isReady || isSending}
          onClick={() => void ask()}
        >
          {texts.draft.send}
        </button>
        <button
          type="button"
          className={controls.secondary}
          disabled={!draft.canUndo}
          onClick={draft.undo}
        >
          {texts.undo}
        </button>
        <button
          type="button"
          className={controls.quiet}
          disabled={isEmpty}
          onClick={() => draft.discard()}
        >
          {texts.draft.discard}
        </button>
      </p>
      <p role="status">{said}</p>
      <p className={controls.fault} role="alert">
        {fault}
      </p>
    </section>
  )
}
