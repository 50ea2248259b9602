import * as v from 'valibot'

/**
 * A field that visitors without scripts do not see and leave empty; robots fill
 * it. Only a form that posts by itself may carry it, the JSON payload never.
 */
export const trapField = 'website'

export type FieldError = 'required' | 'tooLong'

/**
 * What the eye cannot see is not content: a number pasted from a phone's
 * address book comes wrapped in direction marks, a Hangul filler looks like no
 * name at all, and SQLite cuts a text at a NUL. Edges are trimmed of blanks and
 * invisible characters, control characters and unpaired surrogates inside become
 * one space.
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
 * An appointment request: exactly four strings, the empty choice is ''; the one
 * list of its fields, in the order of form and payload. The longest values are
 * in UTF-16 units and fit the endpoint's 4 KB in any encoding. The form checks
 * with it before sending, the endpoint before storing.
 */
export const appointmentRequest = v.strictObject({
  name: required(120),
  phone: required(40),
  doctor: optional(120),
  request: optional(120),
})

export type RequestField = keyof typeof appointmentRequest.entries
export const requestFields = Object.keys(appointmentRequest.entries) as RequestField[]

/** The request whose fields `read` gives, one by one. */
export function requestOf(read: (field: RequestField) => string): AppointmentRequest {
  const values = requestFields.map((field) => [field, read(field)])
  return Object.fromEntries(values) as AppointmentRequest
}

/** A checked request: trimmed, NFC, within the lengths. */
export type AppointmentRequest = v.InferOutput<typeof appointmentRequest>

export type FieldErrors = Partial<Record<RequestField, FieldError>>

export type CheckedRequest =
  | { ok: true; request: AppointmentRequest }
  /** `malformed`: not the four strings at all, which no visitor can correct. */
  | { ok: false; malformed: boolean; errors: FieldErrors }

/**
 * Checks what a visitor entered or a client sent.
 * Returns the request to send or store, or which fields fail and why; the
 * words for the codes are the caller's. Never throws.
 */
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
