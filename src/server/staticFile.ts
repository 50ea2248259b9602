import { getMimeType } from 'hono/utils/mime'
import { parseRange } from './byteRange'
import { bytesOf, openWhole, streamOf, type WholeFile } from './wholeFile'

type OpenFile = WholeFile & { size: number; etag: string; encoding?: 'br' | 'gzip' }

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** Files up to this size, in bytes, are read whole before anything is sent: all but films. */
const readWhole = 1024 * 1024

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
