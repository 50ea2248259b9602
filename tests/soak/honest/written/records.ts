import type { PricesFile } from '../../../../src/content/types.gen.ts'
import { changeFirst, edits, freshId, type HonestEdit, resize } from '../draft.ts'
import { andReferences, serviceList } from './pages.ts'

/** Services, doctors, reviews and pictures. */
export const recordEdits: HonestEdit[] = [
  ...[1, 5, 15].map(
    (count): HonestEdit => [
      `offers ${count} services, or as many as treatments are about`,
      serviceList((services, named) => resize(services, Math.max(count, named))),
    ],
  ),
  [
    'removes a service that no treatment is about',
    serviceList((services, named) => services.splice(named, 1)),
  ],
  ...edits('services', {
    'adds a service': ({ services }) => {
      const [first] = services
      if (first)
        services.push({ ...first, id: freshId(services, 'veneer'), title: 'Lamina Kaplama' })
    },
    'turns the order of the services': ({ services }) => services.reverse(),
    'rewords a service': ({ services }) =>
      changeFirst(services, {
        description: "Türkiye'de %100 yerli; ölçü alınır & plak hazırlanır.",
      }),
    'lets a service lead to no request': ({ services }) =>
      changeFirst(services, { request: undefined }),
  }),
  ...[1, 2, 12].map(
    (count): HonestEdit => [
      `has ${count} doctors`,
      andReferences((draft) => draft.change('doctors', ({ doctors }) => resize(doctors, count))),
    ],
  ),
  ...edits('doctors', {
    'renames a doctor': ({ doctors }) =>
      changeFirst(doctors, { name: 'Prof. Dr. Ayşe Nur Öztürk-D’Angelo' }),
    'adds a real doctor without the sample mark': ({ doctors }) => {
      const [first] = doctors
      if (!first) return
      const { sample: _sample, page: _page, ...real } = first
      doctors.push({ ...real, id: freshId(doctors, 'ada-ersoy'), name: 'Ada Ersoy' })
    },
    'leaves out what is optional about a doctor': ({ doctors }) =>
      changeFirst(doctors, { education: undefined, areas: undefined }),
  }),
  ...edits('testimonials', {
    'shows one review': ({ testimonials }) => resize(testimonials, 1),
    'shows three reviews': ({ testimonials }) => resize(testimonials, 3),
    'shows 20 reviews': ({ testimonials }) => resize(testimonials, 20),
    'gives four stars': ({ testimonials }) => changeFirst(testimonials, { rating: 4 }),
    'writes a leap day': ({ testimonials }) => changeFirst(testimonials, { date: '2024-02-29' }),
    'writes a one-letter name': ({ testimonials }) => changeFirst(testimonials, { name: 'Z.' }),
  }),
  ...edits('statistics', {
    'counts something else': ({ statistics }) => {
      const [first] = statistics
      if (first)
        statistics.push({ ...first, id: freshId(statistics, 'chairs'), label: 'Koltuk', target: 1 })
    },
    'keeps one statistic': ({ statistics }) => statistics.splice(1),
  }),
  ...edits('hero', {
    'opens with one slide': ({ slides }) => slides.splice(1),
    'opens with six slides': ({ slides }) => resize(slides, 6),
    'gives a headline that fills the screen': ({ slides }) =>
      changeFirst(slides, { headline: `${slides[0]?.headline} `.repeat(6).trim() }),
    'opens with pictures that are the same on a phone': ({ slides }) =>
      changeFirst(slides, { phone: undefined }),
  }),
  [
    'shows another picture',
    (draft) =>
      draft.change('appointment', ({ photos: [{ photo }] }) => draft.change('about', { photo })),
  ],
]

const rowsOf = ({ categories }: PricesFile) => categories.flatMap(({ rows }) => rows)
const pricedRows = (file: PricesFile) => rowsOf(file).filter(({ max }) => max !== undefined)
const noPrice = { min: undefined, max: undefined }

/** Prices, their rows and their groups. */
export const priceEdits: HonestEdit[] = [
  ...edits('prices', {
    'raises all prices by a fifth': (file) => {
      for (const row of pricedRows(file)) {
        row.min = Math.round((row.min ?? 1) * 1.2)
        row.max = Math.round((row.max ?? 1) * 1.2)
      }
    },
    'follows the first example of the guide': (file) => {
      changeFirst(pricedRows(file).slice(-1), { min: 13500, max: 14500 })
      file.listDate = '2026-12-01'
    },
    'gives a price instead of a range': (file) => {
      const rows = pricedRows(file)
      changeFirst(rows, { min: rows[0]?.max })
    },
    'asks for a million': (file) => changeFirst(pricedRows(file), { max: 1_000_000 }),
    'takes a price away': (file) => changeFirst(pricedRows(file), noPrice),
    'takes every price away': (file) => {
      for (const row of rowsOf(file)) Object.assign(row, noPrice)
    },
    'gives a price to a row without one': (file) => {
      const unpriced = rowsOf(file).filter(({ max }) => max === undefined)
      changeFirst(unpriced, { min: 900, max: 1200 })
    },
    'adds a price row': (file) => {
      const id = freshId(rowsOf(file), 'x-ray')
      const row = { id, treatment: 'Röntgen (3B)', min: 1, max: 9_999_999 }
      file.categories[0]?.rows.unshift(row)
    },
  }),
  [
    'removes a price group',
    andReferences((draft) => draft.change('prices', ({ categories }) => categories.splice(1, 1))),
  ],
  [
    'keeps one price group',
    andReferences((draft) => draft.change('prices', ({ categories }) => categories.splice(1))),
  ],
  ...edits('prices', {
    'adds a price group': (file) => {
      const row = { id: freshId(rowsOf(file), 'scaling'), treatment: 'Diş Taşı Temizliği' }
      const id = freshId(file.categories, 'gum')
      file.categories.push({ id, title: 'Diş Eti', rows: [row] })
    },
    'renames a price group': ({ categories }) =>
      changeFirst(categories, { id: 'renamed-group', title: 'Kanal & Dolgu’lar' }),
  }),
]
