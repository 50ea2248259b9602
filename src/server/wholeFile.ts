import type { Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { contentTag } from './contentTag'
import { isSettled, Unsettled, whenSettled } from './settled'

/** What stood in a file when it was looked at; `tag` names its contents. */
type Seen = { stats: Stats; tag: string }
export type WholeFile = Seen & { handle: FileHandle }

/** What of a long file is read at a time, in bytes. */
const piece = 64 * 1024

/**
 * A file to be read as it stands now: a build that replaces it meanwhile cannot mix the two
 * up. Resolves to undefined when there is none. Rejects with Unsettled while it is being
 * written, and with the system's error when it cannot be read.
 */
export async function openWhole(path: string): Promise<WholeFile | undefined> {
  const handle = await open(path).catch(unlessAbsent)
  if (!handle) return undefined
  try {
    if ((await handle.stat()).isFile()) return { handle, ...(await look(handle)) }
  } catch (error) {
    await handle.close()
    throw error
  }
  await handle.close()
  return undefined
}

/** Whether anything stands there. Rejects with the system's error when that cannot be told. */
export async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(unlessAbsent)) !== undefined
}

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (!/^(ENOENT|ENOTDIR|ENAMETOOLONG)$/.test(error.code ?? '')) throw error
}

async function look(handle: FileHandle): Promise<Seen> {
  const stats = await handle.stat()
  const tag = isSettled(stats) ? await contentTag(handle, stats) : undefined
  if (tag === undefined) throw new Unsettled('a file is being written')
  return { stats, tag }
}

const isUntouched = (before: Stats, after: Stats) =>
  after.ctimeMs === before.ctimeMs && after.size === before.size

/** These bytes of the file, both ends included, if they are all there and stayed as they were. */
export async function bytesOf({ handle, stats }: WholeFile, start: number, end: number) {
  const bytes = new Uint8Array(end - start + 1)
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at)
    if (bytesRead === 0) throw new Unsettled('a file was cut while it was read')
    at += bytesRead
  }
  if (!isUntouched(stats, await handle.stat()))
    throw new Unsettled('a file was written to while it was read')
  return bytes
}

/**
 * The same in pieces, each read when the visitor takes it. A file that is written to
 * meanwhile is waited for, and goes on if the same stands there again: a build that is
 * copied over itself. Fails when it does not: what is missing must not be made up from
 * another file, or from the next answer.
 */
export function streamOf(
  { handle, stats, tag }: WholeFile,
  start: number,
  end: number,
): ReadableStream<Uint8Array> {
  let at = start
  let known = stats

  async function next(): Promise<Uint8Array> {
    const bytes = new Uint8Array(Math.min(piece, end - at + 1))
    for (;;) {
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, at)
      const wasUntouched = isUntouched(known, await handle.stat())
      if (wasUntouched && bytesRead > 0) return bytes.subarray(0, bytesRead)
      const seen = await whenSettled(() => look(handle))
      if (wasUntouched || seen.tag !== tag) throw new Unsettled('a file was cut while it was sent')
      known = seen.stats
    }
  }

  return new ReadableStream({
    async pull(controller) {
      try {
        const bytes = await next()
        at += bytes.length
        controller.enqueue(bytes)
        if (at <= end) return
      } catch (error) {
        await handle.close()
        throw error
      }
      await handle.close()
      controller.close()
    },
    cancel: () => handle.close(),
  })
}
