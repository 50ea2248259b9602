import type { Path } from '../../editor/contract/contract'
import type { DraftSite, Place } from '../../editor/contract/preview'

/** A value without a mark (number, day, phone, file name), found by its printed form. */
export type Fact = { place: Place; value: string | number }

/** All facts of a draft by file; those of a record with the record's id. */
export function factsOf({ texts, forms }: DraftSite): Map<string, Fact[]> {
  const all = new Map<string, Fact[]>()
  for (const name of Object.keys(forms)) {
    const file = `content/${name}.json`
    const facts: Fact[] = []
    const walk = (part: unknown, path: Path): void => {
      if (part !== null && typeof part === 'object')
        for (const [key, item] of Object.entries(part))
          walk(item, [...path, Array.isArray(part) ? Number(key) : key])
      else if ((typeof part === 'string' && part !== '') || typeof part === 'number')
        facts.push({ place: { file, path }, value: part })
    }
    walk(JSON.parse(texts[file] ?? 'null'), [])
    all.set(name, facts)
  }
  return all
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

/**
 * The number of letters of a printed text that a value explains; 0 for none. A day may be
 * printed by its month's name, a phone number in other groups and without the country code.
 */
export function sharedLetters(value: string | number, text: string): number {
  const written = String(value)
  if (typeof value === 'number') return figuresOf(text).includes(value) ? written.length : 0
  if (written.length > 1 && text.includes(written)) return written.length
  const figures = figuresOf(written)
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) {
    const [year = 0, , day = 0] = figures
    const printed = figuresOf(text)
    return printed.includes(year) && printed.includes(day) ? written.length : 0
  }
  if (/^\d{2}:\d{2}$/.test(written))
    return text.includes(written.replace(':', '.')) ? written.length : 0
  const digits = digitsOf(written)
  return /^\+?[\d\s()/-]{7,}$/.test(written) && digitsOf(text).includes(digits.slice(-9))
    ? digits.length
    : 0
}
