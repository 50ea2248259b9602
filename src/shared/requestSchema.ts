import * as v from 'valibot'

/** The honeypot: hidden from visitors, filled by bots; only in plain form posts. */
export const trapField = 'website'

/** The response header with a stored request's reference: clients do not read the body. */
export const referenceHeader = 'Request-Reference'

/** The response header with the secret that lets the sender add to the request (`preferences.ts`). */
export const secretHeader = 'Request-Secret'

export type FieldError = 'required' | 'tooLong'

/**
 * Trims blanks and invisible characters (pasted direction marks, a Hangul filler); control
 * characters (SQLite truncates at NUL) and lone surrogates become a space.
 */
function clean(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/^[\s\p{Cf}\p{DI}\u2800]+|[\s\p{Cf}\p{DI}\u2800]+$/gu, '')
    .normalize('NFC')
}

const optional = (longest: number) =>
  v.pipe(v.string(), v.transform(clean), v.maxLength(longest, 'tooLong'))

const required = (longest: number) =>
  v.pipe(v.string(), v.transform(clean), v.nonEmpty('required'), v.maxLength(longest, 'tooLong'))

/**
 * A request: four strings, '' for no choice. Maximum lengths are in UTF-16 units and fit the
 * endpoint's 4 KB in any encoding.
 */
export const appointmentRequest = v.strictObject({
  name: required(120),
  phone: required(40),
  doctor: optional(120),
  request: optional(120),
})

export type RequestField = keyof typeof appointmentRequest.entries
export const requestFields = Object.keys(appointmentRequest.entries) as RequestField[]

/** A request from a function that reads one field. */
export function requestOf(read: (field: RequestField) => string): AppointmentRequest {
  const values = requestFields.map((field) => [field, read(field)])
  return Object.fromEntries(values) as AppointmentRequest
}

/** Trimmed, NFC, within the lengths. */
export type AppointmentRequest = v.InferOutput<typeof appointmentRequest>

export type FieldErrors = Partial<Record<RequestField, FieldError>>

export type CheckedRequest =
  | { ok: true; request: AppointmentRequest }
  /** `malformed`: not four strings, which no visitor can correct. */
  | { ok: false; malformed: boolean; errors: FieldErrors }

/** Checks input from a form or client. Returns the request, or error codes by field. */
export function checkRequest(input: unknown): CheckedRequest {
  const result = v.safeParse(appointmentRequest, input)
  if (result.success) return { ok: true, request: result.output }
  const errors: FieldErrors = {}
  let malformed = false
  for (const issue of result.issues) {
    const field = requestFields.find((name) => name === issue.path?.[0]?.key)
    if (issue.kind === 'schema' || !field) malformed = true
    else errors[field] = issue.type === 'max_length' ? 'tooLong' : 'required'
  }
  return { ok: false, malformed, errors }
}
