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

/** Signs people type for the braces of `{{name}}`, of which some may be lost. */
const PAIRS = [
  ['\\{', '\\}'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['<', '>'],
  ['%', '%'],
]

/** A known name among signs that are not exactly `{{` and `}}`; without any sign, the bare name. */
export function damagedSlot(text: string, name: string): string | undefined {
  const word = `(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`
  const forms = PAIRS.flatMap(([open = '', close = '']) => {
    const [left, right] = [`(?:\\s*${open})`, `(?:\\s*${close})`]
    const both = `${open}${left}*\\s*${word}${right}+`
    if (open !== '\\{') return [both]
    return [both, `\\{${left}*\\s*${word}`, `${word}${right}+`]
  })
  const mixed = `[{([<]{1,3}\\s*${word}\\s*[})\\]>]{1,3}`
  for (const form of [...forms, mixed, word]) {
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
