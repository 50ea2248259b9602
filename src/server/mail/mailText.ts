import type { ServerFacts } from '../facts'
import { fill } from '../readJson'
import type { DueMail } from '../store/outbox'
import { visiblePhone } from '../visible'

export type MailText = { subject: string; text: string }

/** A mail passes through many hands: it tells reference, phone and language, the rest is at the desk. */
export function mailText(
  { strings, locale }: Pick<ServerFacts, 'strings' | 'locale'>,
  { reference, phone, language, repeated }: Omit<DueMail, 'requestId' | 'messageId' | 'attempt'>,
): MailText {
  const { mail } = strings
  const lines = [
    fill(mail.reference, { reference }),
    fill(mail.phone, { phone: visiblePhone(phone) }),
  ]
  if (language !== '') {
    const names = new Intl.DisplayNames([locale.lang], { type: 'language' })
    lines.push(fill(mail.language, { language: names.of(language) ?? language }))
  }
  return {
    subject: fill(mail.subject, { reference }),
    text: `${[...lines, ...(repeated ? [mail.repeated] : [])].join('\n')}\n`,
  }
}
