import { parseJson } from '../../shared/json'
import { utf8 } from '../../validation/media/bytes'
import type { Side } from '../contract/contract'
import type { ChangedRecord } from '../contract/siteChange'
import { applyChange } from './applyChange'
import { type ChangedPath, changedPathsOf, nameOf, overlap } from './changedPaths'
import type { FileChanges, Snapshots } from './snapshots'

/** Three versions of a file, null if absent; `draft` is applied to `site`. */
type Sides = { base: Bytes; site: Bytes; draft: Bytes }
export type Bytes = Uint8Array | null

const whole: ChangedPath = { kind: 'value', keys: [] }

/**
 * Three-way merge of a file by record: applies the draft's changes to the site's text. `take`
 * resolves conflicts; `open` are the others.
 */
function merged(
  sides: Sides,
  take: (changed: ChangedPath) => Side | undefined,
): { bytes: Bytes } | { open: ChangedPath[] } {
  const { base, site, draft } = sides
  if (isSame(site, base) || isSame(site, draft)) return { bytes: draft }
  if (isSame(draft, base)) return { bytes: site }
  const taken = take(whole)
  if (taken) return { bytes: sides[taken] }
  const texts = textsOf(sides)
  if (!texts) return { open: [whole] }
  const theirs = changedPathsOf(texts.base.value, texts.site.value)
  const apart = changedPathsOf(texts.site.value, texts.draft.value)
  const mine = outermost(changedPathsOf(texts.base.value, texts.draft.value), theirs)
  const isContested = (changed: ChangedPath) => isIn(changed, theirs) && isIn(changed, apart)
  const open = mine.filter((changed) => isContested(changed) && !take(changed))
  if (open.length > 0) return { open }
  const applied = mine.filter((changed) => !isContested(changed) || take(changed) === 'draft')
  const text = applied.reduce<string | undefined>(
    (one, changed) => (one === undefined ? one : applyChange(one, texts.draft.text, changed)),
    texts.site.text,
  )
  if (text === undefined || !isVerified(text, texts, applied)) return { open: [whole] }
  return { bytes: new TextEncoder().encode(text) }
}

const isIn = (changed: ChangedPath, others: readonly ChangedPath[]) =>
  others.some((other) => overlap(changed, other) !== undefined)

/** The draft's changes, widened to the site's where they overlap, without nested ones. */
function outermost(paths: readonly ChangedPath[], others: readonly ChangedPath[]): ChangedPath[] {
  const wide = paths.map((changed) =>
    others.reduce((one, other) => overlap(one, other) ?? one, changed),
  )
  const all = [...new Map(wide.map((changed) => [nameOf(changed), changed])).values()]
  return all.filter((one) => !all.some((other) => other !== one && overlap(one, other) === other))
}

/** Verifies a merge: equals the site outside the applied changes, the draft inside. */
function isVerified(
  text: string,
  { site, draft }: Texts,
  applied: readonly ChangedPath[],
): boolean {
  const now = parsed(text)?.value
  return (
    now !== undefined &&
    changedPathsOf(site.value, now).every((changed) => isIn(changed, applied)) &&
    !changedPathsOf(now, draft.value).some((changed) => isIn(changed, applied))
  )
}

/** What a change touches by record; pictures and unreadable files are none. */
export const recordsOf = (fileChanges: FileChanges): ChangedRecord[] =>
  [...fileChanges].flatMap(([file, { before, after }]) => {
    const [old, now] = [before, after].map((bytes) => (bytes ? parsed(utf8(bytes)) : undefined))
    return changedPathsOf(old?.value, now?.value).map((changed) => ({ file, ...changed }))
  })

type Text = { text: string; value: unknown }
type Texts = Record<keyof Sides, Text>

/** Whether both are absent or have equal bytes. */
export const isSame = (one: Bytes, other: Bytes) =>
  one === other || (one !== null && other !== null && Buffer.compare(one, other) === 0)

function textsOf({ base, site, draft }: Sides): Texts | undefined {
  const [one, two, three] = [base, site, draft].map((bytes) => bytes && parsed(utf8(bytes)))
  return one && two && three ? { base: one, site: two, draft: three } : undefined
}

function parsed(text: string): Text | undefined {
  try {
    return { text, value: parseJson(text) }
  } catch {
    return undefined
  }
}

/** A path changed on both sides, with the three versions of its file. */
export type Conflict = { file: string; changed: ChangedPath; sides: Sides }

/** The editor's resolution; undefined if none. */
export type Resolve = (file: string, changed: ChangedPath) => Side | undefined

/** Rebases a change from one commit onto another: the new bytes of each file, or the conflicts. */
export async function rebaseChange(
  states: Snapshots,
  { from, fileChanges }: { from: string; fileChanges: FileChanges },
  head: string,
  take?: Resolve,
): Promise<{ changes: Map<string, Bytes> } | { conflicts: Conflict[] }> {
  const theirs = await states.between(from, head)
  const changes = new Map<string, Bytes>()
  const conflicts: Conflict[] = []
  for (const [file, { before: base, after: draft }] of fileChanges) {
    const own = theirs.get(file)
    const sides = { base, draft, site: own ? own.after : base }
    const result = merged(sides, (changed) => take?.(file, changed))
    if ('bytes' in result) changes.set(file, result.bytes)
    else conflicts.push(...result.open.map((changed) => ({ file, changed, sides })))
  }
  return conflicts.length > 0 ? { conflicts } : { changes }
}
