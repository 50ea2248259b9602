import type { ReactNode } from 'react'
import type { ClinicFile } from '../../../content/types.gen'
import { chatAppNames, chatHref } from '../../../shared/formats/chat'
import { useSite } from '../../siteContext'
import { NewTabLink } from './NewTabLink'

/** The name of the clinic's chat app; undefined without one. */
export const chatApp = ({ chat }: Pick<ClinicFile, 'chat'>): string | undefined =>
  chat && chatAppNames[chat.app]

/** A link to the clinic's chat; renders nothing without one. */
export function ChatLink({ className, children }: { className?: string; children: ReactNode }) {
  const { chat } = useSite().clinic
  if (!chat) return null
  return (
    <NewTabLink className={className} href={chatHref(chat)}>
      {children}
    </NewTabLink>
  )
}
