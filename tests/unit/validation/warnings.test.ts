import { expect, test } from 'vitest'
import { docsOf } from '../../../src/validation/checkFile.ts'
import { message, setLanguage } from '../../../src/validation/messages.ts'
import { publishTasks } from '../../../src/validation/publishTasks.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy()

const prices = 'content/prices.json'

/** The codes of all warnings of a site without errors. */
function warned() {
  const { faults, warnings } = site.validate()
  expect(faults).toEqual([])
  return warnings.map(({ code }) => code)
}

test('the shipped content has no warning', () => {
  expect(warned()).toEqual([])
})

test('a price range with an extra zero is a warning', () => {
  site.replace(prices, '"max": 2000', '"max": 20000')
  expect(warned()).toEqual(['warn.wide-price'])
})

test('a price with equal bounds is valid', () => {
  site.replace(prices, '"min": 1000, "max": 1500', '"min": 1500, "max": 1500')
  expect(warned()).toEqual([])
})

test('a copied record that keeps its name is a warning', () => {
  site.replace(prices, '"treatment": "Kanal Tedavisi"', '"treatment": "Dolgu"')
  expect(warned()).toEqual(['warn.same-name'])
})

test('one treatment can be in two price groups', () => {
  site.replace(prices, '"treatment": "Diş Beyazlatma"', '"treatment": "Dolgu"')
  expect(warned()).toEqual([])
})

test('a holiday that was over at the last update is a warning', () => {
  site.replace('content/clinic.json', '"lastUpdated": "2026-11-20"', '"lastUpdated": "2027-01-02"')
  expect(warned().filter((code) => code !== 'warn.date')).toEqual(['warn.past-day'])
})

test('a date more than a year ahead is a warning', () => {
  const later = `${new Date().getUTCFullYear() + 2}-01-02`
  site.replace(prices, '2026-11-02', later)
  expect(warned()).toEqual(['warn.date'])
})

test('two words in one pair of quotation marks are a warning, with both words', () => {
  site.replace('content/doctors.json', '"Kanal tedavisi", "Dolgu"', '"Kanal tedavisi, Dolgu"')
  expect(warned()).toEqual(['warn.joined'])
  expect(site.validate().warnings[0]?.suggestion).toBe('"Kanal tedavisi", "Dolgu"')
})

test('a paragraph in a heading is a warning', () => {
  site.replace(
    'content/services.json',
    '"İmplant Tedavisi"',
    JSON.stringify('uzun '.repeat(20).trim()),
  )
  expect(warned()).toEqual(['warn.long'])
})

test('an owner who removes the reviews from the pages is not told that they are shown', () => {
  const reviews = 'content/testimonials.json'
  const shown = () =>
    publishTasks(docsOf(site.validate().files), {}).filter(({ group }) => group === 'sections')
  expect(shown()).toHaveLength(3)
  site.replace(reviews, /"testimonials": \[[\s\S]*\]\n/, '"testimonials": []\n')
  expect(site.validate().faults.map(({ code }) => code)).toEqual(['section.empty'])
  site.replace('content/pages.json', '{ "kind": "testimonials" },', '')
  expect(site.validate().faults).toEqual([])
  expect(shown()).toHaveLength(2)
})

test.each(['en', 'de'])('an editor reads a single text in the singular in %s', (language) => {
  setLanguage(language)
  const codes = ['warn.language-off', 'warn.omitted', 'warn.own-words', 'warn.stale'] as const
  for (const code of codes) {
    const told = message(code, { language: 'X', count: 1, key: 'k', text: 't' })
    expect(told).not.toMatch(/\d|\bhave\b|\bsind\b/)
  }
})
