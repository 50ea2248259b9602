import type { ClinicFile } from '../content/types.gen'

type Chat = NonNullable<ClinicFile['chat']>

/**
 * Where an app opens a conversation with a number. As documented by each: WhatsApp,
 * faq.whatsapp.com ("How to use click to chat"); Telegram, core.telegram.org/api/links
 * ("Phone number links").
 */
const places: Record<Chat['app'], string> = {
  whatsapp: 'https://wa.me/',
  telegram: 'https://t.me/+',
}

/** How the apps call themselves, in every language. */
export const chatAppNames: Record<Chat['app'], string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
}

/** The address of a chat with the clinic, with the greeting already typed in. */
export const chatHref = ({ app, phone, greeting }: Chat): string =>
  `${places[app]}${phone.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`
