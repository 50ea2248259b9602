import { requestOf } from '../../src/appointment/schema.ts'
import type { CountryCode } from '../../src/country/countries.ts'
import { readPhone } from '../../src/country/phone.ts'
import { fill } from '../../src/server/readJson.ts'
import type { MailRecord } from '../../src/server/store/outbox.ts'
import type { StoredRequest } from '../../src/server/store/requestTypes.ts'
import { visible } from '../../src/server/visible.ts'
import type { DeskWords } from './words.ts'

export type Column = keyof DeskWords['columns']
export type Cells = Record<Column, string>

/** Where the desk stands: its clock, and how a number is dialled there. */
export type DeskPlace = { language: string; timeZone: string; country: CountryCode }

/** A stored time as the clinic's clock showed it: `21.11.2026 03:15`. */
export const localTime = (stored: string, { language, timeZone }: DeskPlace): string =>
  new Intl.DateTimeFormat(language, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(stored))

/** A number of the country as it is dialled, `0532 000 00 00`, however it was typed; any other as it was typed. */
export const dialled = (phone: string, country: CountryCode): string =>
  readPhone(phone, country)?.national ?? phone

/** A request as the desk shows it, cell by cell. */
export function present(
  request: StoredRequest,
  words: DeskWords,
  place: DeskPlace,
  mail?: MailRecord,
): Cells {
  const { doneAt, unlisted, repeated } = request
  const at = (stored: string) => localTime(stored, place)
  const phone = dialled(request.phone, place.country)
  return {
    reference: request.reference,
    receivedAt: at(request.receivedAt),
    ...requestOf((field) => visible(field === 'phone' ? phone : request[field])),
    state: doneAt ? `${words.states.done} ${at(doneAt)}` : words.states.open,
    unlisted: words.unlisted[unlisted ? 'yes' : 'no'],
    repeated: words.repeated[repeated ? 'yes' : 'no'],
    mail: presentMail(mail, words.mail, at),
  }
}

function presentMail(
  mail: MailRecord | undefined,
  words: DeskWords['mail'],
  at: (stored: string) => string,
): string {
  if (!mail) return words.none
  if (mail.deliveredAt) return `${words.delivered} ${at(mail.deliveredAt)}`
  return fill(words.waiting, { attempts: String(mail.attempts), fault: mail.fault ?? '-' })
}
