import { idOf } from '../../shared/recordKeys'
import type { ChangedRecord } from '../contract/siteChange'

/** A change in one file. */
export type ChangedPath = Omit<ChangedRecord, 'file'>

/** A stable key of the path. */
export const nameOf = ({ kind, keys }: ChangedPath): string => `${kind} ${JSON.stringify(keys)}`

/** Records, fields outside of records and list orders that differ. */
export const changedPathsOf = (before: unknown, now: unknown): ChangedPath[] => [
  ...between([], before, now),
]

/** The smallest change that covers both; undefined if they do not overlap. */
export function overlap(one: ChangedPath, other: ChangedPath): ChangedPath | undefined {
  const [outer, inner] = one.keys.length <= other.keys.length ? [one, other] : [other, one]
  if (outer.keys.some((key, at) => inner.keys[at] !== key)) return undefined
  if (outer.keys.length === inner.keys.length)
    return outer.kind === inner.kind ? outer : [one, other].find(({ kind }) => kind === 'value')
  return outer.kind === 'value' ? outer : undefined
}

function* between(keys: readonly string[], before: unknown, now: unknown): Iterable<ChangedPath> {
  if (isSame(before, now)) return
  const [old, own] = [membersOf(before, now), membersOf(now, before)]
  if (!old || !own) return yield { kind: 'value', keys }
  for (const key of new Set([...Object.keys(old), ...Object.keys(own)])) {
    const inner = [...keys, key]
    const isWhole = !(Object.hasOwn(old, key) && Object.hasOwn(own, key))
    // A record without nested records changes as a whole.
    if (!isWhole && !isRecord(old[key])) yield* between(inner, old[key], own[key])
    else if (!isSame(old[key], own[key])) yield { kind: 'value', keys: inner }
  }
  const kept = (one: Fields, other: Fields) =>
    Object.keys(one).filter((key) => Object.hasOwn(other, key))
  if (Array.isArray(now) && !isSame(kept(old, own), kept(own, old))) yield { kind: 'order', keys }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Fields = Record<string, unknown>

/**
 * Fields by name, records of a list by id; otherwise undefined. An empty list takes the kind of
 * `other`.
 */
function membersOf(value: unknown, other: unknown): Fields | undefined {
  if (Array.isArray(value) && value.length === 0) return Array.isArray(other) ? {} : undefined
  return namedMembers(value)
}

function namedMembers(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) return value as Fields
  const ids = value.map(idOf)
  const areKnown = new Set(ids).size === ids.length && !ids.includes(undefined)
  if (!areKnown || ids.length === 0) return undefined
  // Prefixed: digit-only ids would be sorted.
  return Object.fromEntries(value.map((item) => [idOf(item), item]))
}

/** A record without nested records: a price, a doctor, not a price group. */
const isRecord = (value: unknown): boolean =>
  idOf(value) !== undefined &&
  !Object.values(Object(value)).some((each) => Array.isArray(each) && namedMembers(each))
