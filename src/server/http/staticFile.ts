import { type FileHandle, open, stat } from 'node:fs/promises'
import { getMimeType } from 'hono/utils/mime'
import { limits } from '../base/limits'
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

/** Rejects with system errors other than absence. */
export async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(unlessAbsent)) !== undefined
}

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (!/^(ENOENT|ENOTDIR|ENAMETOOLONG)$/.test(error.code ?? '')) throw error
}

/** Bytes, both ends included. Rejects if the file is shorter. */
async function bytesOf(handle: FileHandle, { start, end }: ByteRange) {
  const bytes = new Uint8Array(end - start + 1)
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at)
    // The length is already sent: another one would corrupt the next response.
    if (bytesRead === 0) throw new Error('a file was cut while it was sent')
    at += bytesRead
  }
  return bytes
}

/** The same in pieces, each read when the one before is sent; closes the file. */
function streamOf(handle: FileHandle, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream({
    async pull(controller) {
      try {
        const last = Math.min(end, at + limits.bytes.wholeFile - 1)
        controller.enqueue(await bytesOf(handle, { start: at, end: last }))
        at = last + 1
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

type OpenFile = { handle: FileHandle; size: number; etag: string; encoding?: 'br' | 'gzip' }

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/**
 * Responds to GET or HEAD with a file or its `.br` or `.gz` sibling; undefined without a file.
 * Rejects with system errors. A file is never changed in place: releases are immutable.
 */
export async function fileResponse(
  request: Request,
  path: string,
  status: 200 | 404 = 200,
): Promise<Response | undefined> {
  const type = getMimeType(path) ?? 'application/octet-stream'
  const file = await openBest(path, isText(type) ? request.headers : new Headers())
  if (!file) return undefined
  let isStreamed = false
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
    const sent = range ?? { start: 0, end: file.size - 1 }
    const length = sent.end - sent.start + 1
    headers.set('Content-Length', String(length))
    if (request.method === 'HEAD') return new Response(null, { status, headers })
    if (range) headers.set('Content-Range', `bytes ${sent.start}-${sent.end}/${file.size}`)
    isStreamed = length > limits.bytes.wholeFile
    const body = isStreamed ? streamOf(file.handle, sent) : await bytesOf(file.handle, sent)
    return new Response(body, { status: range ? 206 : status, headers })
  } finally {
    if (!isStreamed) await file.handle.close()
  }
}

/** Pictures, videos and fonts are compressed already. */
const isText = (type: string) => /^text\/|\bxml\b|json|wasm/.test(type)

async function openBest(path: string, headers: Headers): Promise<OpenFile | undefined> {
  // Ranges count bytes of the uncompressed file.
  const accepted = headers.has('Range') ? '' : (headers.get('Accept-Encoding') ?? '')
  for (const { name, suffix } of encodings) {
    const file = accepts(accepted, name) && (await openFile(path + suffix))
    if (file) return { ...file, etag: `"${file.tag}-${name}"`, encoding: name }
  }
  const file = await openFile(path)
  return file && { ...file, etag: `"${file.tag}"` }
}

/** Resolves to undefined if there is no such file; rejects with other system errors. */
async function openFile(path: string) {
  const handle = await open(path).catch(unlessAbsent)
  if (!handle) return undefined
  try {
    const stats = await handle.stat()
    if (stats.isFile()) return { handle, size: stats.size, tag: await contentTag(handle, stats) }
  } catch (error) {
    await handle.close()
    throw error
  }
  await handle.close()
  return undefined
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
