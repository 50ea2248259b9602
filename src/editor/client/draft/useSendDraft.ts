import { useState } from 'react'
import type { Draft } from '../../contract/contract'
import { callEditor, refusalText } from '../callEditor'
import type { ConflictRefusal } from '../conflicts/useConflicts'
import type { ShownPublication } from '../publication/usePublication'
import { texts } from '../text'
import { encodedFiles } from './changes'
import type { EditorDraft } from './useDraft'

type Sent = {
  canPublish: boolean
  publication: ShownPublication
  onSent(): void
  onConflict(moved: ConflictRefusal): void
}

/**
 * Sends the draft as a proposal; a manager's is published at once. What is typed while it is sent
 * stays in the draft.
 */
export function useSendDraft(draft: EditorDraft, on: Sent) {
  const [isSending, setIsSending] = useState(false)
  const [message, setMessage] = useState('')
  const [fault, setFault] = useState('')

  async function send() {
    const { id, base, changes, revision } = draft
    setIsSending(true)
    setFault('')
    setMessage('')
    const body: Draft = { id, ...encodedFiles(base, changes) }
    const refused = await callEditor('POST /editor/proposals', {}, body)
    if (refused) {
      setIsSending(false)
      return refused.error === 'moved' ? on.onConflict(refused) : setFault(refusalText(refused))
    }
    // The proposal and an edited draft have the same id: sending it again updates the proposal.
    const isWhole = draft.discard(revision)
    if (on.canPublish) await publish(id)
    else setMessage(isWhole ? texts.draft.sent : texts.draft.sentPart)
    setIsSending(false)
    on.onSent()
  }

  async function publish(id: string) {
    const approval = callEditor('POST /editor/proposals/:id/approve', { id })
    const refused = await on.publication.run(id, approval)
    if (!refused) return
    setFault(refusalText(refused))
    setMessage(texts.draft.waits)
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
