import { memberOf, type SchemaNode, schemaAt } from '../../../src/validation/schema/node.ts'
import type { Doc, Path } from '../../../src/validation/types.ts'
import { seeded } from '../proof.ts'
import type { Draft, HonestEdit } from './draft.ts'

/** Fields that define the country and language of a clinic, which no editor changes. */
const FIXED = ['content/site.json language', 'content/site.json country']

/** A random change that follows the schemas; the validator may still refuse it. */
export function someEdit(draft: Draft, random: Random): HonestEdit {
  const doc = random.oneOf(draft.docs.filter(({ role }) => role.name !== 'locale'))
  const places = placesOf(doc).filter(({ path }) => !FIXED.includes(`${doc.file} ${path[0]}`))
  const isList = ({ value }: Place) => Array.isArray(value)
  const isRecord = ({ value }: Place) => typeof value === 'object' && !Array.isArray(value)
  const kind = random.oneOf(['plain', 'plain', 'list', 'list', 'record'])
  const wanted = places.filter(kind === 'list' ? isList : kind === 'record' ? isRecord : isPlain)
  const place = random.oneOf(wanted.length > 0 ? wanted : places)
  const other = otherAt(place, draft.docs, random)
  return [
    `writes ${JSON.stringify(other)?.slice(0, 200)} as ${place.path.join('/')} of ${doc.file}`,
    (edited) => {
      const value: unknown = JSON.parse(edited.textOf(doc.file))
      edited.writeValue(doc.file, replaced(value, place.path, other))
    },
  ]
}

const isPlain = ({ value }: Place) => typeof value !== 'object'

function otherAt(place: Place, docs: readonly Doc[], random: Random): unknown {
  const { value, schema } = place
  if (Array.isArray(value)) return otherList(value, random)
  if (typeof value === 'object' && value !== null) return otherFields(place, random)
  return otherValue(value, schema, picturesOf(docs), random)
}

/** The record without one of its optional fields, or with another one. */
function otherFields({ value, schema }: Place, random: Random): unknown {
  const fields = Object.keys(schema?.properties ?? {})
  const optional = fields.filter((key) => !schema?.required?.includes(key))
  if (optional.length === 0) return value
  const key = random.oneOf(optional)
  const here = Object.hasOwn(Object(value), key)
  const example = schemaAt(schema ?? {}, [key])?.examples?.[0]
  return here ? replaced(value, [key], undefined) : { ...Object(value), [key]: example }
}

/** The media files in use, by their kind. */
function picturesOf(docs: readonly Doc[]): Map<string, string[]> {
  const pictures = new Map<string, string[]>()
  for (const { value, schema } of docs.flatMap(placesOf))
    if (schema?.media && typeof value === 'string')
      pictures.set(schema.media, [...(pictures.get(schema.media) ?? []), value])
  return pictures
}

/** The list with an item copied, removed or moved, or reversed. */
export function otherList(list: readonly unknown[], random: Random): unknown[] {
  if (list.length === 0) return []
  const item = random.oneOf(list)
  const without = list.toSpliced(list.indexOf(item), 1)
  const copies = Array.from({ length: random.oneOf([1, 1, 1, 12]) }, () =>
    withOtherIds(item, random),
  )
  return random.oneOf([
    () => [...list, ...copies],
    () => [...copies, ...list],
    () => without,
    () => without.toSpliced(random.between(0, without.length), 0, item),
    () => list.toReversed(),
  ])()
}

/** A copy with new ids at every level. */
function withOtherIds(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((part) => withOtherIds(part, random))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'id' ? `${part}-${random.between(100, 999_999)}` : withOtherIds(part, random),
    ]),
  )
}

/** A value in a file and its schema. */
export type Place = { path: Path; value: unknown; schema?: SchemaNode }

/** Every value of a file that an editor may change. */
export function placesOf(doc: Doc): Place[] {
  const places: Place[] = []
  const visit = (place: Place) => {
    const { path, value, schema } = place
    if (path.at(-1) === '$schema') return
    places.push(place)
    if (typeof value !== 'object' || value === null) return
    for (const [name, member] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name
      const part = doc.schema && schema && memberOf(doc.schema, schema, key)
      visit({ path: [...path, key], value: member, ...(part && { schema: part }) })
    }
  }
  visit({ path: [], value: doc.value, ...(doc.schema && { schema: doc.schema }) })
  return places
}

