import type { Path } from '../../contract'
import type { FormEdit } from '../../text/edit'
import { codeOf, freeName } from '../list/freshId'
import { raised } from './figures'
import type { PastedRow, PriceRow } from './pasted'

/** The keys of a row, in the schema's order. */
export const rowOrder = ['id', 'treatment', 'min', 'max'] as const

/** The code of a row whose treatment has no name yet. */
const UNNAMED = 'treatment'

/** Whether a row still has the code of one without a name. */
export const isUnnamed = ({ id }: PriceRow): boolean => /^treatment(-\d+)?$/.test(id)

/** A row for a treatment that is not in the list; a single figure is both ends of its price. */
export function newRow(pasted: PastedRow, rows: readonly { id: string }[]): PriceRow {
  const { treatment = '', min, max } = pasted
  const taken = rows.map(({ id }) => id)
  const price = { min: min ?? max, max: max ?? min }
  return {
    id: freeName(codeOf(treatment) || UNNAMED, taken),
    treatment,
    ...(price.min !== undefined && price),
  }
}

/** A pasted block into the rows at `path`, from row `first` on: what is there is overwritten, what is not added. */
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

/** One price of the list before and after a raise. */
export type Raise = { path: Path; treatment: string; before: PriceRow; after: PriceRow }

export type PriceCategory = { id: string; title: string; rows: PriceRow[] }

/** What every priced row of the categories at `path` becomes; `only`: of one category alone. */
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

/** The edits of all raises: one figure each. */
export const raiseEdits = (all: readonly Raise[]): FormEdit[] =>
  all.flatMap(({ path, after, before }) =>
    (['min', 'max'] as const)
      .filter((key) => after[key] !== before[key])
      .map((key) => ({ kind: 'set' as const, path: [...path, key], value: after[key] })),
  )
