import { LRUCache } from 'lru-cache'
import { limits } from '../../server/base/limits'
import { blobId } from '../../server/releases/contentDigest'
import { memoryTree } from '../../validation/memoryTree'
import type { FileTree } from '../../validation/types'
import type { SiteChange } from '../contract/siteChange'
import type { Changes } from '../contract/validatorMessages'
import { type CommitFiles, type History, isOfSite } from './history'
import type { SiteTools } from './siteTools'

/** A file before and after a change; null if absent. */
type Ends = { before: Uint8Array | null; after: Uint8Array | null }

export type FileChanges = ReadonlyMap<string, Ends>

/** Blobs by id. */
const blobs = new LRUCache<string, Uint8Array>({
  maxSize: limits.bytes.editorCache,
  // An empty file has a weight too.
  sizeCalculation: ({ length }) => length + 1,
})

/** Commits and comparisons that are kept for each clinic. */
const MOST = 100

/** Snapshots of commits and their differences, cached: commits are immutable. */
export function createSnapshots(history: History, tools: SiteTools) {
  const commits = new LRUCache<string, Promise<CommitFiles>>({ max: MOST })
  const known = new LRUCache<string, SiteChange>({ max: MOST })

  function filesOf(commit: string): Promise<CommitFiles> {
    const files = commits.get(commit) ?? history.filesOf(commit)
    commits.set(commit, files)
    files.catch(() => commits.delete(commit))
    return files
  }

  /** Resolves to a function that returns one of the blobs. */
  async function load(ids: Iterable<string>): Promise<(id: string) => Uint8Array> {
    const loaded = new Map([...ids].map((id) => [id, blobs.get(id)]))
    const missing = [...loaded].filter(([, bytes]) => !bytes).map(([id]) => id)
    const read = missing.length > 0 ? await history.read(missing) : []
    for (const [id, bytes] of read) {
      loaded.set(id, bytes)
      blobs.set(id, bytes)
    }
    return (id) => {
      const bytes = loaded.get(id)
      if (!bytes) throw new Error(`blob ${id} was not read`)
      return bytes
    }
  }

  /** A commit's site with changes on top. */
  async function treeAt(commit: string, changes: Changes = new Map()): Promise<FileTree> {
    const files = await filesOf(commit)
    const ids = [...files].flatMap(([file, { id }]) => (isOfSite(file) ? [id] : []))
    return treeOf(files, changes, await load(ids))
  }

  /** Files by name in two commits. */
  async function endsOf(names: readonly string[], old: CommitFiles, now: CommitFiles) {
    const ids = (file: string) => [old.get(file)?.id, now.get(file)?.id] as const
    const blob = await load(names.flatMap(ids).filter((id) => id !== undefined))
    const bytes = (id: string | undefined) => (id === undefined ? null : blob(id))
    return new Map(
      names.map((file) => {
        const [before, after] = ids(file)
        return [file, { before: bytes(before), after: bytes(after) }]
      }),
    )
  }

  return {
    filesOf,
    treeAt,
    /** A draft's files before and after. */
    async fileChangesOf(commit: string, changes: Changes): Promise<FileChanges> {
      const files = await filesOf(commit)
      const ends = await endsOf([...changes.keys()], files, files)
      for (const [file, after] of changes)
        ends.set(file, { before: ends.get(file)?.before ?? null, after })
      return ends
    },
    /** Files of the site that differ between two commits. */
    async between(from: string, to: string): Promise<FileChanges> {
      const [old, now] = [await filesOf(from), await filesOf(to)]
      const names = [...new Set([...old.keys(), ...now.keys()])]
      const differ = names.filter(
        (file) => isOfSite(file) && old.get(file)?.id !== now.get(file)?.id,
      )
      return endsOf(differ, old, now)
    },
    async compare(from: string, to: string): Promise<SiteChange> {
      const key = `${from} ${to}`
      const change = known.get(key) ?? tools.compare(await treeAt(from), await treeAt(to))
      known.set(key, change)
      return change
    },
  }
}

export type Snapshots = ReturnType<typeof createSnapshots>

function treeOf(files: CommitFiles, changes: Changes, blob: (id: string) => Uint8Array): FileTree {
  const kinds = new Map<string, 'file' | 'other'>()
  for (const [file, { mode }] of files) kinds.set(file, mode === '120000' ? 'other' : 'file')
  for (const [file, bytes] of changes) {
    if (bytes) kinds.set(file, 'file')
    else kinds.delete(file)
  }
  const read = (file: string) => {
    const changed = changes.get(file)
    const entry = files.get(file)
    const bytes = changed === undefined && entry ? blob(entry.id) : changed
    if (!bytes) throw new Error(`no file ${file}`)
    return bytes
  }
  return memoryTree(kinds, {
    read,
    stamp: (file) => `${file} ${changes.has(file) ? blobId(read(file)) : files.get(file)?.id}`,
  })
}
