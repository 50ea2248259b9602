import type { PricesFile } from '../../../../src/content/types.gen.ts'
import { change, freshId, type HonestEdit } from '../edit.ts'
import { andTreatments } from './treatments.ts'

type PriceRow = PricesFile['categories'][number]['rows'][number]

const rows = (edit: (rows: PriceRow[]) => void) =>
  change('prices', ({ categories }) => edit(categories.flatMap((category) => category.rows)))

const priced = (row: PriceRow) => row.max !== undefined

/** Prices, their rows and their groups. */
export const priceEdits: HonestEdit[] = [
  [
    'raises all prices by a fifth',
    rows((all) => {
      for (const row of all.filter(priced)) {
        row.min = Math.round((row.min ?? 1) * 1.2)
        row.max = Math.round((row.max ?? 1) * 1.2)
      }
    }),
  ],
  [
    'follows the first example of the guide',
    (draft) => {
      draft.change('prices', (file) => {
        const row = file.categories.flatMap((category) => category.rows).findLast(priced)
        if (row) Object.assign(row, { min: 13500, max: 14500 })
        file.listDate = '2026-12-01'
      })
    },
  ],
  [
    'gives a price instead of a range',
    rows((all) => {
      const row = all.find(priced)
      if (row?.max) row.min = row.max
    }),
  ],
  [
    'asks for a million',
    rows((all) => {
      const row = all.find(priced)
      if (row) row.max = 1_000_000
    }),
  ],
  [
    'takes a price away',
    rows((all) => {
      const row = all.find(priced)
      delete row?.min
      delete row?.max
    }),
  ],
  [
    'takes every price away',
    rows((all) => {
      for (const row of all) {
        delete row.min
        delete row.max
      }
    }),
  ],
  [
    'gives a price to a row without one',
    rows((all) => {
      const row = all.find((each) => !priced(each))
      if (row) Object.assign(row, { min: 900, max: 1200 })
    }),
  ],
  [
    'adds a price row',
    change('prices', ({ categories }) => {
      const all = categories.flatMap((category) => category.rows)
      const row = { id: freshId(all, 'x-ray'), treatment: 'Röntgen (3B)', min: 1, max: 9_999_999 }
      categories[0]?.rows.unshift(row)
    }),
  ],
  [
    'removes a price group',
    andTreatments(change('prices', ({ categories }) => categories.splice(1, 1))),
  ],
  [
    'keeps one price group',
    andTreatments(change('prices', ({ categories }) => categories.splice(1))),
  ],
  [
    'adds a price group',
    change('prices', ({ categories }) => {
      const all = categories.flatMap((category) => category.rows)
      categories.push({
        id: freshId(categories, 'gum'),
        title: 'Diş Eti',
        rows: [{ id: freshId(all, 'scaling'), treatment: 'Diş Taşı Temizliği' }],
      })
    }),
  ],
  [
    'renames a price group',
    change('prices', ({ categories: [first] }) => {
      if (first) Object.assign(first, { id: 'renamed-group', title: 'Kanal & Dolgu’lar' })
    }),
  ],
]
