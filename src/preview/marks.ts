import type { FormNode, Forms } from '../desk/editor/contract'
import type { Place } from '../desk/editor/preview/contract'

/**
 * Whoever presses a text on the page is led to its field: so that the page can say where
 * a text is from, each carries its place, as one letter at its end that no clinic writes
 * (of a plane for private use) and nobody sees, because it is taken off again before the
 * page is painted (`origins.ts`).
 */
const FIRST = 0xf0000
const LAST = 0xffffd

/** Any of these letters. */
export const mark = /[\u{f0000}-\u{ffffd}]/gu

/** A text as it is written. */
export const bare = (text: string): string => text.replace(mark, '')

const places: Place[] = []
const letters = new Map<string, string>()

/** The place a mark stands for. */
export const placeOf = (letter: string): Place | undefined =>
  places[(letter.codePointAt(0) ?? 0) - FIRST]

function letterOf(place: Place): string {
  const key = `${place.file} ${JSON.stringify(place.path)}`
  const known = letters.get(key)
  if (known !== undefined) return known
  if (FIRST + places.length > LAST) return ''
  const letter = String.fromCodePoint(FIRST + places.length)
  places.push(place)
  letters.set(key, letter)
  return letter
}

/** The texts of a file with their marks; what is no sentence for visitors stays as it is. */
export function marked(file: string, value: unknown, forms: Forms): unknown {
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? ''
  const isContent = /(?:^|\/)content\//.test(file)
  const form = forms[name]
  const walk = (part: unknown, path: Place['path'], node: FormNode | undefined): unknown => {
    if (typeof part === 'string') {
      const isText = isContent ? node !== undefined && isPlain(node) : says(part)
      return isText ? part + letterOf({ file, path }) : part
    }
    if (Array.isArray(part))
      return part.map((item, index) => walk(item, [...path, index], inner(form, node?.items)))
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [
        key,
        walk(item, [...path, key], inner(form, node?.properties?.[key])),
      ]),
    )
  }
  // Language and direction, which are nobody's sentence.
  return name === 'locale' ? value : walk(value, [], form)
}

/**
 * The entries of a file of translations, whose words in `language` carry marks: not the
 * addresses of pages, and nothing of any other file.
 */
export function markedEntries(file: string, value: unknown, language: string): unknown {
  if (!file.startsWith(`locales/${language}/`)) return value
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, entry]) => {
      const words: unknown = Reflect.get(Object(entry), language)
      const isShown = typeof words === 'string' && says(words) && !/^pages\..*\.path$/.test(key)
      if (!isShown) return [key, entry]
      return [key, { ...Object(entry), [language]: words + letterOf({ file, path: [key] }) }]
    }),
  )
}

/** Follows a reference inside the same schema. */
const inner = (form: FormNode | undefined, node: FormNode | undefined): FormNode | undefined =>
  form?.definitions?.[/^#\/definitions\/(.+)$/.exec(node?.$ref ?? '')?.[1] ?? ''] ?? node

/** A code, an address, a date: what something else is told by. */
const told = ['const', 'enum', 'format', 'pattern', 'media', 'refersTo', 'country'] as const

const isPlain = (node: FormNode): boolean => !told.some((key) => Reflect.has(node, key))

/** Whether there is a word in a text beside what is filled in. */
const says = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''))
