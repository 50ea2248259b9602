import { placeholdersIn } from '../shared/formats/fill.ts'
import { valuesByPath } from '../shared/json.ts'

/** Keys and variables of locale files. The generator records them, the validator compares with them. */

/** Dotted key → names of the variables in its text, sorted, each once. */
export type LocaleContract = Record<string, string[]>

/** The names of a text's placeholders, sorted, each once. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set(placeholdersIn(text).map(({ name }) => name))].sort()

export function contractOf(strings: unknown): LocaleContract {
  const contract: LocaleContract = {}
  for (const [key, text] of valuesByPath(strings))
    contract[key] = typeof text === 'string' ? placeholdersOf(text) : []
  return contract
}

/** Where the format of a placeholder begins; the comma may be lost. */
const FORMAT = /,|\s(?=\p{L}+\()/u

const SLOT = /(?<!\{)\{\{([^{}]*)\}\}(?!\})/g

/** Placeholders as written, each with its name. */
export const placeholdersAsWritten = (text: string) =>
  [...text.matchAll(SLOT)].map(([raw, inner = '']) => ({
    raw,
    name: inner.replace(/^-/, '').split(FORMAT)[0]?.trim() ?? '',
  }))

/** The suffix of a time, `{{time, ending(ones: ...; tens: ...)}}`, for 1 to 9 and for 0 to 50. */
const ENDING = /^\p{L}+ ?\(ones:((?: [^\s;:()]+){9})[;,.: ]? ?tens:((?: [^\s;:()]+){6})\)?$/u

/** A placeholder in a form that every part of the site fills; undefined if its suffix is damaged. */
export function tidyPlaceholder(raw: string, name: string, formats: boolean): string | undefined {
  if (/^\{\{\s*\w+\s*\}\}$/.test(raw)) return raw
  const at = raw.search(FORMAT)
  const format = raw.slice(at + 1, -2).trim()
  if (at === -1 || !formats || /^(?!ending)\w*$/.test(format)) return `{{${name}}}`
  const [, ones, tens] = ENDING.exec(format.replace(/[\s,]+/g, ' ')) ?? []
  return ones && tens && `{{${name}, ending(ones:${ones}; tens:${tens})}}`
}

export const withoutPlaceholders = (text: string) => text.replace(SLOT, '')

/** Characters typed instead of the braces of `{{name}}`. */
const OPEN = '[{([<｛%]'
const CLOSE = '[})\\]>｝%]'

/** A known name with wrong or without braces, as written. */
export function damagedPlaceholder(text: string, name: string): string | undefined {
  const word = `(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`
  const [before, after] = [
    `\\$?${OPEN}(?:\\s*${OPEN}){0,3}\\s*`,
    `\\s*${CLOSE}(?:\\s*${CLOSE}){0,3}`,
  ]
  const one = [`\\{(?:\\s*\\{){0,3}\\s*${word}`, `${word}\\s*\\}(?:\\s*\\}){0,3}`]
  for (const form of [`${before}${word}${after}`, ...one, word]) {
    const found = new RegExp(form, 'u').exec(text)?.[0]
    if (found) return found
  }
  return undefined
}

/** A word in the brackets of another program, with its name: `[[name]]`, `%name%`. */
export function foreignPlaceholder(text: string): { raw: string; name: string } | undefined {
  const found = /[[(<｛]{2,}\s*(\w+)\s*[\])>｝]{2,}|%(\w+)%/.exec(text)
  return found ? { raw: found[0], name: found[1] ?? found[2] ?? '' } : undefined
}

/** A placeholder right behind itself, which has lost the format for a suffix. */
export const lostSuffix = (text: string): string | undefined =>
  /\{\{\s*(\w+)\b[^{}]*\}\}['’]?\{\{\s*\1\s*\}\}/.exec(text)?.[1]

/** Words in single braces: translated or damaged placeholders. */
export const unknownPlaceholders = (text: string): string[] =>
  [...withoutPlaceholders(text).matchAll(/\$?\{[\s{]*[\p{L}\d _]+[\s}]*\}/gu)].map(([raw]) => raw)
