import { memberAt } from '../jsonPath.ts'
import { recordName } from '../recordLabel.ts'
import { memberOf, resolve, type SchemaNode } from '../schema/node.ts'
import type { Path } from '../types.ts'
import { differing, displayValue, titleOf } from './show.ts'

/** One change, in the words of the site's fields. */
export type Change = {
  file: string
  path: Path
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** The record or part it belongs to, outermost first. */
  place: string[]
  /** What has changed there: the field's title in small letters; of a record its name. */
  title: string
  before?: string
  after?: string
  /** By how much a figure grew, as a share of what it was: 0.5 is half as much again. */
  growth?: number
}

/** From here on a change of a figure is pointed out. */
const JUMP = 0.5

export const isJump = ({ growth }: Change) => growth !== undefined && Math.abs(growth) >= JUMP

/** Context of a comparison; the schema provides titles and may be missing. */
type Spot = {
  file: string
  root: SchemaNode | undefined
  path: Path
  place: string[]
  signs: CurrencySigns
}

/** How the clinic wrote its currency, and how it does now. */
type CurrencySigns = { before: string; after: string }

/** Everything in which `after` is not `before`, in the order of `after`. */
export function changesIn(
  file: string,
  root: SchemaNode | undefined,
  [before, after]: readonly [unknown, unknown],
  signs: CurrencySigns,
): Change[] {
  return [...compare({ file, root, path: [], place: [], signs }, root, before, after)]
}

function* compare(
  spot: Spot,
  schema: SchemaNode | undefined,
  before: unknown,
  after: unknown,
): Iterable<Change> {
  if (Array.isArray(before) && Array.isArray(after))
    yield* compareLists(spot, schema, before, after)
  else if (isGroup(before) && isGroup(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (key === '$schema') continue
      const member = schema && spot.root && memberOf(spot.root, schema, key)
      const [old, now] = [memberAt(before, key), memberAt(after, key)]
      const nested = isGroup(old ?? now) && member?.title !== undefined
      const place =
        nested && !Array.isArray(old ?? now) ? [...spot.place, member.title ?? ''] : spot.place
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
  const { file, root, path, place, signs } = spot
  const both = typeof before === 'string' && typeof after === 'string'
  const [old, now] = both ? differing(before, after) : [before, after]
  const figures = typeof before === 'number' && typeof after === 'number' && before !== 0
  return {
    file,
    path,
    place,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    title: root ? titleOf(root, path) : path.join('.'),
    ...(before !== undefined && { before: displayValue(old, schema, signs.before) }),
    ...(after !== undefined && { after: displayValue(now, schema, signs.after) }),
    ...(figures && { growth: (after - before) / Math.abs(before) }),
  }
}

function* compareLists(
  spot: Spot,
  schema: SchemaNode | undefined,
  before: unknown[],
  after: unknown[],
): Iterable<Change> {
  const item = schema?.items && spot.root && resolve(spot.root, schema.items)
  const keyOf = (value: unknown) => identity(value, item)
  const named = item?.properties?.id !== undefined
  const order = moved([...new Set(before.map(keyOf))], [...new Set(after.map(keyOf))])
  const matched = new Set<string>()
  for (const { before: old, after: now, index } of pairs(before, after, keyOf, named)) {
    const path = [...spot.path, index]
    const name = nameOf(now ?? old, item, index)
    const record = isGroup(now ?? old)
    const about = {
      file: spot.file,
      path,
      place: spot.place,
      title: record ? name : titleOf(spot.root, spot.path),
    }
    if (old === undefined || now === undefined) {
      const kind = old === undefined ? ('added' as const) : ('removed' as const)
      const sign = spot.signs[kind === 'added' ? 'after' : 'before']
      const value = displayValue(old ?? now, item, sign)
      yield {
        ...about,
        kind,
        ...(!record && (kind === 'added' ? { after: value } : { before: value })),
      }
      continue
    }
    if (order.has(keyOf(now)) && !matched.has(keyOf(now))) {
      matched.add(keyOf(now))
      yield {
        ...about,
        kind: 'moved',
        ...(!record && { after: displayValue(now, item, spot.signs.after) }),
      }
    }
    if (record) yield* compare({ ...spot, path, place: [...spot.place, name] }, item, old, now)
    else if (old !== now)
      yield { ...changed({ ...spot, path }, item, old, now), title: about.title }
  }
}

/** The identity of a list member: its id, its label, or a plain value itself. */
function identity(value: unknown, schema: SchemaNode | undefined): string {
  if (!isGroup(value)) return JSON.stringify(value) ?? ''
  const id = memberAt(value, 'id') ?? (schema?.labelledBy && memberAt(value, schema.labelledBy))
  return typeof id === 'string' ? id : JSON.stringify(Object.values(value)[0])
}

function nameOf(value: unknown, schema: SchemaNode | undefined, index: number): string {
  const label = schema?.labelledBy
  const name = label && memberAt(value, label)
  if (label === undefined || typeof name !== 'string') return recordName(index)
  const field = schema?.properties?.[label]
  return field?.enumDescriptions?.[field.enum?.indexOf(name) ?? -1] ?? name
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A member of a list in both states; `undefined` where it is in one alone. */
export type Pair<Item> = { before?: Item; after?: Item; index: number }

/**
 * Pairs the members of two lists by what `keyOf` calls them, the new order first, then
 * what is gone. Where nothing but its value names a member, those left over are taken
 * for changed ones, in their order.
 */
export function pairs<Item>(
  before: Item[],
  after: Item[],
  keyOf: (item: Item) => string,
  named: boolean,
): Pair<Item>[] {
  const left = new Map<string, number[]>()
  for (const [at, item] of before.entries())
    left.set(keyOf(item), [...(left.get(keyOf(item)) ?? []), at])
  const twins = after.map((item) => left.get(keyOf(item))?.shift())
  const gone = [...left.values()].flat().sort((a, b) => a - b)
  const found = after.map((item, index): Pair<Item> => {
    const at = twins[index] ?? (named ? undefined : gone.shift())
    const twin = at === undefined ? undefined : before[at]
    return twin === undefined ? { after: item, index } : { before: twin, after: item, index }
  })
  return [...found, ...gone.flatMap((index) => pairOf(before[index], index))]
}

const pairOf = <Item>(item: Item | undefined, index: number): Pair<Item>[] =>
  item === undefined ? [] : [{ before: item, index }]

/** Which members have left their place among the others: the fewest whose removal leaves the rest in order. */
export function moved(before: string[], after: string[]): Set<string> {
  const place = new Map(before.map((key, index) => [key, index]))
  const kept = after.filter((key) => place.has(key))
  // The longest run that still rises stays; ends[n] is the member that ends the best run of n + 1.
  const ends: string[] = []
  const previous = new Map<string, string | undefined>()
  for (const key of kept) {
    const at = place.get(key) ?? 0
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((place.get(ends[middle] ?? '') ?? 0) < at) low = middle + 1
      else high = middle
    }
    previous.set(key, ends[low - 1])
    ends[low] = key
  }
  const stays = new Set<string>()
  for (let key = ends.at(-1); key !== undefined; key = previous.get(key)) stays.add(key)
  return new Set(kept.filter((key) => !stays.has(key)))
}
