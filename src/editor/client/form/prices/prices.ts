import type { PriceCategory, PriceRow } from '../../../../content/types.gen'
import { type AmountForm, readAmount } from '../../../../shared/formats/amount'
import { slugOf } from '../../../../shared/formats/searchText'
import type { Path } from '../../../contract/contract'
import type { FormEdit } from '../../json/applyFormEdit'
import { uniqueName } from '../list/recordId'

/** `1500`, `1.500 - 2.000 TL`, `1500–2000`; undefined for anything else. */
export function priceIn(
  written: string,
  form: AmountForm,
): { min: number; max: number } | undefined {
  // The dash of `1.500,-` stands for cents.
  const [low = '', high, ...more] = written.split(/\s*(?:(?<![.,])[-–—]|\.{2,3}|…)\s*/)
  const min = readAmount(low, form)
  const max = high === undefined ? min : readAmount(high, form)
  return min === undefined || max === undefined || more.length > 0 ? undefined : { min, max }
}

/** The smallest unit of a price, and the coarsest step to round it to. */
type Rounding = { finest: number; step: number }

/** Rounding moves a price by at most a sixtieth of it. */
const SHARE = 30

/** The steps 1 and 5 of each power of ten from `finest` to `most`; `finest` at least. */
function stepsTo(most: number, finest: number): number[] {
  const steps = [finest]
  for (let step = finest * 5, factor = 2; step <= most; step *= factor, factor = 10 / factor)
    steps.push(step)
  return steps
}

/** The steps that fit the highest price; cents if a price has some. */
export const roundingSteps = (prices: readonly number[], decimals: number): number[] =>
  stepsTo(Math.max(...prices) / SHARE, prices.every(Number.isInteger) ? 1 : 10 ** -decimals)

/** A price raised by a percentage, rounded by its size and by the raise; at least one step. */
export function raised(price: number, percent: number, { finest, step }: Rounding): number {
  const exact = price * (1 + percent / 100)
  const most = Math.min(step, exact / SHARE, Math.abs(exact - price))
  const unit = stepsTo(most, finest).at(-1) ?? finest
  // Cents have no exact binary fraction.
  return Number(Math.max(unit, Math.round(exact / unit) * unit).toFixed(6))
}

/** In the table's order. */
export const columns = ['treatment', 'min', 'max'] as const
export type Column = (typeof columns)[number]

/** A pasted cell that could not be read, with its row from 1. */
type Unread = { row: number; written: string }

type PastedRow = Partial<Pick<PriceRow, Column>>

/**
 * The cells of a block copied from a spreadsheet: tab-separated lines. Quotation marks wrap a cell
 * if they also close it (RFC 4180).
 */
export function cellsIn(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [whole, wrapped, plain = '', end] = found
    const bare = wrapped?.replaceAll('""', '"') ?? plain
    rows.at(-1)?.push(bare.replace(/\s+/g, ' ').trim())
    if (end !== '\t' && end !== '') rows.push([])
    if (whole === '' || end === '') break
  }
  // A line break at the end of the text starts no new row.
  if (isBlank(rows.at(-1) ?? [])) rows.pop()
  return rows
}

const isBlank = (cells: readonly string[]) => cells.every((each) => each === '')

/**
 * Reads a block whose first cell is in `column`. A price cell may hold a range; empty cells and
 * dashes are skipped; unreadable cells are listed. A blank line between names is no row.
 */
export function rowsIn(
  cells: readonly (readonly string[])[],
  column: Column,
  form: AmountForm,
): { rows: PastedRow[]; unread: Unread[] } {
  const unread: Unread[] = []
  const rows = cells.flatMap((row, index) => {
    if (column === 'treatment' && isBlank(row)) return []
    const pasted: PastedRow = {}
    for (const [offset, written] of row.entries()) {
      const into = columns[columns.indexOf(column) + offset]
      if (/^[-–—]*$/.test(written)) continue
      if (into === 'treatment') pasted.treatment = written
      else {
        const price = into && priceIn(written, form)
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

/** Whether a pasted row has a cell to write. */
export const isFilled = (pasted: PastedRow): boolean => Object.keys(pasted).length > 0

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
    if (!isFilled(change)) continue
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
  by: Rounding & { percent: number; only?: number },
): Raise[] {
  return categories.flatMap(({ rows }, category) =>
    by.only !== undefined && by.only !== category
      ? []
      : rows.flatMap((before, row) => {
          const { min, max } = before
          if (typeof min !== 'number' || typeof max !== 'number') return []
          const to = (price: number) => raised(price, by.percent, by)
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
