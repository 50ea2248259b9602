import { git } from './git'
import { type CommitFiles, type Entry, type History, isListed } from './history'
import { headOf, isPublished, type Repository } from './repository'

/** The states of the site that the server's own checkout holds. */
export function gitHistory(repository: Repository): History {
  const { root, prefix } = repository
  return {
    head: () => headOf(repository),
    isPublished: (commit) => isPublished(repository, commit),
    filesOf: (commit) => filesOfCommit(root, commit, prefix),
    read: (ids) => readBlobs(root, ids),
  }
}

/** What a commit holds below `prefix`, the clinic's folder in the repository (``, `clinics/one/`). */
async function filesOfCommit(root: string, commit: string, prefix: string): Promise<CommitFiles> {
  const listed = await git(root, ['ls-tree', '-r', '-z', '--full-tree', `${commit}:${prefix}`])
  const files = new Map<string, Entry>()
  for (const line of listed.toString().split('\0')) {
    const [, mode, id, file] = /^(\d+) blob ([\da-f]+)\t(.+)$/s.exec(line) ?? []
    if (mode && id && file && isListed(file)) files.set(file, { mode, id })
  }
  return files
}

/** By one call of git: it answers `<id> blob <size>`, the bytes and a line end for each. */
async function readBlobs(root: string, ids: readonly string[]): Promise<Map<string, Uint8Array>> {
  const answer = await git(root, ['cat-file', '--batch'], { input: `${ids.join('\n')}\n` })
  const blobs = new Map<string, Uint8Array>()
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf(0x0a, at)
    const [id = '', , size] = answer.toString('latin1', at, end).split(' ')
    blobs.set(id, new Uint8Array(answer.subarray(end + 1, end + 1 + Number(size))))
    at = end + 1 + Number(size) + 1
  }
  return blobs
}
