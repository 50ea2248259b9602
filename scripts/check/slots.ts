/** The places in a text of the interface that the code fills in, whole ones and damaged ones. */

const SLOT = /(?<!\{)\{\{([^{}]*)\}\}(?!\})/g

/** The placeholders of a text as written, with the name each one asks for. */
export const slotsOf = (text: string) =>
  [...text.matchAll(SLOT)].map(([raw, inner = '']) => ({
    raw,
    name: inner.replace(/^-/, '').split(',')[0]?.trim() ?? '',
  }))

/** What is left of a text without its whole placeholders. */
export const withoutSlots = (text: string) => text.replace(SLOT, '')

/** Signs people type for the braces of `{{name}}`. */
const OPEN = '[{([<｛%]'
const CLOSE = '[})\\]>｝%]'

/** A known name among signs that are not exactly `{{` and `}}`; without any sign, the bare name. */
export function damagedSlot(text: string, name: string): string | undefined {
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

/** One brace around a word that is no name the code knows: a placeholder translated and damaged at once. */
export const strangeSlots = (text: string): string[] =>
  [...withoutSlots(text).matchAll(/\{+\s*[\p{L}\d _]+\s*\}+/gu)].map(([raw]) => raw)

/** `{{{name}}}` with the braces it should have. */
export const tidySlots = (text: string) => text.replace(/\{{3,}([^{}]*)\}{3,}/g, '{{$1}}')
