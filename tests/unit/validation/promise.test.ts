import { expect, test } from 'vitest'
import { openSites } from '../../../src/content/site/openSites.ts'
import type { ClinicFiles } from '../../../src/content/site/site.ts'
import type { PagesFile, SiteFile } from '../../../src/content/types.gen.ts'
import { applyEdit } from '../../../src/shared/splice.ts'
import type { Code } from '../../../src/validation/types.ts'
import { validateSite } from '../../../src/validation/validateSite.ts'
import { damagedSites } from '../../soak/promise/damagedSites.ts'
import { brokenData, openSite } from '../../soak/promise/publishable.ts'
import { promiseSite } from '../../support/promiseSite.ts'

const { root, read, treeWith } = promiseSite()

const open = (files: ClinicFiles) => openSites(files, { media: (_name, content) => content })

test('what an editor is told is fine can be published, for sites damaged at random', () => {
  let accepted = 0
  for (const { does, tree } of damagedSites(root, 20, 49)) {
    if (validateSite(tree).faults.length > 0) continue
    accepted += 1
    expect(brokenData(openSite(tree, open)), does).toEqual([])
  }
  expect(accepted).toBeGreaterThan(6)
})

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

type Entries = Record<string, Record<string, string>>
type Mistake = [does: string, file: string, edit: (value: never) => void, at: string, code: Code]

const [pagesFile, siteFile, enPages] = [
  'content/pages.json',
  'content/site.json',
  'locales/en/content/pages.json',
]

/** Gives the page of doctors another address. */
const moved = (address: string, code: Code): Mistake => [
  `moves a page to ${address.slice(0, 20)}`,
  pagesFile,
  ({ pages }: PagesFile) => Object.assign(pages[2] ?? {}, { path: address }),
  'pages/2/path',
  code,
]

/** Gives it another address in English. */
const movedInEnglish = (address: string, code: Code): Mistake => [
  `moves an English page to ${address.slice(0, 20)}`,
  enPages,
  (entries: Entries) => Object.assign(entries['pages.staff.path'] ?? {}, { en: address }),
  'pages.staff.path/en',
  code,
]

/** Gives an English entry another key. */
const renamedInEnglish = (name: string, key: string, wrong: string): Mistake => [
  `keeps the translation of ${key} under ${wrong}`,
  `locales/en/content/${name}.json`,
  (entries: Entries) => {
    Object.assign(entries, { [wrong]: entries[key] ?? {} })
    delete entries[key]
  },
  wrong,
  'translation.unknown',
]

const listed = (does: string, code: string, of: Code): Mistake => [
  does,
  siteFile,
  ({ languages = [] }: SiteFile) => languages.push({ code, abroad: false }),
  'languages/2/code',
  of,
]

const inEnglish = (
  does: string,
  name: string,
  key: string,
  words: unknown,
  code: Code,
): Mistake => [
  does,
  `locales/en/${name}.json`,
  (entries: Entries) => Object.assign(entries[key] ?? {}, { en: words }),
  `${key}/en`,
  code,
]

const mistakes: Mistake[] = [
  ...['/en', '/EN', '/en/prices', '/ar'].map((path) => moved(path, 'page.in-language')),
  moved('/Hakkimizda', 'page.same-path'),
  moved(`/${'a'.repeat(300)}`, 'page.long'),
  moved(`/${'ş'.repeat(150)}`, 'page.long'),
  moved('/x'.repeat(600), 'page.long'),
  ...['/a b', '/x?y', '/x#y', 'x', '/%zz', '/og.jpg', '/404.html', '/x/', '//x'].map((path) =>
    movedInEnglish(path, 'value.form'),
  ),
  movedInEnglish('/', 'page.same-path'),
  movedInEnglish('/en-hakkimizda', 'page.same-path'),
  movedInEnglish('/404', 'page.reserved'),
  movedInEnglish('/Index', 'page.reserved'),
  movedInEnglish(`/${'a'.repeat(300)}`, 'page.long'),
  movedInEnglish('/en/prices', 'page.own-code'),
  movedInEnglish('en/prices', 'page.own-code'),
  ...[
    ['services', 'services.implant.title', 'services.implnt.title'],
    ['services', 'services.implant.title', 'services.orthodontics-2.title'],
    ['pages', 'pages.staff.title', 'pages.team.title'],
    ['doctors', 'doctors.selin-ardic.summary', 'doctors.selin-ardc.summary'],
  ].map(([name = '', key = '', wrong = '']) => renamedInEnglish(name, key, wrong)),
  listed('lists a language twice', 'en', 'site.language-twice'),
  listed('lists the clinic’s own language', 'tr', 'site.own-language'),
  inEnglish(
    'puts a number where none is counted',
    'common',
    'skipToContent',
    'Skip {{count}}',
    'locale.variable-unknown',
  ),
  inEnglish(
    'puts a placeholder into a translated record',
    'content/services',
    'services.implant.title',
    '{{site}} Implants',
    'locale.variable-unknown',
  ),
  inEnglish(
    'loses a number where there is one form',
    'carousel',
    'position',
    '{{position}}',
    'locale.variable-lost',
  ),
  inEnglish(
    'includes another text',
    'common',
    'skipToContent',
    'Skip to $t(menu)',
    'locale.nesting',
  ),
  inEnglish(
    'gives a placeholder a form',
    'common',
    'siteName',
    '{{clinic, upper}} Dental',
    'locale.variable-broken',
  ),
  inEnglish(
    'misspells a placeholder of a page',
    'content/pages',
    'pages.home.heading',
    '{{Site}}, {{district}}',
    'locale.variable-renamed',
  ),
  inEnglish('writes a number', 'content/pages', 'pages.home.description', 7, 'locale.type'),
  inEnglish('writes markup', 'content/services', 'services.implant.title', '<b>A</b>', 'text.html'),
  [
    'adds a third language',
    enPages,
    (entries: Entries) => Object.assign(entries['pages.home.description'] ?? {}, { de: 'x' }),
    'pages.home.description/de',
    'translation.shape',
  ],
]

