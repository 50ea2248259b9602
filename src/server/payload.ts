import { requestOf, trapField } from '../appointment/schema'

/** Largest accepted body, in bytes. */
export const bodyLimitBytes = 4096

export type PayloadKind = 'json' | 'form'

/** How a request's body is written; undefined for a type or charset that is not taken. */
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

export type Payload = {
  /** For the schema to check. */
  fields: unknown
  /** Whether the form's trap, which no person sees, is filled in. */
  trapped: boolean
}

/**
 * Reads a body. Throws for invalid UTF-8, malformed JSON or percent codes, and
 * a form's field sent twice.
 */
export function readPayload(kind: PayloadKind, body: ArrayBuffer): Payload {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  return kind === 'json' ? { fields: JSON.parse(text), trapped: false } : readForm(text)
}

/** A form without a list simply does not send it; the JSON client always does. */
function readForm(text: string): Payload {
  // URLSearchParams would turn broken codes into U+FFFD instead of refusing them.
  decodeURIComponent(text)
  const pairs = [...new URLSearchParams(text)]
  const { [trapField]: trap = '', ...fields } = Object.fromEntries(pairs)
  const distinct = new Set(pairs.map(([name]) => name))
  if (distinct.size < pairs.length) throw new SyntaxError('a field is sent twice')
  return {
    fields: { ...requestOf(() => ''), ...fields },
    trapped: trap !== '',
  }
}
