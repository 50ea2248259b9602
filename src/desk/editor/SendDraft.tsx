import { useState } from 'react'
import controls from '../styles/Controls.module.css'
import { askEditor } from './askEditor'
import { ConfirmWarnings, unconfirmed } from './ConfirmWarnings'
import type { Draft, Finding, Findings } from './contract'
import type { EditorDraft } from './draft/useDraft'
import { texts } from './words'

type SendDraftProps = { draft: EditorDraft; findings: Findings | undefined; onSent(): void }

/** Sends the draft as a proposal. What cannot be published cannot be sent; a warning is asked about once. */
export function SendDraft({ draft, findings, onSent }: SendDraftProps) {
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
    const files = [...draft.changes].map(([file, bytes]) => ({
      file,
      bytes: bytes && base64(bytes),
    }))
    const body: Draft = { id: draftId(), base: draft.base, files }
    const refusal = await askEditor('/proposals', body)
    setIsSending(false)
    if (refusal) return setFault(texts.refusals[refusal])
    localStorage.removeItem(idKey)
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

const idKey = 'editor-draft-id'

/** The same until the draft has arrived: sent again after a broken connection it is one proposal. */
function draftId(): string {
  const id = localStorage.getItem(idKey) ?? crypto.randomUUID()
  localStorage.setItem(idKey, id)
  return id
}

/** So many bytes are turned into letters at once: a call takes only so many arguments. */
const STRETCH = 0x8000

function base64(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += STRETCH)
    letters += String.fromCharCode(...bytes.subarray(at, at + STRETCH))
  return btoa(letters)
}
