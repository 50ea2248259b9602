import { type FileHandle, open } from 'node:fs/promises'
import { getMimeType } from 'hono/utils/mime'
import { parseRange } from './byteRange'
import { contentTag } from './contentTag'

type OpenFile = { handle: FileHandle; size: number; etag: string; encoding?: 'br' | 'gzip' }

/** The site is just being replaced; a moment later it can be read. */
export class Unsettled extends Error {
  override name = 'Unsettled'
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** Files up to this size, in bytes, are read whole before anything is sent: all but films. */
const readWhole = 1024 * 1024
/** What of a longer one is read at a time. */
const piece = 64 * 1024
/** A file that was written to so few milliseconds ago may be half of one; an empty one mostly is. */
const settling = { any: 100, empty: 1500 }

/**
 * Answers a GET or HEAD with a file: its own type, a strong ETag, 304, one byte
 * range, and a `.br` or `.gz` sibling made by the build for whoever takes it.
 * Resolves to undefined when there is no such file. Rejects with Unsettled while
 * it is being written, and with the system's error when it cannot be read.
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

/** Pictures, films and fonts are compressed as they are. */
const isText = (type: string) => /^text\/|\bxml\b|json|wasm/.test(type)

async function openBest(path: string, headers: Headers): Promise<OpenFile | undefined> {
  // A range is counted in the bytes of the file itself.
  const accepted = headers.has('Range') ? '' : (headers.get('Accept-Encoding') ?? '')
  for (const { name, suffix } of encodings) {
    if (!accepts(accepted, name)) continue
    const file = await openFile(path + suffix)
    if (file) return { ...file, etag: `"${file.etag}-${name}"`, encoding: name }
  }
  const file = await openFile(path)
  return file && { ...file, etag: `"${file.etag}"` }
}

/** Size and contents are read from the opened file: a build that replaces it meanwhile cannot mix them up. */
async function openFile(path: string): Promise<OpenFile | undefined> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (/^(ENOENT|ENOTDIR|ENAMETOOLONG)$/.test(error.code ?? '')) return undefined
    throw error
  })
  if (!handle) return undefined
  const stats = await handle.stat()
  const { size, ctimeMs } = stats
  const isSettled = Math.abs(Date.now() - ctimeMs) >= (size === 0 ? settling.empty : settling.any)
  const etag = stats.isFile() && isSettled ? await contentTag(handle, stats) : undefined
  if (etag !== undefined) return { handle, size, etag }
  await handle.close()
  if (stats.isFile()) throw new Unsettled(`${path} is being written`)
  return undefined
}

/** These bytes of the file, both ends included, if they are all there and stayed as they were. */
async function bytesOf({ handle, size }: OpenFile, start: number, end: number) {
  const before = await handle.stat()
  const bytes = new Uint8Array(end - start + 1)
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at)
    if (bytesRead === 0) throw new Unsettled('a file was cut while it was read')
    at += bytesRead
  }
  const after = await handle.stat()
  if (after.size !== size || after.ctimeMs !== before.ctimeMs)
    throw new Unsettled('a file was written to while it was read')
  return bytes
}

/**
 * The same in pieces, each read when the visitor takes it. Fails when the file
 * turns out shorter: what is missing must not be made up from the next answer.
 */
function streamOf({ handle }: OpenFile, start: number, end: number): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream({
    async pull(controller) {
      const bytes = new Uint8Array(Math.min(piece, end - at + 1))
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, at)
      at += bytesRead
      if (bytesRead === 0) controller.error(new Unsettled('a file was cut while it was sent'))
      else controller.enqueue(bytes.subarray(0, bytesRead))
      if (bytesRead > 0 && at <= end) return
      await handle.close()
      if (bytesRead > 0) controller.close()
    },
    cancel: () => handle.close(),
  })
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
