import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Changes } from '../../desk/editor/contract'
import { git, gitLine } from './git'

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

/** Whether a commit is part of what was ever published. */
export async function isPublished({ root, branch }: Repository, commit: string): Promise<boolean> {
  if (!/^[\da-f]{40,64}$/.test(commit)) return false
  const asked = git(root, ['merge-base', '--is-ancestor', commit, branch])
  return asked.then(
    () => true,
    () => false,
  )
}

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
