import { languageNameIn } from '../content/translation/writing.ts'
import { onceFor } from '../shared/once.ts'
import { languages } from './languages.gen.ts'
import { FALLBACK, lackingIn, MESSAGE_FILES, messageNames } from './messageFiles.ts'
import type { MessageArgs } from './messages.gen.ts'

const FIELD_FILE = 'fields.json'

/** Set once per run: a run is synchronous and about one clinic. */
let current = FALLBACK

/** Sets the language of messages (a BCP 47 tag); English fills gaps. */
export function setLanguage(language: string): void {
  current = language
}

/** The language of messages, for `Intl` and letter case. */
export const currentLanguage = (): string => current

/** Adds message files to a bundle that contains none (`scripts/engine/validatorWorker.ts`). */
export function receiveMessages(messages: typeof languages): void {
  for (const [language, files] of Object.entries(messages))
    languages[language] = { ...languages[language], ...files }
}

/** The name of a language in the language of messages; its code if unknown. */
export const languageName = (code: string): string =>
  languageNameIn(languages[baseOf(current)] ? current : FALLBACK, code)

/** A message of `languages/` with its variables filled in. */
export function message<K extends keyof MessageArgs>(
  key: K,
  words: MessageArgs[K],
  wanted = current,
): string {
  for (const language of [baseOf(wanted), FALLBACK]) {
    const text = findMessage(phrasesOf(language), key, words, language)
    if (text !== undefined) return fillMessage(text, words, wanted)
  }
  return key
}

/** What people read about a field. */
export type FieldWords = {
  title: string
  description: string
  /** What its pattern requires. */
  pattern?: string
  /** The names of its options, by value. */
  options?: Record<string, string>
  examples?: unknown[]
  /** New entries of a list, by the words that offer them. */
  snippets?: Record<string, unknown>
  /** In a form, in place of words about files. */
  form?: Partial<Omit<FieldWords, 'form'>>
}

/** A language's words of fields, by place (`placesOf`). */
export type FieldFile = Record<string, FieldWords | undefined>

/** The words of the field at a place, in English where the language has none. */
export function fieldWords(place: string, language = current): FieldWords | undefined {
  const own = read<FieldFile>(baseOf(language), FIELD_FILE)[place]
  const english = read<FieldFile>(FALLBACK, FIELD_FILE)[place]
  if (!own || !english) return own ?? english
  const options = english.options && { options: { ...english.options, ...own.options } }
  return { ...english, form: undefined, ...own, ...options }
}

/** A message file and the names of its entries that a language lacks. */
type Gap = { file: string; names: string[] }

/** The message files in which a language falls back to English. */
export function gapsOf(language: string, files = [...MESSAGE_FILES, FIELD_FILE]): Gap[] {
  return files.flatMap((file) => {
    const [own, english] = [baseOf(language), FALLBACK].map((each) =>
      messageNames(read(each, file)),
    )
    const names = lackingIn(own ?? [], english ?? [])
    return names.length > 0 ? [{ file, names }] : []
  })
}

/** A note about missing messages of a language, for engineers. */
export function gapNotice(language: string): string[] {
  const gaps = gapsOf(language)
  if (gaps.length === 0) return []
  const count = gaps.flatMap(({ names }) => names).length
  const files = gaps.map(({ file, names }) => `${file} (${names.length})`).join(', ')
  return [message('language.fallback', { count, language, files })]
}

/** `de-AT` → `de`. */
export const baseOf = (language: string) => language.split('-')[0] ?? language

/** Messages of a language, cached. */
const phrasesOf = onceFor(
  (language: string): Messages =>
    Object.assign({}, ...MESSAGE_FILES.map((file) => read(language, file))),
)

function read<Words extends object = Record<string, unknown>>(language: string, file: string) {
  return (languages[language]?.[file] ?? {}) as Words
}

/** Messages by key; `_one`, `_other` and so on are plural forms. */
export type Messages = Record<string, string>

/** Values of variables; `count` selects the plural form, `context` a variant. */
type MessageValues = Record<string, unknown>

type Form = (value: unknown, options: Record<string, string>, language: string) => string

/** Formats of variables: `{{share, number(style: percent)}}`. */
const forms: Record<string, Form> = {
  number: (value, options, language) => {
    const figure = Number(value)
    // 99.9 % less is not all.
    const almostAll = options.style === 'percent' && figure > 0.99 && figure < 1
    const digits = almostAll && ({ maximumFractionDigits: 1, roundingMode: 'floor' } as const)
    return new Intl.NumberFormat(language, { ...options, ...digits }).format(figure)
  },
  /** Lower-cases a capitalised word inside a message. */
  uncapital: (value, _, language) => {
    const text = String(value)
    const isWord = /^\p{Lu}\p{Ll}/u.test(text)
    return isWord ? text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1) : text
  },
}

/** In i18next's order: context and plural, context, plural, plain key. i18next itself has 14 KB. */
function findMessage(
  texts: Messages,
  key: string,
  { count, context }: MessageValues,
  language: string,
): string | undefined {
  const variants = context === undefined ? [key] : [`${key}_${context}`, key]
  const number = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : ''
  const keys = variants.flatMap((each) => (number ? [`${each}_${number}`, each] : [each]))
  return keys.map((each) => texts[each]).find((text) => text !== undefined)
}

/** Fills in variables; missing values become empty. */
function fillMessage(text: string, words: MessageValues, language: string): string {
  return text.replace(/\{\{\s*([\w-]+)(?:,\s*([^}]+))?\}\}/g, (_, name: string, form?: string) => {
    const value = words[name] ?? ''
    const [, format = '', written = ''] = /^(\w+)(?:\((.*)\))?\s*$/.exec(form ?? '') ?? []
    return forms[format]?.(value, optionsIn(written), language) ?? String(value)
  })
}

/** `style: percent; maximumFractionDigits: 0` as `Intl` takes it. */
const optionsIn = (written: string): Record<string, string> =>
  Object.fromEntries(
    written
      .split(';')
      .map((pair) => pair.split(':').map((part) => part.trim()))
      .filter(([key]) => key),
  )
