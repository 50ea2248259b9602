import { existsSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { isForVisitors } from '../../src/content/translation/texts.ts'
import { valuesByPath } from '../../src/shared/json.ts'
import {
  FALLBACK,
  lackingIn,
  MESSAGE_FILES,
  messageNames,
  WHOLE_LANGUAGES,
} from '../../src/validation/messageFiles.ts'
import { contractOf } from '../../src/validation/placeholders.ts'
import { contractFor } from '../../src/validation/plurals.ts'
import { placesOf, type SchemaNode } from '../../src/validation/schema/node.ts'
import { root } from '../publish/paths.ts'
import { NOTES, RULES } from './keywords.ts'
import { foldersIn, jsonFilesIn, readJson } from './sources.ts'

/** What is wrong with a key of a file. */
export type Complaint = { file: string; problem: Problem; key: string }

type Problem = 'lacks' | 'has no use for' | 'cannot be read:'

/**
 * All that keeps generated files from being written: in schemas, words of fields and messages,
 * which are below `validation`, and in the texts of the interface, which are below `texts`. A
 * language that is not whole needs those for visitors alone.
 */
export function complaintsAbout(validation: string, texts: string): Complaint[] {
  const complaints: Complaint[] = []
  const complain = (file: string, problem: Problem, keys: readonly string[]) => {
    for (const key of keys) complaints.push({ file, problem, key })
  }
  const compare = (
    file: string,
    keys: readonly string[],
    known: readonly string[],
    wanted = known,
  ) => {
    complain(file, 'lacks', lackingIn(keys, wanted))
    complain(file, 'has no use for', lackingIn(known, keys))
  }
  const read = <Json extends object>(file: string): Json | undefined => {
    try {
      return readJson(file)
    } catch (error) {
      complain(file, 'cannot be read:', [String(Object(error).cause?.message)])
      return undefined
    }
  }

  const unread: string[] = []
  const needed = jsonFilesIn(join(validation, 'schemas')).flatMap((file) => {
    const name = basename(file, '.json')
    const schema = read<SchemaNode>(file)
    if (!schema) unread.push(name)
    const places = schema ? [...placesOf(name, schema)] : []
    complain(file, 'has no use for', places.flatMap(unknownKeywords))
    return places.flatMap(wordsNeeded)
  })
  const english = MESSAGE_FILES.map((name) => read(join(validation, 'languages', FALLBACK, name)))
  for (const language of foldersIn(join(validation, 'languages'))) {
    const file = join(validation, 'fields', `${language}.json`)
    const isWhole = WHOLE_LANGUAGES.includes(language)
    const wanted = isWhole ? undefined : []
    const fields = isWhole || existsSync(file) ? read(file) : {}
    const words = wordsIn(fields ?? {}).filter((key) => !unread.includes(key.split(/\W/)[0] ?? ''))
    if (fields) compare(file, words, needed, wanted)
    for (const [index, name] of MESSAGE_FILES.entries()) {
      const file = join(validation, 'languages', language, name)
      const isThere = isWhole || existsSync(file)
      const own = language === FALLBACK ? english[index] : isThere ? read(file) : {}
      if (own && english[index])
        compare(file, messageNames(own), messageNames(english[index]), wanted)
    }
  }
  const reference = new Map(
    jsonFilesIn(join(texts, FALLBACK)).map((file) => [basename(file), read(file)]),
  )
  for (const language of foldersIn(texts)) {
    const isWhole = WHOLE_LANGUAGES.includes(language)
    for (const [name, english] of reference) {
      const file = join(texts, language, name)
      if (language === FALLBACK || name === 'locale.json' || !english) continue
      const own = existsSync(file) ? read(file) : {}
      const known = Object.keys(contractFor(contractOf(english), language))
      const wanted = known.filter((key) => isWhole || isForVisitors(basename(name, '.json'), key))
      if (own) compare(file, [...valuesByPath(own).keys()], known, wanted)
    }
  }
  return complaints
}

const unknownKeywords = ([place, node]: [place: string, SchemaNode]): string[] =>
  lackingIn([...RULES, ...NOTES], Object.keys(node)).map((keyword) => `${place} ${keyword}`)

/** The words of a field, which every language has: `place part`. */
const wordsNeeded = ([place, node]: [place: string, SchemaNode]): string[] =>
  [
    'title',
    'description',
    ...(node.pattern ? ['pattern'] : []),
    ...(node.enum ?? []).map((option) => `options.${option}`),
    ...(node.examples || node.type === 'object' || node.type === 'array' ? [] : ['examples']),
    ...(place.endsWith('[]') ? ['snippets'] : []),
  ].map((part) => `${place} ${part}`)

/** The words of a language: `place part`. Those for forms replace others, and count as these. */
const wordsIn = (words: object): string[] =>
  Object.entries(words).flatMap(([place, { form, ...parts }]) => [
    ...(form ? wordsIn({ [place]: form }) : []),
    ...Object.keys(parts).flatMap((part) =>
      part === 'options'
        ? Object.keys(parts.options).map((option) => `${place} options.${option}`)
        : `${place} ${part}`,
    ),
  ])

/** One line for each file and problem; paths are relative to the project. */
export function complaintReport(complaints: readonly Complaint[]): string {
  const lines = new Map<string, string[]>()
  for (const { file, problem, key } of complaints) {
    const about = `${relative(root, file).replaceAll('\\', '/')} ${problem}`
    lines.set(about, [...(lines.get(about) ?? []), `"${key}"`])
  }
  return [...lines].map(([about, keys]) => `${about} ${keys.join(', ')}`).join('\n')
}
