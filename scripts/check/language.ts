import { languages } from './languages.gen.ts'
import { fillPhrase, findPhrase, type Phrases } from './phrase.ts'
import type { Said } from './words.gen.ts'

/** A language without words of its own is told everything in this one. */
export const FALLBACK = 'en'

/** The words of the fields in this one stand in the schemas themselves. */
const OF_SCHEMAS = 'tr'

const FILES = ['sentences.json', 'words.json']

/** The gate is one synchronous run about one clinic, so what it speaks is set once, at its start. */
let spoken = FALLBACK

/** From here on everything is said in `language` (a BCP 47 tag), and in English where it has no words. */
export function speak(language: string): void {
  spoken = language
}

/** The language that is spoken, for `Intl` and for the case of letters. */
export const spokenLanguage = (): string => spoken

/** What a language is called in the one that is spoken, `İngilizce`; its code where it has no name or is none. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([spoken], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** A sentence or word of `languages/`, its variables filled in. */
export function say<K extends keyof Said>(key: K, words: Said[K]): string {
  for (const language of [baseOf(spoken), FALLBACK]) {
    const text = findPhrase(phrasesOf(language), key, words, language)
    if (text !== undefined) return fillPhrase(text, words, spoken)
  }
  return key
}

/** What a language says of the fields of a content file, by their way (see `nodesOf`). */
export type FieldWords = Record<string, Record<string, unknown>>

/** The words of the fields of a content file, in English where there are no others; undefined for those of the schemas. */
export function fieldWords(name: string, language = spoken): FieldWords | undefined {
  const own = baseOf(language)
  if (own === OF_SCHEMAS) return undefined
  const file = `fields/${name}.json`
  const english = read<FieldWords>(FALLBACK, file)
  const spokenWords = read<FieldWords>(own, file)
  const ways = Object.keys({ ...english, ...spokenWords })
  return Object.fromEntries(ways.map((way) => [way, { ...english[way], ...spokenWords[way] }]))
}

/** A file of words of which a language lacks some that English has. */
export type Gap = { file: string; count: number }

/** Where a language falls back to English, and how often. */
export function gapsOf(language: string): Gap[] {
  const own = baseOf(language)
  const isField = (file: string) => file.startsWith('fields/') && own !== OF_SCHEMAS
  const fields = Object.keys(languages[FALLBACK] ?? {}).filter(isField)
  return [...FILES, ...fields].flatMap((file) => {
    const said = new Set(namesIn(read(own, file)))
    const count = namesIn(read(FALLBACK, file)).filter((name) => !said.has(name)).length
    return count > 0 ? [{ file, count }] : []
  })
}

/** That the gate lacks words in a language, for those who look after it; said in the one that is spoken. */
export function gapNotice(language: string): string[] {
  const gaps = gapsOf(language)
  if (gaps.length === 0) return []
  const count = gaps.reduce((sum, gap) => sum + gap.count, 0)
  const files = gaps.map((gap) => `${gap.file} (${gap.count})`).join(', ')
  return [say('language.fallback', { count, language, files })]
}

/** Every word of a file by its name. How many forms for numbers it has is its language's own affair. */
function namesIn(texts: Record<string, unknown>): string[] {
  const names = Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [name.replace(/_(?:zero|one|two|few|many|other)$/, '')]
      : Object.keys(Object(text)).map((part) => `${name} ${part}`),
  )
  return [...new Set(names)]
}

/** `de-AT` speaks German. */
export const baseOf = (language: string) => language.split('-')[0] ?? language

const phrases = new Map<string, Phrases>()

/** All sentences and words of a language, put together once. */
function phrasesOf(language: string): Phrases {
  const known = phrases.get(language)
  if (known) return known
  const texts: Phrases = Object.assign({}, ...FILES.map((file) => read(language, file)))
  phrases.set(language, texts)
  return texts
}

function read<Words extends object = Record<string, unknown>>(language: string, file: string) {
  return (languages[language]?.[file] ?? {}) as Words
}
