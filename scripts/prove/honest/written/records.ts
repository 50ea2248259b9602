import type { PricesFile } from '../../../../src/content/types.gen.ts'
import type { Draft } from '../draft.ts'
import { change, freshId, type HonestEdit, resize } from '../edit.ts'

type PriceRow = PricesFile['categories'][number]['rows'][number]

const rows = (edit: (rows: PriceRow[]) => void) =>
  change('prices', ({ categories }) => edit(categories.flatMap((category) => category.rows)))

const priced = (row: PriceRow) => row.max !== undefined

/** Does the edit, and takes out of the treatments who and what is no longer there: the gate asks for it. */
const andTreatments = (edit: (draft: Draft) => void) => (draft: Draft) => {
  edit(draft)
  const ids = (file: string) => new Set(draft.textOf(file).match(/(?<="id": ")[^"]+/g))
  const known = { doctors: ids('content/doctors.json'), prices: ids('content/prices.json') }
  draft.change('treatments', ({ treatments }) => {
    for (const treatment of treatments) {
      for (const key of ['doctors', 'prices'] as const) {
        const [first, ...others] = (treatment[key] ?? []).filter((id) => known[key].has(id))
        if (first === undefined) delete treatment[key]
        else treatment[key] = [first, ...others]
      }
    }
  })
}

/** Services, doctors, prices, reviews and pictures. */
export const recordEdits: HonestEdit[] = [
  ...[1, 5, 15].map(
    (count): HonestEdit => [
      `offers ${count} services`,
      change('services', ({ services }) => resize(services, count)),
    ],
  ),
  [
    'adds a service',
    change('services', ({ services }) => {
      const [first] = services
      if (first)
        services.push({ ...first, id: freshId(services, 'veneer'), title: 'Lamina Kaplama' })
    }),
  ],
  ['removes a service', change('services', ({ services }) => services.splice(1, 1))],
  ['turns the order of the services', change('services', ({ services }) => services.reverse())],
  [
    'rewords a service',
    change('services', ({ services: [first] }) => {
      if (first) first.description = "Türkiye'de %100 yerli; ölçü alınır & plak hazırlanır."
    }),
  ],
  [
    'lets a service lead to no request',
    change('services', ({ services: [first] }) => {
      delete first?.request
    }),
  ],
  ...[1, 2, 12].map(
    (count): HonestEdit => [
      `has ${count} doctors`,
      andTreatments(change('doctors', ({ doctors }) => resize(doctors, count))),
    ],
  ),
  [
    'renames a doctor',
    change('doctors', ({ doctors: [first] }) => {
      if (first) first.name = 'Prof. Dr. Ayşe Nur Öztürk-D’Angelo'
    }),
  ],
  [
    'adds a real doctor without the sample mark',
    change('doctors', ({ doctors }) => {
      const [first] = doctors
      if (!first) return
      const { sample: _sample, ...real } = first
      doctors.push({ ...real, id: freshId(doctors, 'ada-ersoy'), name: 'Ada Ersoy' })
    }),
  ],
  [
    'leaves out what is optional about a doctor',
    change('doctors', ({ doctors: [first] }) => {
      delete first?.education
      delete first?.areas
    }),
  ],
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
  ...[1, 3, 20].map(
    (count): HonestEdit => [
      `shows ${count} reviews`,
      change('testimonials', ({ testimonials }) => resize(testimonials, count)),
    ],
  ),
  [
    'gives four stars',
    change('testimonials', ({ testimonials: [first] }) => {
      if (first) first.rating = 4
    }),
  ],
  [
    'writes a leap day',
    change('testimonials', ({ testimonials: [first] }) => {
      if (first) first.date = '2024-02-29'
    }),
  ],
  [
    'writes a one-letter name',
    change('testimonials', ({ testimonials: [first] }) => {
      if (first) first.name = 'Z.'
    }),
  ],
  [
    'counts something else',
    change('statistics', ({ statistics }) => {
      const [first] = statistics
      if (first)
        statistics.push({ ...first, id: freshId(statistics, 'chairs'), label: 'Koltuk', target: 1 })
    }),
  ],
  ['keeps one statistic', change('statistics', ({ statistics }) => statistics.splice(1))],
  ['opens with one slide', change('hero', ({ slides }) => slides.splice(1))],
  ['opens with six slides', change('hero', ({ slides }) => resize(slides, 6))],
  [
    'gives a headline that fills the screen',
    change('hero', ({ slides: [first] }) => {
      if (first) first.headline = `${first.headline} `.repeat(6).trim()
    }),
  ],
  [
    'opens with pictures that are the same on a phone',
    change('hero', ({ slides: [first] }) => {
      delete first?.phone
    }),
  ],
  [
    'shows another picture',
    (draft) =>
      draft.change('appointment', ({ photos: [{ photo }] }) =>
        draft.change('about', (about) => {
          about.photo = photo
        }),
      ),
  ],
]
