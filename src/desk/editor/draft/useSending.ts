import { useState } from 'react'
import { askEditor, sayRefusal } from '../askEditor'
import type { Draft } from '../contract'
import type { Moved } from '../versions/useVersions'
import { texts } from '../words'
import { sentFiles } from './sentFiles'
import type { EditorDraft } from './useDraft'

type Sent = { onSent(): void; onMoved(moved: Moved): void }

/** Sending the draft as a proposal, and what is said of it. */
export function useSending(draft: EditorDraft, { onSent, onMoved }: Sent) {
  const [isSending, setIsSending] = useState(false)
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')

  async function send() {
    setIsSending(true)
    setFault('')
    setSaid('')
    const body: Draft = { id: draft.id, ...sentFiles(draft) }
    const refused = await askEditor('/proposals', body)
    setIsSending(false)
    if (refused?.error === 'moved') return onMoved(refused)
    if (refused) return setFault(sayRefusal(refused))
    draft.discard()
    setSaid(texts.draft.sent)
    onSent()
  }
  return {
    send,
    isSending,
    said,
    fault,
    /** Says what became of a draft that is no more. */
    say(text: string) {
      setFault('')
      setSaid(text)
    },
  }
}
