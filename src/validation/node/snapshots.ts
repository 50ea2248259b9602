import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isMedia, isText, type Snapshot } from '../changes/snapshot.ts'

/** The snapshot of a folder with `content/`, or of a git commit; undefined if `base` is neither. */
export function snapshotOf(root: string, base: string): Snapshot | undefined {
  if (base !== '' && existsSync(join(base, 'content')) && statSync(base).isDirectory())
    return folderSnapshot(base)
  return gitSnapshot(root, base)
}

export function folderSnapshot(root: string): Snapshot {
  const texts = new Map<string, string>()
  const media = new Map<string, string>()
  for (const file of filesBelow(root)) {
    if (isText(file)) texts.set(file, readFileSync(join(root, file), 'utf8'))
    else if (isMedia(file)) media.set(file, blobId(readFileSync(join(root, file))))
  }
  return { texts, media }
}

const FOLDERS = ['content', 'locales', 'public']

function filesBelow(root: string): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name))),
    )
    .map((file) => file.replaceAll('\\', '/').normalize('NFC'))
    .sort()
}

/** Git's id of a file's content: compares with a commit without reading the commit's media. */
const blobId = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

/** A commit's content without a checkout. Git runs without a shell, and `ref` cannot be an option. */
function gitSnapshot(root: string, ref: string): Snapshot | undefined {
  const name = ['--end-of-options', `${ref}^{commit}`]
  const commit = git(root, ['rev-parse', '--verify', '--quiet', ...name])
    ?.toString('utf8')
    .trim()
  const listed = commit && git(root, ['ls-tree', '-r', '-z', commit, '--', ...FOLDERS])
  if (!listed) return undefined
  const entries = listed
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, id, file] = /^\d+ blob ([\da-f]+)\t(.+)$/s.exec(line) ?? []
      return id && file ? [{ id, file: file.normalize('NFC') }] : []
    })
  const texts = entries.filter(({ file }) => isText(file))
  const ids = texts.map(({ id }) => id)
  const contents = readBlobs(root, ids)
  return {
    texts: new Map(texts.map(({ file }, index) => [file, contents[index] ?? ''])),
    media: new Map(entries.filter(({ file }) => isMedia(file)).map(({ file, id }) => [file, id])),
  }
}

/** All texts in one call of git, which prints `<id> blob <size>`, the bytes and a line end for each. */
function readBlobs(root: string, ids: string[]): string[] {
  if (ids.length === 0) return []
  const output = git(root, ['cat-file', '--batch'], `${ids.join('\n')}\n`) ?? Buffer.alloc(0)
  const texts: string[] = []
  for (let at = 0; at < output.length; ) {
    const lineEnd = output.indexOf(0x0a, at)
    const size = Number(output.toString('latin1', at, lineEnd).split(' ')[2] ?? 0)
    texts.push(output.toString('utf8', lineEnd + 1, lineEnd + 1 + size))
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
