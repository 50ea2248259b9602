import type { ServerFacts } from '../facts'
import { fill } from '../readJson'
import type { DueMail } from '../store/outbox'

export type MailText = { subject: string; text: string }

/** A mail passes through many hands: it tells reference and phone, the rest is at the desk. */
export function mailText(
  { strings }: Pick<ServerFacts, 'strings'>,
  { reference, phone }: Pick<DueMail, 'reference' | 'phone'>,
): MailText {
  const { mail } = strings
  return {
    subject: fill(mail.subject, { reference }),
    text: `${fill(mail.reference, { reference })}\n${fill(mail.phone, { phone })}\n`,
  }
}
