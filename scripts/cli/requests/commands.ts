import { chmodSync, writeFileSync } from 'node:fs'
import {
  type DeskPlace,
  localTime,
  presenter,
  requestSheet,
  type SheetWords,
  sheetColumns,
} from '../../../src/desk/server/sheet.ts'
import type { MailRecord } from '../../../src/server/storage/outbox.ts'
import type { StoredRequest } from '../../../src/server/storage/requests.ts'
import type { RequestStore } from '../../../src/server/storage/store.ts'
import { displayPhone, displayText } from '../../../src/shared/displayText.ts'
import { fill } from '../../../src/shared/formats/fill.ts'
import { requestFields } from '../../../src/shared/requestSchema.ts'
import { table } from '../terminal.ts'

export type DeskWords = SheetWords

/** `print` writes lines, `write` raw output. */
export type Desk = {
  store: RequestStore
  words: DeskWords
  place: DeskPlace
  retentionDays: number
  /** Of an appointment without a length. */
  usualMinutes: number
  print(lines: string): void
  write(text: string): void
}

/** Requests listed without `all`. */
const newest = 50
const day = 24 * 60 * 60_000
const listed = ['reference', 'receivedAt', ...requestFields, 'state', 'appointmentDoctor'] as const
const shown = [...sheetColumns, 'mail'] as const

/** Newest first; fifty without `all`. */
export async function list(desk: Desk, all: boolean): Promise<void> {
  const { store, words, print } = desk
  const requests = await store.list()
  if (requests.length === 0) return print(words.none)
  const some = all ? requests : requests.slice(0, newest)
  const cells = some.map(presenter(words, desk.place))
  const rows = cells.map((each) => listed.map((column) => displayText(each[column])))
  print(table(headings(listed, words), rows))
  const rest = requests.length - some.length
  if (rest > 0) print(`\n${fill(words.more, { count: String(rest) })}`)
}

/** Prints all fields of a request, the phone as it was typed. */
export async function show(desk: Desk, reference: string): Promise<void> {
  const { store, words, place, print } = desk
  const request = await findRequest(desk, reference)
  const mail = mailText(await store.outbox.find(request.id), words.mail, localTime(place))
  const present = presenter(words, place)
  const cells = { ...present(request), phone: displayPhone(request.phone), mail }
  const width = Math.max(...headings(shown, words).map(({ length }) => length))
  for (const column of shown)
    print(`${words.columns[column].padEnd(width)}  ${displayText(cells[column])}`)
}

/** Marks a request as done. Idempotent. */
export async function done(desk: Desk, reference: string): Promise<void> {
  const { store, words, print } = desk
  const request = await findRequest(desk, reference)
  await store.markDone(request.reference)
  print(fill(words.marked, { reference: request.reference }))
}

/** All requests as CSV, into a private `file` or to the output. */
export async function exportCsv(desk: Desk, file?: string): Promise<void> {
  const { store, words, place, print, write } = desk
  const requests = await store.list()
  const text = await requestSheet(requests, words, place)
  if (file === undefined) return write(text)
  writeFileSync(file, text, { mode: 0o600 })
  chmodSync(file, 0o600)
  print(fill(words.exported, { count: String(requests.length), file }))
}

/** Deletes what the server would delete today. */
export async function purge(desk: Desk): Promise<void> {
  const { store, words, place, retentionDays, usualMinutes, print } = desk
  const agreed = { timeZone: place.timeZone, usualMinutes }
  const { removed, held, wiped } = await store.purge(retentionDays * day, agreed)
  if (!wiped) throw new Error(words.stillRead)
  print(fill(words.purged, { count: String(removed), days: String(retentionDays) }))
  if (held > 0) print(fill(words.held, { count: String(held) }))
}

const headings = (columns: readonly (keyof DeskWords['columns'])[], words: DeskWords): string[] =>
  columns.map((column) => words.columns[column])

function mailText(
  mail: MailRecord | undefined,
  words: DeskWords['mail'],
  at: (stored: string) => string,
): string {
  if (!mail) return words.none
  if (mail.deliveredAt) return `${words.delivered} ${at(mail.deliveredAt)}`
  return fill(words.waiting, { attempts: String(mail.attempts), fault: mail.fault ?? '-' })
}

/** Typed references may lack the dash or capitals. */
async function findRequest({ store, words }: Desk, typed: string): Promise<StoredRequest> {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const request = await store.find(`${letters.slice(0, 3)}-${letters.slice(3)}`)
  if (!request) throw new Error(fill(words.notFound, { reference: typed }))
  return request
}
