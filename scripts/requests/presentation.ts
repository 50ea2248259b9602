import { requestOf } from '../../src/appointment/schema.ts'
import { fill } from '../../src/server/readJson.ts'
import type { MailRecord } from '../../src/server/store/outbox.ts'
import type { StoredRequest } from '../../src/server/store/requestTypes.ts'
import { visible } from '../../src/server/visible.ts'
import type { DeskWords } from './words.ts'

export type Column = keyof DeskWords['columns']
export type Cells = Record<Column, string>

const istanbul = new Intl.DateTimeFormat('tr', {
  timeZone: 'Europe/Istanbul',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A stored time as the clinic's clock showed it: `21.11.2026 03:15`. */
export const localTime = (stored: string): string => istanbul.format(new Date(stored))

/**
 * A Turkish number as it is dialled, `0532 000 00 00`, however it was typed;
 * any other as it was typed.
 */
export function dialled(phone: string): string {
  const digits = phone.replace(/[\s().\-/]/g, '')
  const national = /^(?:\+90|0090|90|0)?([2-58]\d{9})$/.exec(digits)?.[1]
  return national ? `0${national}`.replace(/^(\d{4})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4') : phone
}

/** A request as the desk shows it, cell by cell. */
export function present(request: StoredRequest, words: DeskWords, mail?: MailRecord): Cells {
  const { doneAt, unlisted, repeated } = request
  return {
    reference: request.reference,
    receivedAt: localTime(request.receivedAt),
    ...requestOf((field) => visible(field === 'phone' ? dialled(request.phone) : request[field])),
    state: doneAt ? `${words.states.done} ${localTime(doneAt)}` : words.states.open,
    unlisted: words.unlisted[unlisted ? 'yes' : 'no'],
    repeated: words.repeated[repeated ? 'yes' : 'no'],
    mail: presentMail(mail, words.mail),
  }
}

function presentMail(mail: MailRecord | undefined, words: DeskWords['mail']): string {
  if (!mail) return words.none
  if (mail.deliveredAt) return `${words.delivered} ${localTime(mail.deliveredAt)}`
  return fill(words.waiting, { attempts: String(mail.attempts), fault: mail.fault ?? '-' })
}
