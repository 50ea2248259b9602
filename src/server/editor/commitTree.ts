import type { Changes } from '../../desk/editor/contract'
import { foldersOf } from '../../lib/folders'
import type { SiteTree } from './engine'
import { blobId, git } from './git'

/** A file of a commit: its content by git's name of it. */
type Entry = { mode: string; id: string }

/** The clinic's files in a commit, by their paths from the clinic's folder. */
export type CommitFiles = ReadonlyMap<string, Entry>

const KEPT = /^(?:content|locales|public)\//
/** Blobs that were read once; they never change. */
const blobs = new Map<string, Uint8Array>()

/** What a commit holds below `prefix`, the clinic's folder in the repository (``, `clinics/one/`). */
export async function filesOfCommit(
  root: string,
  commit: string,
  prefix: string,
): Promise<CommitFiles> {
  const listed = await git(root, ['ls-tree', '-r', '-z', '--full-tree', `${commit}:${prefix}`])
  const files = new Map<string, Entry>()
  for (const line of listed.toString().split('\0')) {
    const [, mode, id, file] = /^(\d+) blob ([\da-f]+)\t(.+)$/s.exec(line) ?? []
    if (mode && id && file && (KEPT.test(file) || !file.includes('/')))
      files.set(file, { mode, id })
  }
  return files
}

/** The bytes of blobs, by one call of git: it answers `<id> blob <size>`, the bytes and a line end for each. */
export async function readBlobs(root: string, ids: Iterable<string>): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !blobs.has(id))
  if (missing.length === 0) return
  const answer = await git(root, ['cat-file', '--batch'], { input: `${missing.join('\n')}\n` })
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf(0x0a, at)
    const [id = '', , size] = answer.toString('latin1', at, end).split(' ')
    blobs.set(id, new Uint8Array(answer.subarray(end + 1, end + 1 + Number(size))))
    at = end + 1 + Number(size) + 1
  }
}

/** The bytes of a blob that was read. */
export function blob(id: string): Uint8Array {
  const bytes = blobs.get(id)
  if (!bytes) throw new Error(`blob ${id} was not read`)
  return bytes
}

/** A commit's site with changes on top, to be checked. */
export async function treeOfCommit(
  root: string,
  files: CommitFiles,
  changes: Changes = new Map(),
): Promise<SiteTree> {
  const asked = [...files].filter(([file]) => KEPT.test(file)).map(([, { id }]) => id)
  await readBlobs(root, asked)
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
