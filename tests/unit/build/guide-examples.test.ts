import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clinicHelp } from '../../../scripts/generate/guide/editorsGuide.ts'
import { exampleMedia } from '../../../scripts/generate/guide/exampleFiles.ts'
import { localeFiles } from '../../../scripts/generate/sources.ts'
import { root } from '../../../scripts/publish/paths.ts'
import { MOST_LEVELS, MOST_VALUES } from '../../../src/shared/json.ts'
import { MOST_COUNTED, MOST_FINDINGS } from '../../../src/validation/limits.ts'
import { memoryTree } from '../../../src/validation/memoryTree.ts'
import { validateSite } from '../../../src/validation/validateSite.ts'

type Files = Map<string, Uint8Array>
type Item = Record<string, unknown>

const clinics: Record<string, string> = { tr: 'mercan', en: 'utrecht', de: 'duesseldorf' }
const clinicIn = (language: string) => join(root, 'tests/fixtures/clinics', clinics[language] ?? '')

const guides = Object.fromEntries(
  Object.keys(clinics).map((language) => [
    language,
    clinicHelp(language)['content/README.md'] ?? '',
  ]),
)
const wordIn = (language: string) => {
  const file = join(root, 'scripts/generate/guide/languages', language, 'examples.json')
  const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return (key: string) => words[key] ?? ''
}

/** A copy of a clinic, in memory, with the media that the Turkish guide lets an editor upload. */
function copyOf(clinic: string): Files {
  const folders = ['content', 'locales', 'public'].filter((folder) =>
    existsSync(join(clinic, folder)),
  )
  const names = folders.flatMap((folder) =>
    readdirSync(join(clinic, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(clinic.length + 1)),
  )
  const media = exampleMedia(wordIn('tr')).filter(([name]) => /ayse|night-guard/.test(name))
  return new Map([
    ...names.map((name) => [name, readFileSync(join(clinic, name))] as const),
    ...media.map(([name, bytes]) => [`content/media/${name}`, bytes] as const),
  ])
}

const textOf = (files: Files, file: string) => new TextDecoder().decode(files.get(file))
const put = (files: Files, file: string, text: string) =>
  files.set(file, new TextEncoder().encode(text))

function edit<Value>(files: Files, file: string, change: (value: Value) => void) {
  const value = JSON.parse(textOf(files, file))
  change(value)
  put(files, file, JSON.stringify(value, null, 2))
}

function faultsOf(files: Files): string[] {
  const kinds = new Map([...files.keys()].map((file) => [file, 'file'] as const))
  const read = (file: string) => files.get(file) ?? new Uint8Array()
  const tree = memoryTree(kinds, { read, stamp: (file) => `${file} ${read(file).length}` })
  return validateSite(tree).faults.map(({ file, sentence }) => `${file}: ${sentence}`)
}

/** The blocks of a kind in a guide, by the name of their marker. */
const diffsIn = (guide: string) =>
  [...guide.matchAll(/<!-- generated: edit ([\w-]+) -->\n```diff\n([\s\S]*?)\n```/g)].map(
    ([, name = '', diff = '']) => [name, diff.split('\n')] as const,
  )

const linesOf = (diff: readonly string[], signs: string) =>
  diff.filter((line) => signs.includes(line.charAt(0))).map((line) => line.slice(2))

/** Amounts, days and switches are the clinic's own. */
const withoutFigures = (text: string) => text.replace(/\d+/g, '0').replace(/true|false/g, '?')

const fileOf: Record<string, string> = {
  price: 'prices',
  'price-date': 'prices',
  doctor: 'doctors',
  service: 'services',
  hours: 'clinic',
  holiday: 'clinic',
  testimonials: 'clinic',
}

/** The list that gets a new record. */
const listOf: Record<string, string> = {
  doctor: 'doctors',
  service: 'services',
  holiday: 'exceptions',
}

describe('an editor who copies an example of the guide into the real content', () => {
  const diffs = diffsIn(guides.tr ?? '')

  test.each(diffs.filter(([name]) => !listOf[name]))(
    'changes only what it is about: %s',
    (name, diff) => {
      const files = copyOf(root)
      const file = `content/${fileOf[name]}.json`
      const lines = textOf(files, file).split('\n')
      const [old, now] = [linesOf(diff, ' -'), linesOf(diff, ' +')]
      const at = lines.findIndex((_, index) =>
        old.every((line, n) => withoutFigures(lines[index + n] ?? '') === withoutFigures(line)),
      )
      expect(at, `${file} has no lines like\n${old.join('\n')}`).toBeGreaterThan(-1)
      expect(now.map(withoutFigures)).toEqual(old.map(withoutFigures))
      put(files, file, lines.toSpliced(at, old.length, ...now).join('\n'))
      expect(faultsOf(files)).toEqual([])
    },
  )

  test.each(diffs.filter(([name]) => listOf[name]))('adds a valid record: %s', (name, diff) => {
    const files = copyOf(root)
    const [last = '', ...added] = linesOf(diff, '+')
    expect(linesOf(diff, '-')).toEqual([last.replace(/,$/, '')])
    const text = added.join('\n').replace(/^\s*\},/, '')
    const records: Item[] = JSON.parse(`[${text}]`)
    const key = name === 'holiday' ? 'date' : 'id'
    edit<Record<string, Item[]>>(files, `content/${fileOf[name]}.json`, (value) => {
      const list = value[listOf[name] ?? ''] ?? []
      const rest = list.filter((each) => records.every((record) => record[key] !== each[key]))
      value[listOf[name] ?? ''] = [...rest, ...records]
    })
    expect(faultsOf(files)).toEqual([])
  })
})

