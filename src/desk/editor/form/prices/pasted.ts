import { priceIn, type WrittenPrice } from './figures'

export type PriceRow = { id: string; treatment: string; min?: number; max?: number }

/** The columns of the table, as they stand. */
export const columns = ['treatment', 'min', 'max'] as const
export type Column = (typeof columns)[number]

/** One pasted cell that could not be read: its row from 1, and what was written. */
export type Unread = { row: number; written: string }

export type PastedRow = { treatment?: string; min?: number; max?: number }

/** The cells of a block as spreadsheets copy it: lines of cells with tabs between, quoted where they hold a line end. */
export function cellsIn(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\n|\r|$)/gy
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [whole, written = '', end] = found
    const bare = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
    rows.at(-1)?.push(bare.replace(/\s+/g, ' ').trim())
    if (end !== '\t' && end !== '') rows.push([])
    if (whole === '' || end === '') break
  }
  return rows.filter((row) => row.some((each) => each !== ''))
}

/**
 * What a block says of rows, its first cell standing in `column`. A cell of a price may
 * hold a range. Empty cells and dashes say nothing; what cannot be read is named, and nothing is guessed.
 */
export function rowsIn(
  cells: readonly (readonly string[])[],
  column: Column,
): { rows: PastedRow[]; unread: Unread[] } {
  const unread: Unread[] = []
  const rows = cells.map((row, index) => {
    const pasted: PastedRow = {}
    for (const [offset, written] of row.entries()) {
      const into = columns[columns.indexOf(column) + offset]
      if (/^[-–—]*$/.test(written)) continue
      if (into === 'treatment') pasted.treatment = written
      else {
        const price = into && priceIn(written)
        if (into && price) put(pasted, into, price)
        else unread.push({ row: index + 1, written })
      }
    }
    return pasted
  })
  return { rows, unread }
}

/** A range fills both; a second figure beside it is the higher one. */
function put(row: PastedRow, into: 'min' | 'max', { min, max }: WrittenPrice): void {
  if (min !== max) Object.assign(row, { min, max })
  else row[into] = min
}
