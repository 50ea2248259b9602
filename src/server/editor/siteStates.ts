import type { Changes, SiteChange } from '../../desk/editor/contract'
import { foldersOf } from '../../lib/folders'
import type { Engine, SiteTree } from './engine'
import { blobId } from './git'
import { type CommitFiles, type History, isOfSite } from './history'

/** A file's content on either side of a change; null where it is not. */
export type Ends = { before: Uint8Array | null; after: Uint8Array | null }

/** The sites that commits hold, and what one is against another. Commits never change: each is read once. */
export function siteStates(history: History, engine: Engine) {
  const commits = new Map<string, Promise<CommitFiles>>()
  const blobs = new Map<string, Uint8Array>()
  const known = new Map<string, SiteChange>()

  function filesOf(commit: string): Promise<CommitFiles> {
    const files = commits.get(commit) ?? history.filesOf(commit)
    commits.set(commit, files)
    files.catch(() => commits.delete(commit))
    return files
  }

  async function load(ids: Iterable<string>): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !blobs.has(id))
    if (missing.length === 0) return
    for (const [id, bytes] of await history.read(missing)) blobs.set(id, bytes)
  }

  function blob(id: string): Uint8Array {
    const bytes = blobs.get(id)
    if (!bytes) throw new Error(`blob ${id} was not read`)
    return bytes
  }

  /** A commit's site, with changes on top. */
  async function treeAt(commit: string, changes: Changes = new Map()): Promise<SiteTree> {
    const files = await filesOf(commit)
    await load([...files].flatMap(([file, { id }]) => (isOfSite(file) ? [id] : [])))
    return treeOf(files, changes, blob)
  }

  /** The files with these names, each as one of two commits has it. */
  async function endsOf(names: readonly string[], old: CommitFiles, now: CommitFiles) {
    const ids = (file: string) => [old.get(file)?.id, now.get(file)?.id] as const
    await load(names.flatMap(ids).filter((id) => id !== undefined))
    const bytes = (id: string | undefined) => (id === undefined ? null : blob(id))
    return new Map<string, Ends>(
      names.map((file) => {
        const [before, after] = ids(file)
        return [file, { before: bytes(before), after: bytes(after) }]
      }),
    )
  }

  return {
    treeAt,
    /** A draft's files, each as the commit has it and as the draft does. */
    async wantedOf(commit: string, changes: Changes): Promise<Map<string, Ends>> {
      const files = await filesOf(commit)
      const ends = await endsOf([...changes.keys()], files, files)
      for (const [file, after] of changes)
        ends.set(file, { before: ends.get(file)?.before ?? null, after })
      return ends
    },
    /** The files of the site in which two commits differ. */
    async between(from: string, to: string): Promise<Map<string, Ends>> {
      const [old, now] = [await filesOf(from), await filesOf(to)]
      const names = [...new Set([...old.keys(), ...now.keys()])]
      const differ = names.filter(
        (file) => isOfSite(file) && old.get(file)?.id !== now.get(file)?.id,
      )
      return endsOf(differ, old, now)
    },
    async compare(from: string, to: string): Promise<SiteChange> {
      const key = `${from} ${to}`
      const change = known.get(key) ?? engine.compare(await treeAt(from), await treeAt(to))
      known.set(key, change)
      return change
    },
  }
}

export type SiteStates = ReturnType<typeof siteStates>

function treeOf(files: CommitFiles, changes: Changes, blob: (id: string) => Uint8Array): SiteTree {
  const standing = [...files.keys(), ...changes.keys()].filter((file) => changes.get(file) !== null)
  const folders = foldersOf(
    [...new Set(standing)].map((file) => [
      file,
      files.get(file)?.mode === '120000' && !changes.has(file) ? 'other' : 'file',
    ]),
  )
  const plain = (path: string) => path.replace(/\/$/, '')
  const bytesOf = (file: string) => {
    const changed = changes.get(file)
    const entry = files.get(file)
    const bytes = changed === undefined && entry ? blob(entry.id) : changed
    if (!bytes) throw new Error(`no file ${file}`)
    return bytes
  }
  return {
    list: (path) => folders.get(plain(path)),
    has(path) {
      const changed = changes.get(path)
      return changed === undefined ? files.has(path) || folders.has(plain(path)) : changed !== null
    },
    read: bytesOf,
    stamp: (file) => `${file} ${changes.has(file) ? blobId(bytesOf(file)) : files.get(file)?.id}`,
  }
}
