import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GitFault, git } from './git'

/** The three states of one file; null where it is not. */
export type Sides = { base: Bytes; ours: Bytes; theirs: Bytes }
type Bytes = Uint8Array | null

/**
 * One file with what two have changed in it, each from `base`. Undefined where both have
 * touched the same record, or what they wrote cannot stand together: someone has to choose.
 */
export async function merged(sides: Sides): Promise<{ bytes: Bytes } | undefined> {
  const { base, ours, theirs } = sides
  if (isSame(ours, base) || isSame(ours, theirs)) return { bytes: theirs }
  if (isSame(theirs, base)) return { bytes: ours }
  if (!base || !ours || !theirs) return undefined
  const [mine, other] = [touched(base, ours), touched(base, theirs)]
  if ([...other].some((place) => mine.has(place))) return undefined
  const bytes = await mergedLines({ base, ours, theirs })
  const isBoth =
    bytes && isEqual(touched(ours, bytes), other) && isEqual(touched(theirs, bytes), mine)
  return isBoth ? { bytes } : undefined
}

const isEqual = (one: Set<string>, other: Set<string>) =>
  one.size === other.size && [...one].every((place) => other.has(place))

const isSame = (one: Bytes, other: Bytes) =>
  one === other || (one !== null && other !== null && Buffer.compare(one, other) === 0)

/** Between any two lines: git takes two changes side by side for one. */
const SEPARATOR = '\n\u0001\n'

/** By lines, as git does; undefined where it cannot. */
async function mergedLines(
  sides: Record<keyof Sides, Uint8Array>,
): Promise<Uint8Array | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'mercan-merge-'))
  try {
    for (const [name, bytes] of Object.entries(sides))
      await writeFile(join(folder, name), textOf(bytes).replaceAll('\n', SEPARATOR))
    const whole = await git(folder, ['merge-file', '-p', 'ours', 'base', 'theirs'])
    return new TextEncoder().encode(textOf(whole).replaceAll(SEPARATOR, '\n'))
  } catch (fault) {
    if (fault instanceof GitFault) return undefined
    throw fault
  } finally {
    await rm(folder, { recursive: true })
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** The records, or fields outside of records, that differ; the whole file where it is no JSON. */
function touched(base: Uint8Array, now: Uint8Array): Set<string> {
  try {
    return new Set(differences('', parsed(base), parsed(now)))
  } catch {
    return new Set([''])
  }
}

const parsed = (bytes: Uint8Array): unknown => JSON.parse(textOf(bytes))

type Fields = Record<string, unknown>

function* differences(place: string, before: unknown, now: unknown): Iterable<string> {
  if (JSON.stringify(before) === JSON.stringify(now)) return
  const [old, own] = [membersOf(before), membersOf(now)]
  if (!old || !own) return yield place
  // What a record is told by stands in it: one that holds no records itself is one thing.
  for (const key of new Set([...Object.keys(old), ...Object.keys(own)])) {
    const inner = `${place}/${key}`
    const isWhole = !(Object.hasOwn(old, key) && Object.hasOwn(own, key))
    if (isWhole || isRecord(old[key])) {
      if (JSON.stringify(old[key]) !== JSON.stringify(own[key])) yield inner
    } else yield* differences(inner, old[key], own[key])
  }
}

/** Fields by their names, records of a list by their ids; undefined for anything else. */
function membersOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) return value as Fields
  const ids = value.map(idOf)
  if (ids.some((id) => id === undefined) || ids.length === 0) return undefined
  return Object.fromEntries(value.map((item) => [idOf(item), item]))
}

const idOf = (item: unknown): string | undefined => {
  const id = (item as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id : undefined
}

/** A record without records of its own: a price, a doctor; not the group of prices. */
const isRecord = (value: unknown): boolean =>
  idOf(value) !== undefined &&
  !Object.values(Object(value)).some((each) => Array.isArray(each) && membersOf(each))
