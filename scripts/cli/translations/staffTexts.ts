import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { overlaid } from '../../../src/content/texts/engineTexts.ts'
import {
  isForVisitors,
  type TextState,
  withPlurals,
} from '../../../src/content/translation/texts.ts'
import { FALLBACK } from '../../../src/validation/messageFiles.ts'
import { placeholdersOf } from '../../../src/validation/placeholders.ts'
import type { Row } from './csvList.ts'

const INTERFACE = ['desk', 'editor', 'server']
const MESSAGES = ['sentences', 'words', 'form']

/** The engine's files with texts for staff, by the name that begins their contexts. */
const filesOf = (language: string): [name: string, file: string][] => [
  ...INTERFACE.map((name): [string, string] => [
    name,
    `src/content/texts/${language}/${name}.json`,
  ]),
  ...MESSAGES.map((name): [string, string] => [
    name,
    `src/validation/languages/${language}/${name}.json`,
  ]),
  ['fields', `src/validation/fields/${language}.json`],
  ['guide', `scripts/generate/guide/languages/${language}/guide.md`],
]

/** Returns the words of a text; undefined for none. */
type Visit = (context: string, text: string, words?: string) => string | undefined

/** A copy of the English texts in the words that `visit` returns, without those it has none for. */
function worded(english: unknown, own: unknown, path: string, visit: Visit): unknown {
  if (typeof english === 'string') {
    const [name = '', key = ''] = path.split(/:(.*)/s)
    const isOfStaff = !(INTERFACE.includes(name) && isForVisitors(name, key.replaceAll('/', '.')))
    if (!isOfStaff || !/\p{L}/u.test(english)) return undefined
    return visit(path, english, typeof own === 'string' ? own : undefined)
  }
  if (typeof english !== 'object' || english === null) return undefined
  const entries = Object.entries(english).flatMap(([key, part], index): [string, unknown][] => {
    const place = path.endsWith(':') ? `${path}${key}` : `${path}/${key}`
    // What a new record is called in a list of offers is its key.
    if (path.endsWith('/snippets')) {
      const [ownLabel, ownPart] = Object.entries(Object(own))[index] ?? []
      const label = worded(key, ownLabel, `${path}/${index}`, visit)
      return typeof label === 'string' ? [[label, ownPart ?? part]] : []
    }
    const value = worded(part, Object(own)[key], place, visit)
    return value === undefined ? [] : [[key, value]]
  })
  if (entries.length === 0) return undefined
  return Array.isArray(english) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

const read = (file: string): unknown => {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.json') ? JSON.parse(text) : text
}

/** All files of a language below `root`, in the words that `visit` returns. */
function wordedFiles(root: string, language: string, visit: Visit): Map<string, unknown> {
  const english = new Map(filesOf(FALLBACK))
  const pairs = filesOf(language).map(([name, file]): [string, unknown] => {
    const source = withPlurals(read(join(root, english.get(name) ?? '')), language)
    const own = read(join(root, file))
    const found = worded(source, own, `${name}:`, visit)
    return [file, INTERFACE.includes(name) ? overlaid(own ?? {}, found) : found]
  })
  return new Map(pairs.filter(([, value]) => value !== undefined))
}

/** The engine's texts for staff in a language, beside the English ones. */
export function staffTexts(root: string, language: string): TextState[] {
  const found: TextState[] = []
  wordedFiles(root, language, (context, text, words) => {
    const [name = '', key = ''] = context.split(/:(.*)/s)
    const state = words === undefined ? 'missing' : 'current'
    found.push({ kind: 'locale', name, key, text, state, ...(words && { words }) })
    return words
  })
  return found
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/**
 * Writes the texts of a list into the engine's files below `root`, and returns how many. Throws an
 * Error that names the list and each row with other placeholders, plural forms or English words,
 * and writes nothing then.
 */
export function importStaffTexts(
  root: string,
  language: string,
  given: ReadonlyMap<string, Row>,
  list = `${language}.staff.csv`,
): number {
  const faults: string[] = []
  const left = new Map(given)
  const forms = new Map<string, { present: number; lacking: string[] }>()
  const changed = wordedFiles(root, language, (context, text, before) => {
    const row = given.get(context)
    left.delete(context)
    const words = row?.words ?? before
    if (PLURAL.test(context)) {
      const base = context.replace(PLURAL, '')
      const { present = 0, lacking = [] } = forms.get(base) ?? {}
      if (words === undefined) forms.set(base, { present, lacking: [...lacking, context] })
      else forms.set(base, { present: row?.row ?? (present || 1), lacking })
    }
    if (!row) return before
    const isSingular = PLURAL.test(context) && !context.endsWith('_other')
    const namesIn = (each: string) =>
      placeholdersOf(each).filter((name) => !(isSingular && name === 'count'))
    const [wanted, got] = [namesIn(text), namesIn(row.words)].map((names) => names.join(', '))
    if (row.from !== text) faults.push(`row ${row.row}, ${context}: the English text has changed`)
    else if (wanted !== got)
      faults.push(
        `row ${row.row}, ${context}: placeholders ${got || 'none'}, not ${wanted || 'none'}`,
      )
    return row.words
  })
  for (const [context, { row }] of left) faults.push(`row ${row}, ${context}: unknown text`)
  for (const { present, lacking } of forms.values())
    if (present > 0 && lacking.length > 0)
      faults.push(`row ${present}: without the plural form ${lacking.join(', ')}`)
  if (faults.length > 0)
    throw new Error(
      `Nothing was written:\n${faults.map((fault) => `${list}, ${fault}`).join('\n')}`,
    )
  for (const [file, value] of changed) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
  }
  return given.size
}
