import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Changes } from '../contract/validatorMessages'
import { committer, git, gitLine, type Identity } from './git'
import { type CommitFiles, type Entry, type History, isListed } from './history'

/** The git checkout that contains the clinic. */
export type Repository = {
  /** The clinic's folder. */
  root: string
  /** The top folder of the checkout. */
  top: string
  /** The `.git` folder. */
  gitDir: string
  /** The folder of objects and references; another one in a linked worktree. */
  commonDir: string
  /** The clinic's folder below `top`: ``, `clinics/one/`. */
  prefix: string
  /** The published branch: `refs/heads/main`. */
  branch: string
}

/** Undefined if the clinic is in no checkout of a branch. */
export async function openRepository(root: string): Promise<Repository | undefined> {
  const folders = ['--show-toplevel', '--git-dir', '--git-common-dir', '--show-prefix']
  const args = ['rev-parse', '--path-format=absolute', ...folders, '--symbolic-full-name', 'HEAD']
  try {
    const [top = '', gitDir = '', commonDir = '', prefix = '', branch = ''] = (
      await gitLine(root, args)
    ).split('\n')
    // A detached HEAD has no branch.
    return branch === 'HEAD' ? undefined : { root, top, gitDir, commonDir, prefix, branch }
  } catch {
    return undefined
  }
}

/** The branch's commit. Starting git would delay the visitors of a busy server by milliseconds. */
export async function headOf({ root, commonDir, branch }: Repository): Promise<string> {
  const loose = await readFile(join(commonDir, branch), 'utf8').catch(() => '')
  const commit = /^[\da-f]{40,64}(?=\n$)/.exec(loose)?.[0]
  // A packed reference has no file.
  return commit ?? gitLine(root, ['rev-parse', '--verify', branch])
}

/**
 * The branches as git's files contain them: equal texts until one changes. Empty if git keeps them
 * in another format.
 */
export async function branchesOf({ commonDir }: Repository): Promise<string> {
  const folder = join(commonDir, 'refs/heads')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = [join(commonDir, 'packed-refs'), ...names.map((name) => join(folder, name))]
  const texts = files.map((file) => readFile(file, 'utf8').catch(() => ''))
  return [...names, ...(await Promise.all(texts))].join('\n')
}

/** Reads a value, and again only if its key has changed or is empty. */
export function remembering<Value>(
  repository: Repository,
  key: (repository: Repository) => Promise<string>,
  read: (repository: Repository) => Promise<Value>,
) {
  let last: { key: string; value: Value } | undefined
  return async (): Promise<Value> => {
    const before = await key(repository)
    if (before && last?.key === before) return last.value
    const value = await read(repository)
    // A value that was read during a change may belong to either key.
    last = (await key(repository)) === before ? { key: before, value } : undefined
    return value
  }
}

/** A reference, its new commit and its present one; undefined where it is absent. */
type Move = readonly [reference: string, to: string | undefined, from: string | undefined]

/** Moves references, all or none: a reference that another process has moved is an error. */
export async function moveReferences({ root }: Repository, moves: readonly Move[]): Promise<void> {
  const none = '""'
  const input = moves.map(([name, to = none, from = none]) => `update ${name} ${to} ${from}\n`)
  await git(root, ['update-ref', '--stdin'], { input: input.join('') })
}

/**
 * Creates a commit without a reference: files that differ from the first parent, or a whole tree by
 * its id. `at`: instead of now. Resolves to the ids of commit and tree.
 */
export async function createCommit(
  { root, prefix }: Repository,
  [first, ...merged]: readonly [string, ...string[]],
  content: Changes | string,
  { message, author, at }: { message: string; author: Identity; at?: string },
): Promise<{ commit: string; tree: string }> {
  const data = (bytes: Uint8Array) => [`data ${bytes.length}\n`, bytes, '\n']
  const filesIn = (changes: Changes) =>
    [...changes].flatMap(([file, bytes]) => {
      const path = JSON.stringify(`${prefix}${file}`)
      return bytes ? [`M 100644 inline ${path}\n`, ...data(bytes)] : [`D ${path}\n`]
    })
  const stream = [
    `commit refs/heads/editor\nmark :1\nauthor ${signed(author, at)}\n`,
    ...[`committer ${signed(committer)}\n`, ...data(Buffer.from(message)), `from ${first}\n`],
    ...merged.map((parent) => `merge ${parent}\n`),
    ...(typeof content === 'string' ? [`M 040000 ${content} ""\n`] : filesIn(content)),
    // After a reset, git does not write the reference.
    'get-mark :1\nls :1 ""\nreset refs/heads/editor\ndone\n',
  ]
  const input = Buffer.concat(stream.map((part) => Buffer.from(part)))
  const args = ['fast-import', '--quiet', '--done', '--depth=0']
  const [commit = '', , , tree = ''] = (await gitLine(root, args, { input })).split(/\s/)
  return { commit, tree }
}

/** An identity with a time, now if not given, as commits contain them. */
function signed({ name, email }: Identity, at?: string): string {
  const date = at ? new Date(at) : new Date()
  const zone = /[+-]\d{4}/.exec(date.toString())?.[0]
  return `${name} <${email}> ${Math.floor(date.getTime() / 1000)} ${zone}`
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
