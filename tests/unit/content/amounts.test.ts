import { expect, test } from 'vitest'
import { openSites } from '../../../src/content/site/openSites'

const rows = [
  { id: 'crown', treatment: 'Kaplama', min: 7500, max: 8000 },
  { id: 'extraction', treatment: 'Çekim', min: 1500, max: 1500 },
  { id: 'check', treatment: 'Kontrol', min: 0, max: 0 },
  { id: 'exact', treatment: 'Tam', min: 1028.5, max: 1030 },
  { id: 'guard', treatment: 'Gece plağı' },
]

const files: Record<string, unknown> = {
  'content/site.json': {
    language: 'tr',
    languages: [{ code: 'en' }, { code: 'ar' }, { code: 'de' }],
    currency: 'TRY',
    currencySign: 'TL',
  },
  'content/prices.json': { categories: [{ id: 'all', title: 'Hepsi', rows }] },
  'locales/tr/common.json': { openGraphLocale: '' },
  ...Object.fromEntries(
    ['en', 'de', 'ar'].map((code) => [
      `locales/${code}/content/prices.json`,
      {
        'categories.all.title': { tr: 'Hepsi', [code]: 'x' },
        'categories.all.rows.crown.treatment': { tr: 'Kaplama', [code]: 'x' },
        'categories.all.rows.exact.treatment': { tr: 'Tam', [code]: 'x' },
        'categories.all.rows.extraction.treatment': { tr: 'Çekim', [code]: 'x' },
      },
    ]),
  ),
}

const opened = (from: typeof files) =>
  openSites(
    { has: (file) => file in from, json: (file) => from[file] },
    { media: (_name, content) => content },
  )
const sites = opened(files)
const amountsIn = (language: string) => sites.in(language).amounts

/** Versions of CLDR differ in spaces. */
const withoutSpaces = (amounts: Record<string, string>) =>
  Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, amount.replace(/\s/g, '')]))

test('a visitor reads a price in Turkish as specified, and none without one', () => {
  expect(amountsIn('tr')).toEqual({
    crown: '7500 - 8000 TL',
    extraction: '1500 TL',
    check: '0 TL',
    exact: '1028,50 - 1030,00 TL',
  })
})

test.each([
  ['English', 'en', '₺7,500–₺8,000', '₺1,500', '₺1,028.50–₺1,030.00'],
  ['German', 'de', '7.500–8.000₺', '1.500₺', '1.028,50–1.030,00₺'],
  ['Arabic', 'ar', '7,500-8,000ليرةتركية', '1,500ليرةتركية', '1,028.50-1,030.00ليرةتركية'],
])(
  'a visitor reads a price in %s as that language writes amounts',
  (_name, language, range, one, exact) => {
    expect(withoutSpaces(amountsIn(language))).toMatchObject({
      crown: range,
      extraction: one,
      exact,
    })
  },
)

test.each([
  ['fr', 'EUR', '500–1250€', '1425,50–1685,00€'],
  ['de', 'CHF', '500–1.250CHF', '1.425,50–1.685,00CHF'],
  ['en', 'GBP', '£500–£1,250', '£1,425.50–£1,685.00'],
])(
  'a visitor of a clinic whose own language is %s reads it so as well',
  (language, currency, range, exact) => {
    const own: typeof files = {
      'content/site.json': { language, currency, currencySign: '?' },
      'content/prices.json': {
        categories: [
          {
            id: 'all',
            title: 'All',
            rows: [
              { id: 'range', treatment: 'x', min: 500, max: 1250 },
              { id: 'exact', treatment: 'x', min: 1425.5, max: 1685 },
            ],
          },
        ],
      },
      [`locales/${language}/common.json`]: { openGraphLocale: '' },
    }
    expect(withoutSpaces(opened(own).in(language).amounts)).toEqual({ range, exact })
  },
)
