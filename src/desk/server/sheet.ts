import { setImmediate as yieldLoop } from 'node:timers/promises'
import type { ServerFacts } from '../../content/loading/clinicFacts'
import { readPatientPhone } from '../../server/base/patientPhone'
import type { StoredRequest } from '../../server/storage/requests'
import type { CountryCode } from '../../shared/country/countries'
import { asciiDigits, visibleText } from '../../shared/displayText'
import { requestFields, requestOf } from '../../shared/requestSchema'
import { preferencesText } from './preferencesText'

/** Byte order mark: Excel reads UTF-8. */
export const sheetHead = '\uFEFF'

/** Where the comma is the decimal sign, spreadsheets expect semicolons between cells. */
function separatorOf(country: CountryCode): string {
  const parts = new Intl.NumberFormat(
    new Intl.Locale('und', { region: country }).maximize(),
  ).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ','
}

/** CSV for the Excel of a country: CRLF, texts in quotes, numbers without. */
export function csv(rows: readonly (readonly (string | number)[])[], country: CountryCode): string {
  const cell = (value: string | number) =>
    typeof value === 'number' ? value : `"${asText(value).replaceAll('"', '""')}"`
  const separator = separatorOf(country)
  return rows.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('')
}

/** First characters of a formula, ASCII or full width, after blanks. */
const formula = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

/** What a spreadsheet may read as a number or a date, also `1E5`; `0532 000 00 00` is neither. */
const numeric = /^(?!0\d+(?: \d+)+$)[\d\s.,/e-]*\d[\d\s.,/e-]*$/i

/** Patient text: formulas and numbers, such as phones, get an apostrophe and stay text. */
function asText(value: string): string {
  return formula.test(value) || /^[\t\r\n]/.test(value) || numeric.test(value) ? `'${value}` : value
}

export const sheetColumns = [
  'reference',
  'receivedAt',
  ...requestFields,
  'preferences',
  'state',
  'appointmentDoctor',
  'appointmentMinutes',
  'visit',
  'remindedAt',
  'entered',
  'unlisted',
  'repeated',
] as const

export type SheetWords = ServerFacts['desk']['words']

type Cells = Record<(typeof sheetColumns)[number], string>

/** The clinic's time zone and country. */
export type DeskPlace = { language: string; timeZone: string; country: CountryCode }

/** An instant in the time zone, in the country's order: `21.11.2026 03:15`. */
export function localTime({ language, timeZone, country }: DeskPlace) {
  const format = new Intl.DateTimeFormat(new Intl.Locale(language, { region: country }), {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (instant: string): string => format.format(new Date(instant))
}

/** As dialled from the clinic, `0532 000 00 00`; other text as typed. */
export const dialled = (phone: string, country: CountryCode): string =>
  readPatientPhone(phone, country)?.text ?? phone

export function presenter(words: SheetWords, place: DeskPlace) {
  const at = localTime(place)
  // An agreed time is wall time.
  const agreed = localTime({ ...place, timeZone: 'UTC' })

  function stateOf({ standing, doneAt, appointmentAt }: StoredRequest): string {
    const state = words.states[standing]
    if (standing === 'done' && doneAt) return `${state} ${at(doneAt)}`
    return standing === 'booked' && appointmentAt
      ? `${state} ${agreed(`${appointmentAt}Z`)}`
      : state
  }

  const preferences = preferencesText(words.preferences, place.language)

  return (request: StoredRequest): Cells => {
    const phone = dialled(request.phone, place.country)
    return {
      reference: request.reference,
      receivedAt: at(request.receivedAt),
      // Without isolates, so that a search in the sheet finds every name.
      ...requestOf((field) => visibleText(field === 'phone' ? asciiDigits(phone) : request[field])),
      preferences: preferences(request.preferences),
      state: stateOf(request),
      appointmentDoctor: visibleText(request.appointmentDoctorName),
      appointmentMinutes: request.appointmentMinutes ? String(request.appointmentMinutes) : '',
      visit: request.visit && words.visits[request.visit],
      remindedAt: request.remindedAt && at(request.remindedAt),
      entered: words.entered[request.entered ? 'yes' : 'no'],
      unlisted: words.unlisted[request.unlisted ? 'yes' : 'no'],
      repeated: words.repeated[request.repeated ? 'yes' : 'no'],
    }
  }
}

/** The cells of a row: a length is a number. */
const valuesOf = (cells: Cells) =>
  sheetColumns.map((column) =>
    column === 'appointmentMinutes' && cells[column] ? Number(cells[column]) : cells[column],
  )

/** Requests per slice: the server answers others in between. */
const sliceLength = 500

/** Requests as CSV for Excel, for command line and desk. */
export async function requestSheet(
  requests: readonly StoredRequest[],
  words: SheetWords,
  place: DeskPlace,
): Promise<string> {
  const present = presenter(words, place)
  const { country } = place
  let text = sheetHead + csv([sheetColumns.map((column) => words.columns[column])], country)
  for (let from = 0; from < requests.length; from += sliceLength) {
    const cells = requests.slice(from, from + sliceLength).map(present)
    text += csv(cells.map(valuesOf), country)
    await yieldLoop()
  }
  return text
}
