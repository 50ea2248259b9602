import { memberOf, type SchemaNode } from '../../../check/schema/node.ts'
import type { Doc, Path } from '../../../check/types.ts'

/** A value in a file, with what the schema says of it. */
export type Place = { path: Path; value: unknown; schema?: SchemaNode }

/** Every value of a file, plain or not, that an editor may change. */
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

/** The value with another at a place; an undefined one takes its member away. */
export function replaced(value: unknown, path: Path, other: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return other
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) }
  const member = replaced(copy[key], rest, other)
  if (member === undefined) delete copy[key]
  else copy[key] = member
  return copy
}
