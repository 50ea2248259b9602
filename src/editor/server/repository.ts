import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Changes } from '../contract/validatorMessages'
import { git, gitLine } from './git'
import { type CommitFiles, type Entry, type History, isListed } from './history'

/** The checkout in which the clinic lies. */
export type Repository = {
  /** Any folder in it: the clinic's. */
  root: string
  /** Where its top is. */
  top: string
  /** The `.git` folder. */
  gitDir: string
  /** The clinic's folder from the top: ``, or `clinics/one/`. */
  prefix: string
  /** What is published: `refs/heads/main`. */
  branch: string
}

/** Undefined where the clinic is in no checkout of a branch. */
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

export const headOf = ({ root, branch }: Repository): Promise<string> =>
  gitLine(root, ['rev-parse', '--verify', branch])

export type CommitWords = { message: string; author: { name: string; email: string } }

/**
 * A commit of the changes on top of its first parent; nothing names it yet, and neither
 * the checkout nor its index is touched.
 */
export async function commitChanges(
  { root, prefix }: Repository,
  parents: readonly [string, ...string[]],
  changes: Changes,
  { message, author }: CommitWords,
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

/** Names a commit by a reference that was `before` until now, or was not; all or nothing. */
export async function setReference(
  { root }: Repository,
  name: string,
  commit: string,
  before = '',
): Promise<void> {
  await git(root, ['update-ref', name, commit, before])
}

/** The history of the server's checkout. */
export function gitHistory(repository: Repository): History {
  const { root, prefix, branch } = repository
  return {
    head: () => headOf(repository),
    async isPublished(commit) {
      if (!/^[\da-f]{40,64}$/.test(commit)) return false
      return git(root, ['merge-base', '--is-ancestor', commit, branch]).then(
        () => true,
        () => false,
      )
    },
    filesOf: (commit) => filesOfCommit(root, commit, prefix),
    read: (ids) => readBlobs(root, ids),
  }
}

/** Files of a commit below `prefix`, the clinic's folder (``, `clinics/one/`). */
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
