import { schemaAt } from '../../../check/schema/node.ts'
import type { Doc } from '../../../check/types.ts'
import type { Draft } from '../draft.ts'
import type { HonestEdit } from '../edit.ts'
import { otherList } from './lists.ts'
import { type Place, placesOf, replaced } from './places.ts'
import type { Random } from './random.ts'
import { otherValue } from './values.ts'

/** What makes another clinic of it, in another country, rather than an edit. */
const FIXED = ['content/site.json language', 'content/site.json country']

/** One change somewhere in a draft, as free as the schemas are; the gate may still refuse it. */
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

/** The record with one of its optional fields gone, or with one that it lacked. */
function otherFields({ value, schema }: Place, random: Random): unknown {
  const fields = Object.keys(schema?.properties ?? {})
  const optional = fields.filter((key) => !schema?.required?.includes(key))
  if (optional.length === 0) return value
  const key = random.oneOf(optional)
  const here = Object.hasOwn(Object(value), key)
  const example = schemaAt(schema ?? {}, [key])?.examples?.[0]
  return here ? replaced(value, [key], undefined) : { ...Object(value), [key]: example }
}

/** The pictures in use, by their kind. */
function picturesOf(docs: readonly Doc[]): Map<string, string[]> {
  const pictures = new Map<string, string[]>()
  for (const { value, schema } of docs.flatMap(placesOf))
    if (schema?.media && typeof value === 'string')
      pictures.set(schema.media, [...(pictures.get(schema.media) ?? []), value])
  return pictures
}