describe.each([
  ['tr', root],
  ['en', clinicIn('en')],
  ['de', clinicIn('de')],
])('an editor who follows the guide in %s, in a clinic of that language,', (language, clinic) => {
  const copy = () => copyOf(clinic)
  const guide = guides[language] ?? ''
  const blocks = [...guide.matchAll(/^ *```json\n([\s\S]*?)```/gm)].map(([, text = '']) =>
    JSON.parse(text),
  )
  const inline = [...guide.matchAll(/`(\{ "[^`]*\})`/g)].map(([, text = '']) => JSON.parse(text))
  const without = <Value extends { id?: unknown }>(list: Value[], id: unknown) =>
    list.filter((each) => each.id !== id)

  test('gives a service a page of its own, and a place in a menu', () => {
    const files = copy()
    const [treatment, page] = blocks
    const entry = inline.find((each) => 'page' in each)
    edit<{ treatments: Item[] }>(files, 'content/treatments.json', (file) => {
      file.treatments = [...without(file.treatments, treatment.id), treatment]
    })
    edit<{ pages: Item[]; menus: { footer: Item[] } }>(files, 'content/pages.json', (file) => {
      file.pages = [...without(file.pages, page.id), page]
      file.menus.footer.push(entry)
    })
    expect(faultsOf(files)).toEqual([])
    edit<{ services: Item[] }>(files, 'content/services.json', ({ services }) => {
      for (const each of services) if (each.id === treatment.service) each.page = page.id
    })
    expect(faultsOf(files)).toEqual([])
    expect(guide).toContain(`"page": "${page.id}"`)
  })

  test('writes hours of another day, and hours after midnight', () => {
    const hours: { days: string[] }[] = inline.filter((each) => 'days' in each)
    expect(hours.some(({ days }) => days.includes('friday'))).toBe(true)
    for (const each of hours) {
      const files = copy()
      edit<{ hours: { days: string[] }[] }>(files, 'content/clinic.json', (clinic) => {
        const rest = clinic.hours.map((old) => ({
          ...old,
          days: old.days.filter((day) => !each.days.includes(day)),
        }))
        clinic.hours = [...rest.filter(({ days }) => days.length > 0), each]
      })
      expect(faultsOf(files)).toEqual([])
    }
  })

  test('writes a translation, with the text that it translates', () => {
    const [, , entries] = blocks
    const [[key = '', pair = {}] = []] = Object.entries<Record<string, string>>(entries)
    const [own, other = ''] = Object.keys(pair)
    expect(own).toBe(language)
    const files = copy()
    const file = `locales/${other}/content/services.json`
    expect(guide).toContain(`\`${file}\``)
    edit<{ languages?: { code: string; abroad: boolean }[] }>(
      files,
      'content/site.json',
      (site) => {
        if (!site.languages?.some(({ code }) => code === other))
          site.languages = [...(site.languages ?? []), { code: other, abroad: false }]
      },
    )
    const before = files.has(file) ? JSON.parse(textOf(files, file)) : {}
    put(files, file, JSON.stringify({ ...before, ...entries }))
    expect(faultsOf(files)).toEqual([])
    const { services }: { services: Item[] } = JSON.parse(textOf(files, 'content/services.json'))
    const [, id] = key.split('.')
    expect(services.find((each) => each.id === id)?.title).toBe(pair[language])
  })

  test('finds every file of texts, and the limits of the check', () => {
    for (const { name } of localeFiles())
      expect(guide).toMatch(new RegExp(`^\\| \\[?\`${name}\\.json\``, 'm'))
    const figures = [MOST_LEVELS, MOST_VALUES, MOST_FINDINGS, MOST_COUNTED]
    for (const figure of figures)
      expect(guide).toMatch(new RegExp(`\\D${figure.toLocaleString(language)}\\D`))
  })
})

test('every language’s guide shows the same examples, mistakes and tables', () => {
  const markers = (guide = '') =>
    [...guide.matchAll(/<!-- generated: (.+?) -->/g)].map(([, name]) => name).sort()
  const blocks = (guide = '') => guide.split('```json').length
  for (const language of ['en', 'de']) {
    const missing = markers(guides.tr).filter((name) => !markers(guides[language]).includes(name))
    expect(missing, language).toEqual([])
    expect(blocks(guides[language])).toBe(blocks(guides.tr))
  }
})
