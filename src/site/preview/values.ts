import names from '../../content/names.gen.json'
import type { Site, Sites } from '../../content/site/site'
import { pageNamespaces } from '../../content/translation/needs'
import type { Place } from '../../editor/contract/preview'
import { runsOf } from '../../shared/formats/richText'
import type { OpenSite } from '../openSite'
import { timeText } from '../sections/site/clock'

/** A text without the spaces and marks of direction that a page adds. */
export const plain = (text: string): string =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A value of a draft. */
export type Value = {
  /** Its field, and others that the same text is made of. */
  places: [Place, ...Place[]]
  /** As pages may write it: the parts between placeholders and marks. */
  texts: readonly (readonly string[])[]
  /** The records around it as pages name them (`prices/filling`), the innermost first. */
  records: readonly string[]
  /** It is computed from its record; elsewhere its text means something else. */
  isFact?: boolean
}

/** The values of a draft's site as the page writes them, and its records by name; none of a file that cannot be read. */
export function valuesOf(site: Site, origin: Sites['origin'], shown: OpenSite) {
  const values: Value[] = []
  const records = new Map<string, Place>()

  function walk(part: object, name: string, around: readonly string[]): void {
    const id: unknown = Reflect.get(part, 'id')
    const within = typeof id === 'string' ? [`${name}/${id}`, ...around] : around
    const add = (
      written: readonly string[],
      keys: (string | number)[],
      more: Pick<Value, 'isFact'> = {},
    ) => {
      const [first, ...others] = keys.flatMap((key) => {
        const place = origin(part, key)
        // The field of a translation is its entry.
        const isEntry = place?.path.at(-1) === site.language
        return place ? [isEntry ? { ...place, path: place.path.slice(0, -1) } : place] : []
      })
      const texts = written.map((text) =>
        runsOf(text).flatMap((run) => run.text.split(/\{\{[^}]*\}\}/).map(plain)),
      )
      if (first) values.push({ places: [first, ...others], texts, records: within, ...more })
    }
    if (typeof id === 'string') {
      const own = origin(part, 'id')
      if (own) records.set(`${name}/${id}`, { ...own, path: own.path.slice(0, -1) })
      if (name === 'prices') add([site.amounts[id] ?? ''], ['min', 'max'], { isFact: true })
      if (name === 'doctors')
        for (const [key, words] of Object.entries(site.doctorFacts[id] ?? {}))
          add(words, [key], { isFact: true })
    }
    for (const [key, value] of Object.entries(part))
      if (typeof value === 'object' && value !== null) walk(value, name, within)
      else if (key !== 'id')
        add(textsOf(value, site, shown), [Array.isArray(part) ? Number(key) : key])
  }

  const parts: Record<string, () => object> = {}
  for (const name of names.content) parts[name] = () => Reflect.get(site, name)
  parts.pages = () => [site.pages, site.menus]
  for (const name of pageNamespaces) parts[`texts/${name}`] = () => Reflect.get(site.texts, name)
  for (const [name, read] of Object.entries(parts))
    try {
      walk(read(), name, [])
    } catch {
      // The validator reports the file, and no page shows it.
    }
  return { values, records }
}

/** A value as pages may write it. */
function textsOf(value: unknown, site: Site, shown: OpenSite): string[] {
  if (typeof value === 'number') return [String(shown.figureText(value))]
  if (typeof value !== 'string') return []
  if (/^\d{4}-\d{2}-\d{2}$/.test(value))
    return [shown.dayText(value), shown.reviewDayText(value), site.specialDays[value] ?? '']
  return [/^\d{2}:\d{2}$/.test(value) ? timeText(shown, value) : shown.phoneText(value)]
}

/**
 * The letters of a shown text that a value explains: Infinity for all of it, else those of the
 * longest part found in it as whole words.
 */
export function lettersOf({ texts }: Value, shown: string): number {
  const letters = texts.map((parts) => {
    if (parts.length === 1 && parts[0] === shown) return Number.POSITIVE_INFINITY
    return Math.max(...parts.map((part) => (holds(shown, part) ? part.length : 0)))
  })
  return Math.max(0, ...letters)
}

const isLetter = (letter: string | undefined) => /[\p{L}\p{N}]/u.test(letter ?? '')

function holds(text: string, words: string): boolean {
  const at = text.indexOf(words)
  if (at < 0 || !isLetter(words)) return false
  const end = at + words.length
  const isWithinWord = (at: number) => isLetter(text[at - 1]) && isLetter(text[at])
  return !isWithinWord(at) && !isWithinWord(end)
}
