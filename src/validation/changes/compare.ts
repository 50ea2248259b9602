import { listNamedAt, recordName } from '../../content/recordNames.ts'
import { memberAt } from '../jsonPath.ts'
import { memberOf, type SchemaNode } from '../schema/node.ts'
import type { Change, Sides, Spot } from './change.ts'
import { openingChanges } from './openingChanges.ts'
import { isPicture, recordFields } from './recordFields.ts'
import { differing, displayValue, kindOfChange, titleOf } from './show.ts'

/** Growth that the report emphasises. */
const JUMP = 0.5

export const isJump = ({ growth }: Change) => growth !== undefined && Math.abs(growth) >= JUMP

/** All differences, in the order of `after`. */
export function changesIn(
  file: string,
  root: SchemaNode | undefined,
  [before, after]: readonly [unknown, unknown],
  sides: Sides,
): Change[] {
  return [...compare({ file, root, path: [], place: [], sides, whole: after }, root, before, after)]
}

function* compare(
  spot: Spot,
  schema: SchemaNode | undefined,
  before: unknown,
  after: unknown,
): Iterable<Change> {
  const opening = openingChanges(spot, schema, before, after)
  if (opening) yield* opening
  else if (Array.isArray(before) && Array.isArray(after))
    yield* compareLists(spot, schema, before, after)
  else if (isGroup(before) && isGroup(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (key === '$schema') continue
      const member = memberOf(spot.root, schema, key)
      const [old, now] = [memberAt(before, key), memberAt(after, key)]
      const isPart = isGroup(old ?? now) && !Array.isArray(old ?? now)
      const place = isPart && member?.title ? [...spot.place, member.title] : spot.place
      yield* compare({ ...spot, path: [...spot.path, key], place }, member, old, now)
    }
  } else if (before !== after) yield changed(spot, schema, before, after)
}

function changed(
  spot: Spot,
  schema: SchemaNode | undefined,
  before: unknown,
  after: unknown,
): Change {
  const { file, root, path, place, sides } = spot
  const list = listNamedAt(schema ?? {}, path, spot.whole)
  const both = typeof before === 'string' && typeof after === 'string'
  const [old, now] = both ? differing(before, after) : [before, after]
  const figures = typeof before === 'number' && typeof after === 'number' && before !== 0
  return {
    file,
    path,
    place,
    kind: kindOfChange(before, after),
    title: root ? titleOf(root, path) : path.join('.'),
    ...(before !== undefined && { before: displayValue(old, schema, sides.before, list) }),
    ...(after !== undefined && { after: displayValue(now, schema, sides.after, list) }),
    ...(figures && { growth: (after - before) / Math.abs(before) }),
    ...(isPicture(schema) && typeof after === 'string' && { picture: after }),
  }
}

function* compareLists(
  spot: Spot,
  schema: SchemaNode | undefined,
  before: unknown[],
  after: unknown[],
): Iterable<Change> {
  const item = memberOf(spot.root, schema, 0)
  const keyOf = (value: unknown) => identity(value, item)
  const named = item?.properties?.id !== undefined
  const order = moved([...new Set(before.map(keyOf))], [...new Set(after.map(keyOf))])
  const matched = new Set<string>()
  for (const { before: old, after: now, index } of pairs(before, after, keyOf, named)) {
    const path = [...spot.path, index]
    const { recordsOf } = spot.sides[now === undefined ? 'before' : 'after']
    const value = now ?? old
    const name = recordName(item ?? {}, isGroup(value) && value, index, recordsOf)
    const record = isGroup(now ?? old)
    const title = record ? name : titleOf(spot.root, spot.path)
    const about = { file: spot.file, path, place: spot.place, title }
    /** The value of a plain item; records have names. */
    const shown = (value: unknown, side: 'before' | 'after') =>
      record ? undefined : { [side]: displayValue(value, item, spot.sides[side]) }
    if (old === undefined) {
      const fields =
        record && item ? { fields: recordFields(spot.root, item, now, spot.sides.after) } : {}
      yield { ...about, kind: 'added', ...shown(now, 'after'), ...fields }
      continue
    }
    if (now === undefined) {
      yield { ...about, kind: 'removed', ...shown(old, 'before') }
      continue
    }
    if (order.has(keyOf(now)) && !matched.has(keyOf(now))) {
      matched.add(keyOf(now))
      yield { ...about, kind: 'moved', ...shown(now, 'after') }
    }
    if (record) yield* compare({ ...spot, path, place: [...spot.place, name] }, item, old, now)
    else if (old !== now) yield { ...changed({ ...spot, path }, item, old, now), title }
  }
}

/** The identity of a list member: its id, its label, or a plain value itself. */
function identity(value: unknown, schema: SchemaNode | undefined): string {
  if (!isGroup(value)) return JSON.stringify(value) ?? ''
  const id = memberAt(value, 'id') ?? (schema?.labelledBy && memberAt(value, schema.labelledBy))
  return typeof id === 'string' ? id : JSON.stringify(Object.values(value)[0])
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A member of a list before and after; undefined if it is missing there. */
type Pair = { before?: unknown; after?: unknown; index: number }

/**
 * Pairs the members of two lists by key: those of `after`, then the removed ones. Without ids
 * (`named`), the remaining members count as changed, in their order.
 */
function pairs(
  before: unknown[],
  after: unknown[],
  keyOf: (item: unknown) => string,
  named: boolean,
): Pair[] {
  const left = new Map<string, number[]>()
  for (const [at, item] of before.entries())
    left.set(keyOf(item), [...(left.get(keyOf(item)) ?? []), at])
  const twins = after.map((item) => left.get(keyOf(item))?.shift())
  const gone = [...left.values()].flat().sort((a, b) => a - b)
  const found = after.map((item, index) => {
    const at = twins[index] ?? (named ? undefined : gone.shift())
    return { before: at === undefined ? undefined : before[at], after: item, index }
  })
  return [...found, ...gone.map((index) => ({ before: before[index], index }))]
}

/** The moved members: the fewest whose removal leaves the rest in order. */
function moved(before: string[], after: string[]): Set<string> {
  const place = new Map(before.map((key, index) => [key, index]))
  const kept = after.filter((key) => place.has(key))
  // Longest increasing subsequence: ends[n] ends the best one of n + 1 members.
  const ends: string[] = []
  const previous = new Map<string, string | undefined>()
  for (const key of kept) {
    const at = place.get(key) ?? 0
    const longer = ends.findIndex((end) => (place.get(end) ?? 0) >= at)
    const index = longer === -1 ? ends.length : longer
    previous.set(key, ends[index - 1])
    ends[index] = key
  }
  const stays = new Set<string>()
  for (let key = ends.at(-1); key !== undefined; key = previous.get(key)) stays.add(key)
  return new Set(kept.filter((key) => !stays.has(key)))
}
