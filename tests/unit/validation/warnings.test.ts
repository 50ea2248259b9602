import { describe, expect, test } from 'vitest'
import { warningsReport } from '../../../scripts/cli/check/output/text.ts'
import { siteChange } from '../../../src/validation/changes/siteChange.ts'
import { warningsAbout } from '../../../src/validation/changes/touched.ts'
import { docsOf } from '../../../src/validation/checkFile.ts'
import { message, setLanguage } from '../../../src/validation/messages.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { folderSnapshot } from '../../../src/validation/node/snapshots.ts'
import { publishTasks } from '../../../src/validation/publishTasks.ts'
import type { Code } from '../../../src/validation/types.ts'
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

test('a text that breaks its card is a warning', () => {
  const { description } = JSON.parse(site.read('content/services.json')).services[0]
  site.replace('content/services.json', description, 'Uzun bir açıklama. '.repeat(22).trim())
  expect(warned()).toEqual(['warn.long'])
})

test('a paragraph in a heading is a warning', () => {
  site.replace(
    'content/services.json',
    '"İmplant Tedavisi"',
    JSON.stringify('uzun '.repeat(20).trim()),
  )
  expect(warned()).toEqual(['warn.long'])
})

const [clinic, doctors, services] = [
  'content/clinic.json',
  'content/doctors.json',
  'content/services.json',
]
const photo = '"photo": "doctor-2.svg"'
const title = '"title": "Diş Beyazlatma"'

/** Probable slips: what, the file, the replacement, the warning and what it suggests. */
const slips: [does: string, file: string, from: string, to: string, code: Code, meant?: string][] =
  [
    [
      'gives two doctors one registration number',
      doctors,
      photo,
      `${photo}, "registration": "100001"`,
      'warn.same-registration',
    ],
    [
      'misspells a mail provider',
      clinic,
      'bilgi@mercan.example',
      'bilgi@gmial.com',
      'warn.mail',
      'bilgi@gmail.com',
    ],
    [
      'misspells its ending',
      clinic,
      'editor@mercan.example',
      'e@hotmail.con',
      'warn.mail',
      'e@hotmail.com',
    ],
    ['writes a postal code of another province', clinic, '"34030"', '"06030"', 'warn.postal-code'],
    ['moves to another province alone', clinic, '"İstanbul"', '"Ankara"', 'warn.postal-code'],
    ['shows a wide picture in a portrait', doctors, photo, '"photo": "about.png"', 'warn.cropped'],
    [
      'shows a wide picture in a square',
      'content/testimonials.json',
      '"avatar": "avatar-1.svg"',
      '"avatar": "about.png"',
      'warn.cropped',
    ],
    [
      'loses the last letter of a word',
      services,
      title,
      '"title": "Di? Beyazlatma"',
      'warn.lost-letter',
      'Diş',
    ],
    ['types a Cyrillic letter', services, title, '"title": "Diş Beyаzlatma"', 'warn.look-alike'],
    ['types a Greek letter', services, title, '"title": "Diş Βeyazlatma"', 'warn.look-alike'],
  ]

test.each(slips)('an editor who %s reads a warning', (_does, file, from, to, code, meant) => {
  site.replace(file, from, to)
  expect(warned()).toEqual([code])
  const suggestion = meant && JSON.stringify(meant)
  expect(site.validate().warnings[0]?.suggestion).toBe(suggestion)
})

test.each([
  [
    'asks in a heading',
    'content/calls.json',
    '"Sorunuzun yanıtını bulamadınız mı?"',
    '"Sorunuz mu var? Bize yazın"',
  ],
  ['has an address at another provider', clinic, 'bilgi@mercan.example', 'bilgi@mail.com'],
  ['moves to another province with its code', clinic, '"İstanbul"', '"Tekirdağ"'],
])('an editor who %s reads no warning', (does, file, from, to) => {
  site.replace(file, from, to)
  if (does.startsWith('moves')) site.replace(clinic, '"34030"', '"59030"')
  expect(warned()).toEqual([])
})

