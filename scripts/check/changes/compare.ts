import { recordName } from '../naming.ts'
import { memberOf, resolve, type SchemaNode } from '../schema/node.ts'
import type { Path } from '../types.ts'
import { memberAt } from '../walk.ts'
import type { Change } from './change.ts'
import { moved, pairs } from './lists.ts'
import { differing, shown, titleOf } from './show.ts'

/** Where the comparison stands: the schema helps to name things, and may be missing. */
type Spot = {
  file: string
  root: SchemaNode | undefined
  path: Path
  place: string[]
  signs: CurrencySigns
}

/** How the clinic wrote its currency, and how it does now. */
export type CurrencySigns = { before: string; after: string }

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
    ...(before !== undefined && { before: shown(old, schema, signs.before) }),
    ...(after !== undefined && { after: shown(now, schema, signs.after) }),
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
  const told = new Set<string>()
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
      const value = shown(old ?? now, item, sign)
      yield {
        ...about,
        kind,
        ...(!record && (kind === 'added' ? { after: value } : { before: value })),
      }
      continue
    }
    if (order.has(keyOf(now)) && !told.has(keyOf(now))) {
      told.add(keyOf(now))
      yield {
        ...about,
        kind: 'moved',
        ...(!record && { after: shown(now, item, spot.signs.after) }),
      }
    }
    if (record) yield* compare({ ...spot, path, place: [...spot.place, name] }, item, old, now)
    else if (old !== now)
      yield { ...changed({ ...spot, path }, item, old, now), title: about.title }
  }
}

/** What tells the members of a list apart: a record's code, else its name, else a plain value itself. */
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
