import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'

/** Cache size: a site has some hundred files, a process up to a thousand sites. */
const most = 100_000
const piece = 256 * 1024

const known = new Map<string, string>()

/**
 * A hash of an open file, equal on every machine with the same build. Cached until the file
 * changes; undefined if it changes during the read.
 */
export async function contentTag(handle: FileHandle, stats: Stats): Promise<string | undefined> {
  const { dev, ino, size, mtimeMs, ctimeMs } = stats
  const file = [dev, ino, size, mtimeMs, ctimeMs].join(' ')
  const found = known.get(file)
  if (found !== undefined) return found
  const hash = createHash('sha256')
  const bytes = new Uint8Array(Math.min(piece, size))
  let at = 0
  while (at < size) {
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, at)
    if (bytesRead === 0) return undefined
    hash.update(bytes.subarray(0, bytesRead))
    at += bytesRead
  }
  const after = await handle.stat()
  if (after.ctimeMs !== ctimeMs || after.size !== size) return undefined
  const tag = hash.digest('base64url').slice(0, 20)
  const [oldest] = known.keys()
  if (known.size >= most && oldest !== undefined) known.delete(oldest)
  known.set(file, tag)
  return tag
}