describe('an editor whose change is compared with the site before it', () => {
  const before = folderSnapshot(site.root)
  const told = () => {
    const change = siteChange(folderTree(site.root), before, folderSnapshot(site.root))
    return warningsAbout(change, before, site.validate()).map(({ code, suggestion }) => [
      code,
      suggestion,
    ])
  }

  test('reads that messages still go to the phone’s former number', () => {
    site.replace(clinic, '"mobile": "+90 500 000 00 00"', '"mobile": "+90 532 555 12 34"')
    expect(told()).toEqual([['warn.former-number', '"+90 532 555 12 34"']])
    site.replace(clinic, '"phone": "+90 500 000 00 00"', '"phone": "+90 532 555 12 34"')
    expect(told()).toEqual([])
  })

  test('reads that a counter promises more than the pages show, if the change is about either', () => {
    const doctors = 'content/doctors.json'
    site.replace(doctors, '"Selin Ardıç, dolgu', '"Selin Hanım, dolgu')
    expect(told()).toEqual([])
    const file = JSON.parse(site.read(doctors))
    site.write(doctors, JSON.stringify({ ...file, doctors: file.doctors.slice(0, 1) }))
    expect(told()).toEqual([['warn.counter', undefined]])
    site.write(doctors, JSON.stringify(file))
    site.replace('content/statistics.json', '"target": 3', '"target": 4')
    expect(told()).toEqual([['warn.counter', undefined]])
    site.replace('content/statistics.json', '"target": 4', '"target": 2')
    expect(told()).toEqual([])
  })

  test('reads once which claims of her text the law of the country does not like', () => {
    const { summary } = JSON.parse(site.read('content/doctors.json')).doctors[0]
    site.replace('content/doctors.json', summary, 'Ağrısız tedavi, garantili sonuç: en iyi ekip.')
    expect(told()).toEqual([['warn.claim', undefined]])
    const earlier = folderSnapshot(site.root)
    site.replace(clinic, '"34030"', '"34031"')
    const change = siteChange(folderTree(site.root), earlier, folderSnapshot(site.root))
    expect(warningsAbout(change, earlier, site.validate())).toEqual([])
  })

  test('reads no warning about the claims of an id, which she does not see', () => {
    const { id } = JSON.parse(site.read('content/hero.json')).slides[0]
    site.replace('content/hero.json', `"id": "${id}"`, '"id": "kis-kampanyasi"')
    expect(told()).toEqual([])
  })

  test('reads no warning about what the change leaves alone', () => {
    site.replace(clinic, '"34030"', '"06030"')
    const earlier = folderSnapshot(site.root)
    site.replace(clinic, '"editor@mercan.example"', '"editor@gmial.com"')
    const change = siteChange(folderTree(site.root), earlier, folderSnapshot(site.root))
    const warnings = warningsAbout(change, earlier, site.validate())
    expect(warnings.map(({ code }) => code)).toEqual(['warn.mail'])
  })

  test('reads a warning at the untouched one of two values that no longer fit', () => {
    site.replace(clinic, '"İstanbul"', '"Ankara"')
    expect(told()).toEqual([['warn.postal-code', undefined]])
  })
})

test('an editor who pastes a book into a field reads its first words', () => {
  const book = 'Sözler, '.repeat(5000).trim()
  site.replace('content/services.json', '"İmplant Tedavisi"', JSON.stringify(book))
  site.replace('content/doctors.json', '"Kanal tedavisi", "Dolgu"', JSON.stringify(book))
  const { warnings, files } = site.validate()
  expect(warnings.map(({ code }) => code)).toEqual(['warn.joined', 'warn.long'])
  for (const line of warningsReport(warnings, files).split('\n'))
    expect(line.length).toBeLessThan(200)
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
