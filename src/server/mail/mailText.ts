import type { ServerFacts } from '../../content/loading/clinicFacts'
import { displayPhone } from '../../shared/displayText'
import { fill } from '../../shared/formats/fill'
import type { DueMail } from '../storage/outbox'

export type MailText = { subject: string; text: string }

/** Mail is not confidential: reference, phone and language only. */
export function mailText(
  { strings, locale }: Pick<ServerFacts, 'strings' | 'locale'>,
  { reference, phone, language, repeated }: Omit<DueMail, 'requestId' | 'messageId' | 'attempt'>,
): MailText {
  const { mail } = strings
  const lines = [
    fill(mail.reference, { reference }),
    fill(mail.phone, { phone: displayPhone(phone) }),
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