/** The value with another one at a path; undefined removes the member. */
export function replaced(value: unknown, path: Path, other: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return other
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) }
  const member = replaced(copy[key], rest, other)
  if (member === undefined) delete copy[key]
  else copy[key] = member
  return copy
}

/** Pieces of text that people write and programs have mishandled. */
export const PIECES = [
  "Bayrampaşa'da",
  '’nin',
  '%100',
  '& fazlası',
  '1.500 ₺',
  '“tırnak”',
  '"çift"',
  'kâğıt, hâlâ',
  '😊👩‍⚕️ ❤️',
  '<12 ve >18',
  '$& $1 $` null NaN',
  '5\u00A0mm 20\u202Fdk.',
  'می‌خواهم‏ 👨‍👩‍👧 x̄',
  '– ½ … 37 °C, 3 × 2',
  '\\',
  '`',
  '#',
  '(1) [2] *(*3)',
  '?',
  'mercandis.com.tr/hakkımızda?dil=tr',
  'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
  'İĞÜŞÖÇ ığüşöç',
]

/** The text in other words, with its placeholders. */
export function reworded(text: string, random: Random): string {
  const piece = random.oneOf(PIECES)
  const ways = [
    `${text} ${piece}`,
    `${piece} ${text}`,
    `${text} `.repeat(random.between(2, 6)).trim(),
    text.includes('{{') ? text : (text.split(' ')[0] ?? text),
    text.includes('{{') ? text : (Array.from(text)[0] ?? text),
    text.includes('{{') ? text : piece,
  ]
  return random.oneOf(ways)
}

const DAY = 86_400_000

/** Another value for the same schema; `pictures`: the media files of each kind in use. */
export function otherValue(
  value: unknown,
  schema: SchemaNode | undefined,
  pictures: ReadonlyMap<string, string[]>,
  random: Random,
): unknown {
  if (typeof value === 'boolean') return !value
  if (schema?.enum) return random.oneOf(schema.enum)
  if (typeof value === 'number') return otherNumber(value, schema, random)
  if (typeof value !== 'string') return value
  if (schema?.media) return random.oneOf(pictures.get(schema.media) ?? [value])
  if (schema?.format === 'date') return otherDate(value, random)
  if (schema?.format === 'email') return `bilgi.${random.between(1, 99)}+web@dis-klinigi.example`
  if (/^https:\/\/[^/]+$/.test(value)) return `https://www.klinik-${random.between(1, 99)}.example`
  if (/^\d\d:\d\d$/.test(value)) return otherTime(random)
  if (/^#[0-9a-f]{6}$/i.test(value)) return otherColour(value, random)
  // A value with a fixed form keeps it and gets other digits.
  if (schema?.pattern || schema?.country || schema?.phone)
    return value.replaceAll(/\d(?=\d?$)/g, () => String(random.between(0, 9)))
  return reworded(value, random)
}

function otherNumber(value: number, schema: SchemaNode | undefined, random: Random): number {
  if (schema?.type === 'number') return value + random.between(-20, 20) / 1000
  const { minimum = 0, maximum = value * 2 } = schema ?? {}
  const near = Math.max(minimum, Math.round((value * random.between(70, 140)) / 100))
  return random.oneOf([near, near, near, minimum, maximum])
}

function otherDate(value: string, random: Random): string {
  const days = random.between(-400, 400)
  return new Date(Date.parse(value) + days * DAY).toISOString().slice(0, 10)
}

function otherTime(random: Random): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(random.between(0, 23))}:${two(random.oneOf([0, 15, 30, 59]))}`
}

const otherColour = (value: string, random: Random) =>
  value.replace(/[0-9a-f]{2}/gi, (channel) => {
    const shade = Math.min(255, Math.max(0, Number.parseInt(channel, 16) + random.between(-9, 9)))
    return shade.toString(16).padStart(2, '0')
  })

export type Random = ReturnType<typeof randomOf>

/** Random choices, repeatable for a seed. */
export function randomOf(seed: number) {
  const next = seeded(seed)
  /** A whole number from `from` to `to`, both included. */
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  /** One of a list. Throws when it is empty. */
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to choose from')
    return item
  }
  return { between, oneOf }
}
