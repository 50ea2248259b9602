import { requestOf, trapField } from '../../shared/requestSchema'

export type PayloadKind = 'json' | 'form'

/** Body kind; undefined for other types and charsets. */
export function payloadKind(headers: Headers): PayloadKind | undefined {
  const encoding = headers.get('Content-Encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') return undefined
  const [type, ...parameters] = (headers.get('Content-Type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return undefined
  if (type === 'application/json') return 'json'
  if (type === 'application/x-www-form-urlencoded') return 'form'
  return undefined
}

/**
 * The unchecked fields; `trapped`: the honeypot is filled in. Throws for invalid UTF-8, malformed
 * JSON or percent codes, and repeated fields.
 */
export function readPayload(kind: PayloadKind, body: ArrayBuffer) {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  if (kind === 'form') return readForm(text)
  const fields: unknown = JSON.parse(text)
  return { fields, trapped: false }
}

/** Forms omit missing lists; the JSON client sends all fields. */
function readForm(text: string) {
  // URLSearchParams would replace broken codes by U+FFFD.
  decodeURIComponent(text)
  const pairs = [...new URLSearchParams(text)]
  const { [trapField]: trap = '', ...fields } = Object.fromEntries(pairs)
  const distinct = new Set(pairs.map(([name]) => name))
  if (distinct.size < pairs.length) throw new SyntaxError('a field is sent twice')
  return { fields: { ...requestOf(() => ''), ...fields }, trapped: trap !== '' }
}

/**
 * The Idempotency-Key header; undefined without one. Throws unless it is a plain word of at most
 * 200 characters.
 */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('Idempotency-Key') ?? undefined
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new SyntaxError('the Idempotency-Key is not usable')
}
