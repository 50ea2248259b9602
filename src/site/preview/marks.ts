import type { Place } from '../../editor/contract/preview'
import type { FormNode, Forms } from '../../editor/contract/validatorMessages'

/**
 * Each text ends in one private-use letter that encodes its place, so that a click can find the
 * field. `origins.ts` removes it before the page is painted.
 */
const FIRST = 0xf0000
const LAST = 0xffffd

export const mark = /[\u{f0000}-\u{ffffd}]/gu

export const bare = (text: string): string => text.replace(mark, '')

const places: Place[] = []
const letters = new Map<string, string>()

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

/** The texts of a file with marks; values that are no text for visitors stay unchanged. */
export function marked(file: string, value: unknown, forms: Forms): unknown {
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? ''
  const isContent = /(?:^|\/)content\//.test(file)
  const form = forms[name]
  const walk = (part: unknown, path: Place['path'], node: FormNode | undefined): unknown => {
    if (typeof part === 'string') {
      const isText = isContent ? node !== undefined && isPlain(node) : hasWords(part)
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
  // Language and direction are no texts.
  return name === 'locale' ? value : walk(value, [], form)
}

/** A translation file whose texts in `language` carry marks; other files stay unchanged. */
export function markedEntries(file: string, value: unknown, language: string): unknown {
  if (!file.startsWith(`locales/${language}/`)) return value
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, entry]) => {
      const words: unknown = Reflect.get(Object(entry), language)
      const isShown = typeof words === 'string' && hasWords(words) && !/^pages\..*\.path$/.test(key)
      if (!isShown) return [key, entry]
      return [key, { ...Object(entry), [language]: words + letterOf({ file, path: [key] }) }]
    }),
  )
}

/** Follows a local reference of the schema. */
const inner = (form: FormNode | undefined, node: FormNode | undefined): FormNode | undefined =>
  form?.definitions?.[/^#\/definitions\/(.+)$/.exec(node?.$ref ?? '')?.[1] ?? ''] ?? node

/** Schema keys of codes, addresses and dates, which carry no mark. */
const handleKeys = ['const', 'enum', 'format', 'pattern', 'media', 'refersTo', 'country'] as const

const isPlain = (node: FormNode): boolean => !handleKeys.some((key) => Reflect.has(node, key))

/** Whether a text has a letter besides its placeholders, and is no code such as `en_GB`. */
const hasWords = (text: string): boolean =>
  /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, '')) && !/^[a-z]{2,3}_[A-Z]{2}$/.test(text)
