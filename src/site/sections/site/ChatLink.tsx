import type { ReactNode } from 'react'
import { clinic } from '../../../content'
import { chatAppNames, chatHref } from '../../../shared/formats/chat'
import { NewTabLink } from './NewTabLink'

/** The name of the clinic's chat app; undefined without one. */
export const chatApp = (): string | undefined => clinic.chat && chatAppNames[clinic.chat.app]

/** A link to the clinic's chat; renders nothing without one. */
export function ChatLink({ className, children }: { className?: string; children: ReactNode }) {
  if (!clinic.chat) return null
  return (
    <NewTabLink className={className} href={chatHref(clinic.chat)}>
      {children}
    </NewTabLink>
  )
}
