import { expect, test } from 'vitest'
import { pathOf } from '../../../src/editor/client/form/formContext.ts'
import { factsOf, sharedLetters } from '../../../src/site/preview/facts.ts'
import { bare, mark, marked, placeOf } from '../../../src/site/preview/marks.ts'
import { unchangedDraft } from '../../soak/preview/draftFrame.ts'

const site = unchangedDraft()
const read = (file: string) => JSON.parse(site.texts[file] ?? '')
const markedFile = (file: string) => marked(file, read(file), site.forms)

/** The places that the marks in a text encode. */
const placesIn = (text: string) => (text.match(mark) ?? []).map(placeOf)

test('every sentence of the content has a mark of its source, and is unchanged without it', () => {
  const [category] = (markedFile('content/prices.json') as { categories: { title: string }[] })
    .categories
  expect(placesIn(category?.title ?? '')).toEqual([
    { file: 'content/prices.json', path: ['categories', 0, 'title'] },
  ])
  expect(bare(category?.title ?? '')).toBe(read('content/prices.json').categories[0].title)
})

test('codes, addresses, days, pictures and choices have no mark', () => {
  const prices = markedFile('content/prices.json') as typeof site.texts & {
    categories: { id: string }[]
  }
  expect(placesIn(prices.categories[0]?.id ?? '')).toEqual([])
  const clinic = JSON.stringify(markedFile('content/clinic.json'))
  const { website, email, lastUpdated, phones, chat } = read('content/clinic.json')
  for (const told of [website, email, lastUpdated, phones.mobile, chat.app])
    expect(clinic).toContain(`"${told}"`)
})

test('a text of placeholders alone has no mark, unlike one with a word of its own', () => {
  const { clock, reach } = markedFile('locales/tr/common.json') as Record<
    string,
    Record<string, string>
  >
  expect(placesIn(clock?.time ?? '')).toEqual([])
  expect(placesIn(reach?.call ?? '')).toEqual([
    { file: 'locales/tr/common.json', path: ['reach', 'call'] },
  ])
})

test('the site’s language has no mark', () => {
  expect(markedFile('locales/tr/locale.json')).toEqual(read('locales/tr/locale.json'))
})

test.each([
  [1500, '1500 - 2750 TL', 4],
  [150, '1500 - 2750 TL', 0],
  ['2026-11-02', '02.11.2026', 10],
  ['2026-11-02', '2 Kasım 2026', 10],
  ['2026-11-02', '3 Kasım 2026', 0],
  ['11:00', '11.00-23.00', 5],
  ['+90 212 000 00 00', '0212 000 00 00', 12],
  ['+90 212 000 00 00', '+90 212 000 00 01', 0],
  ['info@mercan.example', 'Yazın: info@mercan.example', 19],
])('the value %s and the text "%s" share %i characters', (value, text, letters) => {
  expect(sharedLetters(value, text)).toBe(letters)
})

test('an editor who clicks a price reaches the figures of its row', () => {
  const facts = factsOf(site).get('prices') ?? []
  const figures = facts.filter(({ value }) => typeof value === 'number')
  expect(figures.length).toBeGreaterThan(10)
  expect(figures[0]?.place.path).toEqual(['categories', 0, 'rows', 0, 'min'])
})

test('an editor’s field is found by its id, whatever hyphens its keys have', () => {
  const text = '{"a":{"b-c":["x","y"]},"a-b":{"c":1}}'
  expect(pathOf(text, 'f-a-b-c-1')).toEqual(['a', 'b-c', 1])
  expect(pathOf(text, 'f-a-b')).toEqual(['a-b'])
  expect(pathOf(text, 'f-nothing')).toBeUndefined()
})
