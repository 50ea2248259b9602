import type { ReactNode } from 'react'
import { clinic } from '../../content'
import { chatAppNames, chatHref } from '../../formats/chat'
import { NewTabLink } from './NewTabLink'

/** The name of the app the clinic chats in; undefined when it does not. */
export const chatApp = clinic.chat && chatAppNames[clinic.chat.app]

/** Opens the chat with the clinic; nothing where there is none. */
export function ChatLink({ className, children }: { className?: string; children: ReactNode }) {
  if (!clinic.chat) return null
  return (
    <NewTabLink className={className} href={chatHref(clinic.chat)}>
      {children}
    </NewTabLink>
  )
}
