import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isMedia, isText, type Snapshot } from '../changes/snapshot.ts'

/**
 * The state a change starts from: a folder that holds `content/`, or anything git
 * calls a commit. Undefined when it is neither.
 */
export function snapshotOf(root: string, base: string): Snapshot | undefined {
  if (base !== '' && existsSync(join(base, 'content')) && statSync(base).isDirectory())
    return folderSnapshot(base)
  return gitSnapshot(root, base)
}

export function folderSnapshot(root: string): Snapshot {
  const texts = new Map<string, string>()
  const media = new Map<string, string>()
  for (const file of filesBelow(root, ['content', 'locales', 'public'])) {
    if (isText(file)) texts.set(file, readFileSync(join(root, file), 'utf8'))
    else if (isMedia(file)) media.set(file, blobId(readFileSync(join(root, file))))
  }
  return { texts, media }
}

function filesBelow(root: string, folders: string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length)),
    )
    .map((file) => file.replaceAll('\\', '/').normalize('NFC'))
    .sort()
}

/** Git's own name of a file's content, so that a folder and a commit compare without reading the commit's pictures. */
const blobId = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

/** A commit's content without checking it out. Git is called without a shell, and the name can be no option. */
function gitSnapshot(root: string, ref: string): Snapshot | undefined {
  const commit = git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ])
  if (commit === undefined) return undefined
  const listed = git(root, [
    'ls-tree',
    '-r',
    '-z',
    commit.toString('utf8').trim(),
    '--',
    'content',
    'locales',
    'public',
  ])
  if (listed === undefined) return undefined
  const entries = listed
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, id, file] = /^\d+ blob ([\da-f]+)\t(.+)$/s.exec(line) ?? []
      return id && file ? [{ id, file: file.normalize('NFC') }] : []
    })
  const texts = entries.filter(({ file }) => isText(file))
  const contents = readBlobs(
    root,
    texts.map(({ id }) => id),
  )
  return {
    texts: new Map(texts.map(({ file }, index) => [file, contents[index] ?? ''])),
    media: new Map(entries.filter(({ file }) => isMedia(file)).map(({ file, id }) => [file, id])),
  }
}

/** All texts by one call of git: it answers `<id> blob <size>`, the bytes, and a line end for each. */
function readBlobs(root: string, ids: string[]): string[] {
  if (ids.length === 0) return []
  const answer = git(root, ['cat-file', '--batch'], `${ids.join('\n')}\n`) ?? Buffer.alloc(0)
  const texts: string[] = []
  for (let at = 0; at < answer.length; ) {
    const lineEnd = answer.indexOf(0x0a, at)
    const size = Number(answer.toString('latin1', at, lineEnd).split(' ')[2] ?? 0)
    texts.push(answer.toString('utf8', lineEnd + 1, lineEnd + 1 + size))
    at = lineEnd + 1 + size + 1
  }
  return texts
}

function git(root: string, args: string[], input?: string): Buffer | undefined {
  try {
    return execFileSync('git', ['-C', root, ...args], {
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'ignore'],
      ...(input !== undefined && { input }),
    })
  } catch {
    return undefined
  }
}
