import { useState } from 'react'
import type { Draft } from '../../contract/contract'
import { callEditor, refusalText } from '../callEditor'
import type { ConflictRefusal } from '../conflicts/useConflicts'
import type { SentDraft, ShownPublication } from '../publication/usePublication'
import { texts as words } from '../text'
import { encodedFiles } from './changes'
import type { EditorDraft } from './useDraft'

type Sent = {
  canPublish: boolean
  publication: ShownPublication
  /** Loads the proposals, so that the form shows the sent one instead of the site's values. */
  onSent(): Promise<unknown>
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
    const { id, base, texts, changes, revision } = draft
    setIsSending(true)
    setFault('')
    setMessage('')
    const body: Draft = { id, ...encodedFiles(base, changes) }
    const refused = await callEditor('POST /editor/proposals', {}, body)
    if (refused) {
      setIsSending(false)
      return refused.error === 'moved' ? on.onConflict(refused) : setFault(refusalText(refused))
    }
    if (!on.canPublish) await on.onSent()
    // The proposal and an edited draft have the same id: sending it again updates the proposal.
    const isWhole = draft.discard(revision)
    if (on.canPublish) await publish({ id, texts })
    else setMessage(isWhole ? words.draft.sent : words.draft.sentPart)
    setIsSending(false)
  }

  async function publish(sent: SentDraft) {
    const { id } = sent
    const approval = callEditor('POST /editor/proposals/:id/approve', { id })
    const refused = await on.publication.run(id, approval, sent)
    if (!refused) return
    await on.onSent()
    setFault(refusalText(refused))
    setMessage(words.draft.waits)
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
