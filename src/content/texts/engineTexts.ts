import { valuesByPath } from '../../shared/json.ts'
import { onceFor } from '../../shared/once.ts'
import { professions } from '../professions/professions.gen.ts'
import type { ClinicFiles } from '../site/site.ts'
import type { Entry, Pair } from '../translation/dictionary.ts'
import { isForVisitors, localeTexts, withPlurals } from '../translation/texts.ts'
import { directionOf } from '../translation/writing.ts'
import type { SiteFile } from '../types.gen.ts'
import { engineTexts } from './texts.gen.ts'

type Group = Record<string, unknown>

/** The language that has every text; the others have English texts for staff in place of none. */
const REFERENCE = 'en'

/** The English texts by file, which have every key. */
export const referenceTexts = (): Record<string, object> => engineTexts[REFERENCE] ?? {}

/** Adds texts and words of professions to a bundle without them (`scripts/engine/validatorWorker.ts`). */
export function receiveTexts(texts: typeof engineTexts, words = professions): void {
  Object.assign(engineTexts, texts)
  Object.assign(professions, words)
  supplied.clear()
}

const within = <Value>(all: Record<string, Value>, language: string): Value | undefined =>
  all[language] ?? all[language.split('-')[0] ?? '']

const textsIn = (language: string) => within(engineTexts, language)

/** Whether the engine has the texts for visitors in a language. */
export const isSupplied = (language: string): boolean => textsIn(language) !== undefined

/** The language of most of a clinic's texts for staff: its own, or English in their place. */
export function staffLanguageOf(language: string, texts: Record<string, unknown>): string {
  const english = STAFF_FILES.flatMap((name) =>
    [...valuesByPath(ofStaff(name, referenceTexts()[name] as Group))].map(
      ([key, text]) => [`${name}.${key}`, text] as const,
    ),
  )
  const own = valuesByPath(texts)
  const same = english.filter(([key, text]) => own.get(key) === text)
  return same.length > english.length / 2 ? REFERENCE : language
}

/** The files of the desk's document. */
const STAFF_FILES = ['desk', 'editor']

/** Whether the engine has most texts for staff in a language. */
export const isSuppliedForStaff = (language: string): boolean => {
  const texts = STAFF_FILES.map((name) => [name, suppliedTexts(language, name)])
  return within({ [staffLanguageOf(language, Object.fromEntries(texts))]: true }, language) ?? false
}

/** The engine's texts by file, language and profession. */
const supplied = new Map<string, Group>()

/**
 * The engine's texts of a file in a language, with its plural forms, in the words of a profession of
 * `site.json`. Not to be changed.
 */
export function suppliedTexts(language: string, name: string, profession = 'Dentist'): Group {
  const key = `${name} ${language} ${profession}`
  const texts = supplied.get(key) ?? computeTexts(language, name, profession)
  supplied.set(key, texts)
  return texts
}

function computeTexts(language: string, name: string, profession: string): Group {
  if (name === 'locale') return { lang: language, dir: directionOf(language) }
  const english = overlaid(referenceTexts()[name] ?? {}, {}) as Group
  putWords(english, name, REFERENCE, profession)
  const own = textsIn(language)
  const inLanguage = overlaid(own ? english : ofStaff(name, english), own?.[name]) as Group
  const texts = withPlurals(inLanguage, language)
  putWords(texts, name, language, profession)
  return texts
}

/** Puts a profession's words in a language in the place of a file's neutral texts. */
function putWords(texts: Group, name: string, language: string, profession: string): void {
  for (const [place, text] of Object.entries(within(professions, language)?.[profession] ?? {})) {
    const [file, key = ''] = place.split(':')
    if (file === name) setText(texts, key.split('.'), String(text))
  }
}

function setText(group: Group, [key = '', ...inner]: readonly string[], text: string): void {
  if (inner.length === 0) group[key] = text
  else setText(group[key] as Group, inner, text)
}

/** The texts of a file that visitors do not read. */
function ofStaff(name: string, group: Group, path: readonly string[] = []): Group {
  const entries = Object.entries(group).flatMap(([key, part]): [string, unknown][] => {
    const here = [...path, key]
    if (!isGroup(part)) return isForVisitors(name, here.join('.')) ? [] : [[key, part]]
    const inner = ofStaff(name, part, here)
    return Object.keys(inner).length > 0 ? [[key, inner]] : []
  })
  return Object.fromEntries(entries)
}

/** A copy of `texts` with those of `over` in their place. A text never takes the place of a group. */
export function overlaid(texts: unknown, over: unknown): unknown {
  if (!isGroup(texts)) return typeof over === 'string' ? over : texts
  const own = isGroup(over) ? over : {}
  const copy: Group = {}
  for (const [key, part] of Object.entries(texts)) copy[key] = overlaid(part, own[key])
  for (const [key, part] of Object.entries(own)) if (!(key in texts)) copy[key] = part
  return copy
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The profession of a clinic; a dentist's has none. */
export type Practice = { profession?: string | undefined }

/** The engine's translations of its own texts, as entries of a translation file. */
export function suppliedEntries(
  { own, language, profession }: Pair & Practice,
  name: string,
): Record<string, Entry> {
  const words = valuesByPath(suppliedTexts(language, name, profession))
  const texts = localeTexts(name, withPlurals(suppliedTexts(own, name, profession), language))
  return Object.fromEntries(
    texts.flatMap(({ key, text }) =>
      words.has(key) ? [[key, { [own]: text, [language]: String(words.get(key)) }]] : [],
    ),
  )
}

/** A clinic's files with the engine's texts where its `locales` have none. Each is read once. */
export function withEngineTexts(files: ClinicFiles): ClinicFiles {
  const site = siteIn(files)
  const own = site?.language
  const profession = site?.profession?.type
  const of = (file: string) => {
    const [, language = '', name = ''] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? []
    return own !== undefined && name in referenceTexts() ? { own, language, name } : undefined
  }
  return {
    has: (file) => files.has(file) || of(file) !== undefined,
    json: onceFor(read),
  }
  function read(file: string): unknown {
    const texts = of(file)
    if (!texts) return files.json(file)
    const { own, language, name } = texts
    const written = files.has(file) ? files.json(file) : {}
    return language === own
      ? overlaid(suppliedTexts(own, name, profession), written)
      : { ...suppliedEntries({ own, language, profession }, name), ...Object(written) }
  }
}

/** Undefined if `site.json` cannot be read. */
function siteIn(files: ClinicFiles): SiteFile | undefined {
  try {
    return files.json('content/site.json') as SiteFile | undefined
  } catch {
    return undefined
  }
}
