import type { ServerFacts } from '../facts'
import { fill } from '../readJson'
import type { DueMail } from '../store/outbox'
import { visible } from '../visible'

export type MailText = { subject: string; text: string }

/** A mail passes through many hands: it tells reference and phone, the rest is at the desk. */
export function mailText(
  { strings }: Pick<ServerFacts, 'strings'>,
  { reference, phone, repeated }: Pick<DueMail, 'reference' | 'phone' | 'repeated'>,
): MailText {
  const { mail } = strings
  const lines = [fill(mail.reference, { reference }), fill(mail.phone, { phone: visible(phone) })]
  return {
    subject: fill(mail.subject, { reference }),
    text: `${[...lines, ...(repeated ? [mail.repeated] : [])].join('\n')}\n`,
  }
}
