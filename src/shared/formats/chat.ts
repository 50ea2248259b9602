/**
 * Chat links as documented: WhatsApp, faq.whatsapp.com ("How to use click to chat"); Telegram,
 * core.telegram.org/api/links ("Phone number links").
 */
const places = {
  whatsapp: 'https://wa.me/',
  telegram: 'https://t.me/+',
}

type ChatApp = keyof typeof places

export const chatAppNames: Record<ChatApp, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
}

/** The address of a chat with the greeting prefilled. */
export const chatHref = ({
  app,
  phone,
  greeting,
}: {
  app: ChatApp
  phone: string
  greeting: string
}): string => `${places[app]}${phone.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`