const readers = ['tr', 'en', 'de']

test.each(mistakes.map((mistake, at) => [readers[at % readers.length], ...mistake] as const))(
  'an editor who reads %s and %s is told so once, at its place',
  (language, _does, file, edit, at, code) => {
    const value = read(file)
    edit(value as never)
    const text = written(value)
    const { faults } = validateSite(treeWith(new Map([[file, text]])), language)
    expect(faults.map((fault) => [fault.code, fault.file, fault.path?.join('/')])).toEqual([
      [code, file, at],
    ])
    const [fault] = faults
    if (code === 'translation.unknown') expect(fault?.correct).toBeDefined()
    if (fault?.correct === undefined || !fault.edit) return
    const cured = new Map([[file, applyEdit(text, fault.edit)]])
    expect(validateSite(treeWith(cured), language).faults).toEqual([])
  },
)

test('an editor who hides a page keeps its addresses apart all the same', () => {
  const file: PagesFile = read(pagesFile)
  Object.assign(file.pages.at(-1) ?? {}, { off: true, path: '/en/hidden' })
  const { faults } = validateSite(treeWith(new Map([[pagesFile, written(file)]])))
  expect(faults.map(({ code }) => code)).toEqual(['page.in-language'])
})

test.each([
  ['/a b', '/a-b'],
  ['x', '/x'],
  ['/x/', '/x'],
])('an editor who writes the English address %s is offered %s', (address, right) => {
  const entries: Entries = read(enPages)
  Object.assign(entries['pages.staff.path'] ?? {}, { en: address })
  const [fault] = validateSite(treeWith(new Map([[enPages, written(entries)]]))).faults
  expect(fault?.correct).toBe(`"en": "${right}"`)
})

test('an editor who puts spaces into placeholders, or repeats them, finds all of them filled', () => {
  const common = 'locales/tr/common.json'
  const texts = read(common)
  texts.siteName = '{{ clinic }}, {{clinic}}'
  const file: PagesFile = read(pagesFile)
  Object.assign(file.pages[0] ?? {}, { heading: '{{ site }} {{district }}' })
  const tree = treeWith(
    new Map([
      [common, written(texts)],
      [pagesFile, written(file)],
    ]),
  )
  expect(validateSite(tree).faults).toEqual([])
  const [own] = openSite(tree, open)
  expect(own?.content.name).toBe('Mercan, Mercan')
  expect(own?.delivered('home').data?.heading).toBe('Mercan, Mercan Bayrampaşa')
})

test('an editor who mistypes a phone is told in the same run of an address elsewhere', () => {
  const clinic: { phones: object } = read('content/clinic.json')
  Object.assign(clinic.phones, { landline: '+90 21' })
  const entries: Entries = read(enPages)
  Object.assign(entries['pages.staff.path'] ?? {}, { en: '/404' })
  const { faults } = validateSite(
    treeWith(
      new Map([
        ['content/clinic.json', written(clinic)],
        [enPages, written(entries)],
      ]),
    ),
  )
  expect(faults.map(({ file }) => file)).toEqual(['content/clinic.json', enPages])
})

test('an editor who breaks a file reads of that alone, and not of a site that cannot be computed', () => {
  const { faults } = validateSite(
    treeWith(new Map([['content/pages.json', written({ pages: 'none', menus: [] })]])),
  )
  expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(['content/pages.json']))
})

test('an editor who renames or deletes a record is not refused for the entries of its translation', () => {
  const file = 'locales/en/content/services.json'
  const entries: Entries = read(file)
  const moved = Object.entries(entries).map(([key, entry]) => [
    key.replace('services.implant.', 'services.implants.'),
    entry,
  ])
  const left = { ...entries, 'services.veneer.title': { tr: 'Lamina Kaplama', en: 'Veneers' } }
  for (const now of [Object.fromEntries(moved), left])
    expect(validateSite(treeWith(new Map([[file, written(now)]]))).faults).toEqual([])
})
