/** Texts of one language by their keys; `_one`, `_other` and the like tell forms for numbers. */
export type Phrases = Record<string, string>

/** What a text's places are filled with; `count` chooses the form for a number, `context` a variant. */
export type PhraseWords = Record<string, unknown>

type Form = (value: unknown, options: Record<string, string>, language: string) => string

/** What may stand behind a place's name: `{{share, number(style: percent)}}`. */
const forms: Record<string, Form> = {
  number: (value, options, language) =>
    new Intl.NumberFormat(language, options).format(Number(value)),
  /** Inside a sentence some languages write small what stands capital by itself. */
  uncapital: (value, _, language) => {
    const text = String(value)
    const isWord = /^\p{Lu}\p{Ll}/u.test(text)
    return isWord ? text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1) : text
  },
}

/**
 * The text of a key that fits its words best: that of the variant and the number, of the
 * variant, of the number, the plain one. Undefined where the language has none of them.
 * The locale files of the site are written alike, for i18next; the gate, which an editor's
 * browser loads, does without its 14 KB.
 */
export function findPhrase(
  texts: Phrases,
  key: string,
  { count, context }: PhraseWords,
  language: string,
): string | undefined {
  const variants = context === undefined ? [key] : [`${key}_${context}`, key]
  const number = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : ''
  const keys = variants.flatMap((each) => (number ? [`${each}_${number}`, each] : [each]))
  return keys.map((each) => texts[each]).find((text) => text !== undefined)
}

/** A text with its places filled in, each as the language writes it; nothing where a word is missing. */
export function fillPhrase(text: string, words: PhraseWords, language: string): string {
  return text.replace(/\{\{\s*([\w-]+)(?:,\s*([^}]+))?\}\}/g, (_, name: string, form?: string) => {
    const value = words[name] ?? ''
    const [, asked = '', written = ''] = /^(\w+)(?:\((.*)\))?\s*$/.exec(form ?? '') ?? []
    return forms[asked]?.(value, optionsIn(written), language) ?? String(value)
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
