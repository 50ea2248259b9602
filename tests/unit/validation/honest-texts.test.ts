import { expect, test } from 'vitest'
import type { TestimonialsFile } from '../../../src/content/types.gen.ts'
import { validateSite } from '../../../src/validation/validateSite.ts'
import { promiseSite } from '../../support/promiseSite.ts'

const { read, treeWith } = promiseSite()

/** The findings about a site with another value in one file. */
function findings(file: string, edit: (value: never) => void) {
  const value = read(file)
  edit(value as never)
  const { faults, warnings } = validateSite(treeWith(new Map([[file, JSON.stringify(value)]])))
  const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)
  return { faults: codes(faults), warnings: codes(warnings) }
}

type Entries = Record<string, Record<string, string>>

/** Writes a text into the first review, or into the translation of a service. */
const reviewed = (text: string) =>
  findings('content/testimonials.json', ({ testimonials: [first] }: TestimonialsFile) =>
    Object.assign(first ?? {}, { text }),
  )
const translated = (code: string, text: string) =>
  findings(`locales/${code}/content/services.json`, (entries: Entries) =>
    Object.assign(entries['services.implant.description'] ?? {}, { [code]: text }),
  )
const own = (text: string) =>
  findings('content/about.json', (about: { text: string[] }) => about.text.push(text))

test.each([
  ['Todo perfecto', []],
  ['TODO PERFECTO', []],
  ['Bir daha gitmek isterim???', ['text.filler']],
  ['Ağrım vardı xxx', ['text.filler']],
])('an editor may quote a patient who wrote %s', (text, warned) => {
  const { faults, warnings } = reviewed(text)
  expect(faults).toEqual([])
  expect(warnings.filter((code) => code.startsWith('text.'))).toEqual(warned)
})

test.each(['TODO: yorum', 'Lorem ipsum dolor', 'todo: yorum'])(
  'an editor is not let off with %s in a review',
  (text) => expect(reviewed(text).faults).toEqual(['text.filler']),
)

test.each([
  ['en', 'Todo incluido: su implante paso a paso'],
  ['en', 'Wat u hiervan merkt: niets, deneme of titel'],
  ['ar', 'نزرع السن\u200F (Implant)\u200E ثم نتابع'],
  ['ar', 'می\u200Cخواهیم ایمپلنت'],
])('a translator may write into %s: %s', (code, text) => {
  expect(translated(code, text).faults).toEqual([])
})

test.each([
  ['en', 'within 24 hours', 'warn.number'],
  ['ar', 'خلال ٢٤ ساعة', 'warn.number'],
  ['en', '48 saat içinde dönüş yapılır', 'warn.untranslated'],
  ['ar', 'We call within 48 hours', 'warn.untranslated'],
])(
  'a translator into %s who writes %s for 48 hours in Turkish reads a warning',
  (code, text, of) => {
    const { faults, warnings } = findings(
      `locales/${code}/content/services.json`,
      (entries: Entries) =>
        Object.assign(entries, {
          'services.implant.title': { tr: '48 saat içinde dönüş yapılır', [code]: text },
        }),
    )
    expect(faults).toEqual([])
    expect(warnings.filter((code) => code !== 'warn.stale')).toEqual([of])
  },
)

test.each([
  ['en', 'from 11:00, 1,500 TL'],
  ['ar', 'من ١١:٠٠، ١٬٥٠٠ ليرة'],
])('a translator into %s may write figures as that language does: %s', (code, text) => {
  const { warnings } = findings(`locales/${code}/content/services.json`, (entries: Entries) =>
    Object.assign(entries, {
      'services.implant.title': { tr: '11.00’den, 1.500 TL', [code]: text },
    }),
  )
  expect(warnings).toEqual(['warn.stale'])
})

test('an editor who deletes two records reads in each language that their translations are left', () => {
  const { faults, warnings } = findings(
    'content/statistics.json',
    (file: { statistics: unknown[] }) => file.statistics.splice(0, 2),
  )
  expect(faults).toEqual([])
  expect(warnings).toEqual(Array.from({ length: 4 }, () => 'warn.stray'))
})

test.each([
  ['letters without a code point of their own', 'Mɛ̃ ile n̈ harfi, x̄ işareti'],
  ['families and flags as emoji', 'Aileler için 👨‍👩‍👧 ve 🏴󠁧󠁢󠁥󠁮󠁧󠁿 konuklar 🏃🏽‍♂️'],
  ['a word of an Indian language', 'क्‍ष'],
  ['a Persian word', 'می‌خواهم'],
])('an editor may write %s', (_what, text) => expect(own(`Bugün ${text}`).faults).toEqual([]))

test.each([
  ['a joiner between letters that do not join', 'diş\u200Dhekimi', 'text.invisible'],
  ['a joiner behind an emoji', 'Mutlu 😊\u200D hastalar', 'text.invisible'],
  ['the tag of a flag without its flag', 'Mutlu\u{E0067} hastalar', 'text.invisible'],
  ['a mark of direction in Turkish', 'Mutlu\u200F hastalar', 'text.invisible'],
  ['a bullet of Word', '\uF0B7 Mutlu hastalar', 'text.box'],
  ['the place of a picture', 'Mutlu \uFFFC hastalar', 'text.box'],
])('an editor who pastes %s reads so, with the text as it should be', (_what, text, code) => {
  const value = read('content/about.json')
  value.text.push(text)
  const tree = treeWith(new Map([['content/about.json', JSON.stringify(value, null, 2)]]))
  const [fault, ...others] = validateSite(tree).faults
  expect(others).toEqual([])
  expect(fault?.code).toBe(code)
  expect(fault?.correct).toMatch(/^"(?:Mutlu 😊 hastalar|Mutlu hastalar|dişhekimi)",?$/)
})
