import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDERS, isMedia, isText, type Snapshot, treeSnapshot } from '../changes/snapshot.ts'
import { utf8 } from '../media/bytes.ts'
import { folderTree } from './folderTree.ts'

/** The snapshot of a folder with `content/`, or of a git commit; undefined if `base` is neither. */
export function snapshotOf(root: string, base: string): Snapshot | undefined {
  if (base !== '' && existsSync(join(base, 'content')) && statSync(base).isDirectory())
    return folderSnapshot(base)
  return gitSnapshot(root, base)
}

/** The snapshot of a folder, whose media have git's ids: they compare with those of a commit. */
export function folderSnapshot(root: string): Snapshot {
  const tree = folderTree(root)
  return treeSnapshot({ ...tree, stamp: (file) => blobId(tree.read(file)) })
}

const blobId = (bytes: Uint8Array) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

/** A commit's content without a checkout. Git runs without a shell, and `ref` cannot be an option. */
function gitSnapshot(root: string, ref: string): Snapshot | undefined {
  const commit = ['--end-of-options', `${ref}^{commit}`, '--']
  const listed = git(root, ['ls-tree', '-r', '-z', ...commit, ...FOLDERS])
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
    texts.push(utf8(output.subarray(lineEnd + 1, lineEnd + 1 + size)))
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
