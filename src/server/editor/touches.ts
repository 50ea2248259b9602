/**
 * What one has changed in a file: the value of a field or of a whole record, or the order
 * of a list. `keys` lead there, names of fields and ids of records; none: the whole file.
 */
export type Touch = { kind: 'value' | 'order'; keys: readonly string[] }

/** A touch in one word, the same for the same place. */
export const nameOf = ({ kind, keys }: Touch): string => `${kind} ${JSON.stringify(keys)}`

/** The records, fields outside of records, and orders of lists in which two states of a file differ. */
export const touchesOf = (before: unknown, now: unknown): Touch[] => [...between([], before, now)]

/** The smaller touch that holds both, where they are not of places apart; undefined where they are. */
export function overlap(one: Touch, other: Touch): Touch | undefined {
  const [outer, inner] = one.keys.length <= other.keys.length ? [one, other] : [other, one]
  if (outer.keys.some((key, at) => inner.keys[at] !== key)) return undefined
  if (outer.keys.length === inner.keys.length)
    return outer.kind === inner.kind ? outer : [one, other].find(({ kind }) => kind === 'value')
  return outer.kind === 'value' ? outer : undefined
}

function* between(keys: readonly string[], before: unknown, now: unknown): Iterable<Touch> {
  if (isSame(before, now)) return
  const [old, own] = [membersOf(before, now), membersOf(now, before)]
  if (!old || !own) return yield { kind: 'value', keys }
  for (const key of new Set([...Object.keys(old), ...Object.keys(own)])) {
    const inner = [...keys, key]
    const isWhole = !(Object.hasOwn(old, key) && Object.hasOwn(own, key))
    // What a record is told by stands in it: one that holds no records itself is one thing.
    if (!isWhole && !isRecord(old[key])) yield* between(inner, old[key], own[key])
    else if (!isSame(old[key], own[key])) yield { kind: 'value', keys: inner }
  }
  const kept = (one: Fields, other: Fields) =>
    Object.keys(one).filter((key) => Object.hasOwn(other, key))
  if (Array.isArray(now) && !isSame(kept(old, own), kept(own, old))) yield { kind: 'order', keys }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Fields = Record<string, unknown>

/** Fields by their names, records of a list by their ids; undefined for anything else. An empty list is of the kind of its `other` state. */
function membersOf(value: unknown, other: unknown): Fields | undefined {
  if (Array.isArray(value) && value.length === 0) return Array.isArray(other) ? {} : undefined
  return namedMembers(value)
}

function namedMembers(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) return value as Fields
  const ids = value.map(idOf)
  if (ids.some((id) => id === undefined) || ids.length === 0) return undefined
  // As entries keep it: an id of digits alone would be sorted.
  return Object.fromEntries(value.map((item) => [idOf(item), item]))
}

/** What a record of a list is told by. */
export const idOf = (item: unknown): string | undefined => {
  const id = (item as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id : undefined
}

/** A record without records of its own: a price, a doctor; not the group of prices. */
const isRecord = (value: unknown): boolean =>
  idOf(value) !== undefined &&
  !Object.values(Object(value)).some((each) => Array.isArray(each) && namedMembers(each))
