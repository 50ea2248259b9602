import { setImmediate as breathe } from 'node:timers/promises'
import { requestFields } from '../../appointment/schema'
import type { StoredRequest } from '../store/requestTypes'
import { csv, sheetHead } from './csv'
import { type Cells, type DeskPlace, presenter } from './presentation'
import type { SheetWords } from './words'

export const sheetColumns: readonly (keyof Cells)[] = [
  'reference',
  'receivedAt',
  ...requestFields,
  'state',
  'unlisted',
  'repeated',
]

/** So many requests are written at once: some milliseconds, between which visitors are served. */
const piece = 500

/** Requests as a sheet for Excel: the same from the command line and from the browser. */
export async function requestSheet(
  requests: readonly StoredRequest[],
  words: SheetWords,
  place: DeskPlace,
): Promise<string> {
  const present = presenter(words, place)
  let text = sheetHead + csv([sheetColumns.map((column) => words.columns[column])])
  for (let from = 0; from < requests.length; from += piece) {
    const cells = requests.slice(from, from + piece).map(present)
    text += csv(cells.map((each) => sheetColumns.map((column) => each[column])))
    await breathe()
  }
  return text
}
