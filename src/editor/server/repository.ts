import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Changes } from '../contract/validatorMessages'
import { type GitOptions, git, gitLine } from './git'
import { type CommitFiles, type Entry, type History, isListed } from './history'

/** The git checkout that contains the clinic. */
export type Repository = {
  /** The clinic's folder. */
  root: string
  /** The top folder of the checkout. */
  top: string
  /** The `.git` folder. */
  gitDir: string
  /** The clinic's folder below `top`: ``, `clinics/one/`. */
  prefix: string
  /** The published branch: `refs/heads/main`. */
  branch: string
}

/** Undefined if the clinic is in no checkout of a branch. */
export async function openRepository(root: string): Promise<Repository | undefined> {
  try {
    const [top, gitDir, prefix] = (
      await gitLine(root, ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-prefix'])
    ).split('\n')
    const branch = await gitLine(root, ['symbolic-ref', 'HEAD'])
    if (!top || !gitDir) return undefined
    return { root, top, gitDir, prefix: prefix ?? '', branch }
  } catch {
    return undefined
  }
}

/** The branch's commit. Starting git would delay the visitors of a busy server by milliseconds. */
export async function headOf({ root, gitDir, branch }: Repository): Promise<string> {
  const loose = await readFile(join(gitDir, branch), 'utf8').catch(() => '')
  const commit = /^[\da-f]{40,64}(?=\n$)/.exec(loose)?.[0]
  // A packed reference has no file.
  return commit ?? gitLine(root, ['rev-parse', '--verify', branch])
}

/** Creates a commit on its first parent, without a reference, in a separate index. */
export async function commitChanges(
  { root, prefix }: Repository,
  parents: readonly [string, ...string[]],
  changes: Changes,
  { message, author }: { message: string; author: GitOptions['author'] },
): Promise<string> {
  const index = join(tmpdir(), `mercan-index-${randomUUID()}`)
  try {
    await git(root, ['read-tree', parents[0]], { index })
    const lines: string[] = []
    for (const [file, bytes] of changes) {
      const write = ['hash-object', '-w', '--no-filters', '--stdin']
      const id = bytes && (await gitLine(root, write, { input: bytes }))
      lines.push(id ? `100644 ${id}\t${prefix}${file}` : `0 ${'0'.repeat(40)}\t${prefix}${file}`)
    }
    const input = lines.map((line) => `${line}\0`).join('')
    await git(root, ['update-index', '-z', '--index-info'], { index, input })
    const tree = await gitLine(root, ['write-tree'], { index })
    const given = parents.flatMap((parent) => ['-p', parent])
    return await gitLine(root, ['commit-tree', tree, ...given], { input: message, author })
  } finally {
    await rm(index, { force: true })
  }
}

/** The history of the server's checkout. */
export function gitHistory(repository: Repository): History {
  const { root, prefix, branch } = repository
  return {
    head: () => headOf(repository),
    isPublished: (commit) =>
      git(root, ['merge-base', '--is-ancestor', commit, branch]).then(
        () => true,
        () => false,
      ),
    filesOf: (commit) => filesOfCommit(root, commit, prefix),
    read: (ids) => readBlobs(root, ids),
  }
}

/** Files of a commit below `prefix`. */
async function filesOfCommit(root: string, commit: string, prefix: string): Promise<CommitFiles> {
  const listed = await git(root, ['ls-tree', '-r', '-z', '--full-tree', `${commit}:${prefix}`])
  const files = new Map<string, Entry>()
  for (const line of listed.toString().split('\0')) {
    const [, mode, id, file] = /^(\d+) blob ([\da-f]+)\t(.+)$/s.exec(line) ?? []
    if (mode && id && file && isListed(file)) files.set(file, { mode, id })
  }
  return files
}

/** One `git cat-file`: `<id> blob <size>`, bytes, line end for each. */
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
