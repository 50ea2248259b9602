import type { PriceCategory, PriceRow } from '../../../../content/types.gen'
import { slugOf } from '../../../../shared/formats/searchText'
import type { Path } from '../../../contract/contract'
import type { FormEdit } from '../../json/applyEdit'
import { uniqueName } from '../list/recordId'

const UNIT = /(?<![a-z])(?:tl|try|lira|eur|euro|usd|gbp)(?![a-z])|[₺€$£]/gi

/**
 * An amount as people write it: `12000`, `12.000`, `12 000`, `12.000,00`, `12.000 TL`, `28,62`.
 * Undefined if ambiguous: `1,5` has no full decimals.
 */
export function amountIn(written: string): number | undefined {
  const bare = written.replace(UNIT, '').replace(/[\s\u00a0\u202f']/g, '')
  const [, whole, cents = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d+)(?:[.,](0|\d\d))?$/.exec(bare) ?? []
  if (whole === undefined) return undefined
  const figure = Number(`${whole.replace(/[.,]/g, '')}.${cents}`)
  return Number.isSafeInteger(Math.floor(figure)) ? figure : undefined
}

/** `1500`, `1.500 - 2.000 TL`, `1500–2000`; undefined for anything else. */
export function priceIn(written: string): { min: number; max: number } | undefined {
  const [low, high, ...more] = written.replace(/,-+/g, '').split(/\s*(?:[-–—]|\.{2,3}|…)\s*/)
  const min = amountIn(low ?? '')
  const max = high === undefined ? min : amountIn(high)
  return min === undefined || max === undefined || more.length > 0 ? undefined : { min, max }
}

/** A price raised by a percentage and rounded to `step`; at least one step. */
export const raised = (price: number, percent: number, step: number): number =>
  // Cents have no exact binary fraction.
  Number(Math.max(step, Math.round((price * (1 + percent / 100)) / step) * step).toFixed(6))

/** In the table's order. */
export const columns = ['treatment', 'min', 'max'] as const
export type Column = (typeof columns)[number]

/** A pasted cell that could not be read, with its row from 1. */
type Unread = { row: number; written: string }

type PastedRow = Partial<Pick<PriceRow, Column>>

/** The cells of a block copied from a spreadsheet: tab-separated lines, quoted if a cell holds a line end. */
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
 * Reads a block whose first cell is in `column`. A price cell may hold a range; empty cells and
 * dashes are skipped; unreadable cells are listed.
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
        if (!price) unread.push({ row: index + 1, written })
        // A range fills both columns; a second number is the maximum.
        else if (price.min !== price.max) Object.assign(pasted, price)
        else pasted[into] = price.min
      }
    }
    return pasted
  })
  return { rows, unread }
}

/** In the schema's order. */
export const rowOrder = ['id', 'treatment', 'min', 'max'] as const

/** The id of a row without a name. */
const UNNAMED = 'treatment'

export const isUnnamed = ({ id }: PriceRow): boolean => /^treatment(-\d+)?$/.test(id)

/** A new row; a single number is both minimum and maximum. */
export function newRow(pasted: PastedRow, rows: readonly { id: string }[]): PriceRow {
  const { treatment = '', min, max } = pasted
  const taken = rows.map(({ id }) => id)
  const price = { min: min ?? max, max: max ?? min }
  return {
    id: uniqueName(slugOf(treatment) || UNNAMED, taken),
    treatment,
    ...(price.min !== undefined && price),
  }
}

/** The edits that paste rows at `path` from row `first`: existing rows are overwritten, others appended. */
export function pasteEdits(
  path: Path,
  rows: readonly PriceRow[],
  pasted: readonly PastedRow[],
  first: number,
): FormEdit[] {
  const all = [...rows]
  const edits: FormEdit[] = []
  for (const [offset, change] of pasted.entries()) {
    const index = first + offset
    const row = all[index]
    if (!row) {
      const value = newRow(change, all)
      all.push(value)
      edits.push({ kind: 'insert', path, index: all.length - 1, value })
      continue
    }
    const after = { ...row, ...change }
    const both = { ...after, min: after.min ?? after.max, max: after.max ?? after.min }
    for (const key of rowOrder)
      if (both[key] !== undefined && both[key] !== row[key])
        edits.push({ kind: 'set', path: [...path, index, key], value: both[key], order: rowOrder })
  }
  return edits
}

/** A price before and after a raise. */
type Raise = { path: Path; treatment: string; before: PriceRow; after: PriceRow }

/** All raised prices of the categories at `path`; `only` restricts them to one category. */
export function raises(
  path: Path,
  categories: readonly PriceCategory[],
  by: { percent: number; step: number; only?: number },
): Raise[] {
  return categories.flatMap(({ rows }, category) =>
    by.only !== undefined && by.only !== category
      ? []
      : rows.flatMap((before, row) => {
          const { min, max } = before
          if (typeof min !== 'number' || typeof max !== 'number') return []
          const to = (price: number) => raised(price, by.percent, by.step)
          const after = { ...before, min: to(min), max: to(max) }
          if (after.min === min && after.max === max) return []
          const place = [...path, category, 'rows', row]
          return [{ path: place, treatment: before.treatment, before, after }]
        }),
  )
}

export const raiseEdits = (all: readonly Raise[]): FormEdit[] =>
  all.flatMap(({ path, after, before }) =>
    (['min', 'max'] as const)
      .filter((key) => after[key] !== before[key])
      .map((key) => ({ kind: 'set' as const, path: [...path, key], value: after[key] })),
  )
