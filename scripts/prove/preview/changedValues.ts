import type { DraftSite, Place } from '../../../src/desk/editor/preview/contract.ts'
import { edited } from '../../../src/desk/editor/text/edit.ts'

const keyOf = ({ file, path }: Place) => `${file} ${JSON.stringify(path)}`

/**
 * Changes every value that presses lead to, each so that it can be told from all others:
 * sentences get a word of their own, prices and figures a number, days a year. What is
 * neither (a phone number, a time of day) stays as it is.
 */
export function changeAll(site: DraftSite, places: readonly Place[]) {
  const texts = { ...site.texts }
  const signs = new Map<string, string>()
  for (const place of places) {
    const { file, path } = place
    const key = keyOf(place)
    if (signs.has(key)) continue
    const before = path.reduce<unknown>(
      (part, step) => Reflect.get(Object(part), step),
      JSON.parse(site.texts[file] ?? 'null'),
    )
    const number = signs.size + 1
    const [value, sign] = anotherOf(before, String(path.at(-1)), number)
    if (sign === undefined) continue
    signs.set(key, sign)
    texts[file] = edited(texts[file] ?? '', { kind: 'set', path, value })
  }
  return {
    site: { ...site, texts },
    /** What must be read on the page of the value at a place; undefined where it was left alone. */
    signOf: (place: Place) => signs.get(keyOf(place)),
  }
}

function anotherOf(value: unknown, key: string, number: number): [unknown, string | undefined] {
  if (typeof value === 'number' && ['min', 'max', 'target'].includes(key))
    return [1_000_000 + number, String(1_000_000 + number)]
  if (typeof value !== 'string') return [value, undefined]
  if (/^\d{4}-\d{2}-\d{2}$/.test(value))
    return [value.replace(/^\d{4}/, String(2100 + number)), String(2100 + number)]
  if (/^[\d\s+:()/-]+$|@|^https?:/.test(value)) return [value, undefined]
  return [`${value} qx${number}z`, `qx${number}z`]
}
