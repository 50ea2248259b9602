import type { Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { getMimeType } from 'hono/utils/mime'
import { isStable, UnstableFile, untilStable } from '../releases/releases'
import { contentTag } from './contentTag'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/**
 * A Range header's single range (RFC 9110, 14); undefined if the header is to be ignored: absent,
 * malformed, another unit, several ranges.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '') {
    if (last === '') return undefined
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  if (last !== '' && Number(last) < Number(first)) return undefined
  const start = Number(first)
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** State at the first read; `tag` is a hash of the content. */
type Seen = { stats: Stats; tag: string }
export type WholeFile = Seen & { handle: FileHandle }

/** Bytes per read. */
const piece = 64 * 1024

/**
 * Opens a consistent file. Resolves to undefined if there is none. Rejects with UnstableFile
 * during a write and with system errors.
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

/** Rejects with system errors other than absence. */
export async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(unlessAbsent)) !== undefined
}

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (!/^(ENOENT|ENOTDIR|ENAMETOOLONG)$/.test(error.code ?? '')) throw error
}

async function look(handle: FileHandle): Promise<Seen> {
  const stats = await handle.stat()
  const tag = isStable(stats) ? await contentTag(handle, stats) : undefined
  if (tag === undefined) throw new UnstableFile('a file is being written')
  return { stats, tag }
}

const isUntouched = (before: Stats, after: Stats) =>
  after.ctimeMs === before.ctimeMs && after.size === before.size

/** Bytes, both ends included. Rejects with UnstableFile if the file changed. */
export async function bytesOf({ handle, stats }: WholeFile, start: number, end: number) {
  const bytes = new Uint8Array(end - start + 1)
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at)
    if (bytesRead === 0) throw new UnstableFile('a file was cut while it was read')
    at += bytesRead
  }
  if (!isUntouched(stats, await handle.stat()))
    throw new UnstableFile('a file was written to while it was read')
  return bytes
}

/**
 * The same as a stream. Waits during a write and continues if the content is the same (a build
 * copied over itself); otherwise fails, because bytes of another file must not follow.
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
      const seen = await untilStable(() => look(handle))
      if (wasUntouched || seen.tag !== tag)
        throw new UnstableFile('a file was cut while it was sent')
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

type OpenFile = WholeFile & { size: number; etag: string; encoding?: 'br' | 'gzip' }

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** Files up to this size in bytes are read before the response: all but videos. */
const readWhole = 1024 * 1024

/**
 * Responds to GET or HEAD with a file or its `.br` or `.gz` sibling; undefined without a file.
 * Rejects with UnstableFile during a write and with system errors.
 */
export async function fileResponse(
  request: Request,
  path: string,
  status: 200 | 404 = 200,
): Promise<Response | undefined> {
  const type = getMimeType(path) ?? 'application/octet-stream'
  const file = await openBest(path, isText(type) ? request.headers : new Headers())
  if (!file) return undefined
  let isBeingRead = false
  try {
    const headers = new Headers({ 'Content-Type': type, ETag: file.etag })
    if (isText(type)) headers.set('Vary', 'Accept-Encoding')
    if (file.encoding) headers.set('Content-Encoding', file.encoding)
    else headers.set('Accept-Ranges', 'bytes')

    if (status === 200 && isKnown(request.headers.get('If-None-Match'), file.etag))
      return new Response(null, { status: 304, headers })
    const range = status === 200 ? wantedRange(request, file) : undefined
    if (range === 'unsatisfiable') {
      headers.set('Content-Range', `bytes */${file.size}`)
      return new Response(null, { status: 416, headers })
    }
    const { start, end } = range ?? { start: 0, end: file.size - 1 }
    headers.set('Content-Length', String(end - start + 1))
    if (request.method === 'HEAD') return new Response(null, { status, headers })
    if (range) headers.set('Content-Range', `bytes ${start}-${end}/${file.size}`)
    isBeingRead = end - start >= readWhole
    const body = isBeingRead ? streamOf(file, start, end) : await bytesOf(file, start, end)
    return new Response(body, { status: range ? 206 : status, headers })
  } finally {
    if (!isBeingRead) await file.handle.close()
  }
}

/** Pictures, videos and fonts are compressed already. */
const isText = (type: string) => /^text\/|\bxml\b|json|wasm/.test(type)

async function openBest(path: string, headers: Headers): Promise<OpenFile | undefined> {
  // Ranges count bytes of the uncompressed file.
  const accepted = headers.has('Range') ? '' : (headers.get('Accept-Encoding') ?? '')
  for (const { name, suffix } of encodings) {
    if (!accepts(accepted, name)) continue
    const file = await openWhole(path + suffix)
    if (file)
      return { ...file, size: file.stats.size, etag: `"${file.tag}-${name}"`, encoding: name }
  }
  const file = await openWhole(path)
  return file && { ...file, size: file.stats.size, etag: `"${file.tag}"` }
}

/** Whether an Accept-Encoding header names the encoding and does not refuse it with q=0. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((known) => {
    const tag = known.trim()
    return tag === '*' || tag === etag || tag === `W/${etag}`
  })
}

function wantedRange({ method, headers }: Request, { size, etag }: OpenFile) {
  const ifRange = headers.get('If-Range')
  if (method !== 'GET' || (ifRange !== null && ifRange !== etag)) return undefined
  return parseRange(headers.get('Range') ?? undefined, size)
}
