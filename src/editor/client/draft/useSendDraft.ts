import { useState } from 'react'
import type { Draft } from '../../contract/contract'
import { callEditor, refusalText } from '../callEditor'
import type { ConflictRefusal } from '../conflicts/useConflicts'
import { texts } from '../text'
import { encodedFiles } from './changes'
import type { EditorDraft } from './useDraft'

type Sent = { onSent(): void; onConflict(moved: ConflictRefusal): void }

/** Sends the draft as a proposal. */
export function useSendDraft(draft: EditorDraft, { onSent, onConflict }: Sent) {
  const [isSending, setIsSending] = useState(false)
  const [message, setMessage] = useState('')
  const [fault, setFault] = useState('')

  async function send() {
    setIsSending(true)
    setFault('')
    setMessage('')
    const body: Draft = { id: draft.id, ...encodedFiles(draft.base, draft.changes) }
    const refused = await callEditor('POST /editor/proposals', {}, body)
    setIsSending(false)
    if (refused?.error === 'moved') return onConflict(refused)
    if (refused) return setFault(refusalText(refused))
    draft.discard()
    setMessage(texts.draft.sent)
    onSent()
  }
  return {
    send,
    isSending,
    message,
    fault,
    /** Shows a message about a draft that is gone. */
    show(text: string) {
      setFault('')
      setMessage(text)
    },
  }
}
