import { type FileHandle, open } from 'node:fs/promises'
import { createStreamBody } from '@hono/node-server/utils/stream'
import { getMimeType } from 'hono/utils/mime'
import { parseRange } from './byteRange'

type OpenFile = { handle: FileHandle; size: number; etag: string; encoding?: 'br' | 'gzip' }

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/**
 * Answers a GET or HEAD with a file: its own type, a strong ETag, 304, one byte
 * range, and a `.br` or `.gz` sibling made by the build for whoever takes it.
 * Resolves to undefined when there is no such file.
 */
export async function fileResponse(
  request: Request,
  path: string,
  status: 200 | 404 = 200,
): Promise<Response | undefined> {
  const type = getMimeType(path) ?? 'application/octet-stream'
  const file = await openBest(path, isText(type) ? request.headers : new Headers())
  if (!file) return undefined
  const headers = new Headers({ 'Content-Type': type, ETag: file.etag })
  if (isText(type)) headers.set('Vary', 'Accept-Encoding')
  if (file.encoding) headers.set('Content-Encoding', file.encoding)
  else headers.set('Accept-Ranges', 'bytes')

  const empty = async (emptyStatus: 200 | 304 | 404 | 416) => {
    await file.handle.close()
    return new Response(null, { status: emptyStatus, headers })
  }
  if (status === 200 && isKnown(request.headers.get('If-None-Match'), file.etag)) return empty(304)
  const range = status === 200 ? wantedRange(request, file) : undefined
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`)
    return empty(416)
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (request.method === 'HEAD' || file.size === 0) return empty(status)
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${file.size}`)
  // The stream closes the handle, also when the visitor goes away.
  const body = createStreamBody(file.handle.createReadStream({ start, end }))
  return new Response(body, { status: range ? 206 : status, headers })
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

/** Size and time are read from the opened file: a build that replaces it meanwhile cannot mix them up. */
async function openFile(path: string): Promise<OpenFile | undefined> {
  let handle: FileHandle
  try {
    handle = await open(path)
  } catch {
    return undefined
  }
  const stats = await handle.stat()
  if (stats.isFile()) {
    return {
      handle,
      size: stats.size,
      etag: `${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}`,
    }
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
