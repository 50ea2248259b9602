import * as v from 'valibot'

/** The four fields of a request, in the order in which they stand on the form and in the payload. */
export const requestFields = ['name', 'phone', 'doctor', 'request'] as const
export type RequestField = (typeof requestFields)[number]

/** Longest accepted values, in UTF-16 units as in an input's maxlength. Together they fit the endpoint's 4 KB in any encoding. */
export const fieldLengths = { name: 120, phone: 40, doctor: 120, request: 120 } as const

/**
 * A field that visitors without scripts do not see and leave empty; robots fill
 * it. Only a form that posts by itself may carry it, the JSON payload never.
 */
export const trapField = 'website'

export type FieldError = 'required' | 'tooLong'

/**
 * What the eye cannot see is not content: a number pasted from a phone's
 * address book comes wrapped in direction marks, and SQLite cuts a text at a
 * NUL. Edges are trimmed of blanks and invisible characters, control characters
 * and unpaired surrogates inside become one space.
 */
function clean(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    .normalize('NFC')
}

const optional = (length: number) =>
  v.pipe(v.string(), v.transform(clean), v.maxLength(length, 'tooLong'))

const required = (length: number) =>
  v.pipe(v.string(), v.transform(clean), v.nonEmpty('required'), v.maxLength(length, 'tooLong'))

/**
 * An appointment request: exactly four strings, the empty choice is ''.
 * The form checks with it before sending, the endpoint before storing.
 */
export const appointmentRequest = v.strictObject({
  name: required(fieldLengths.name),
  phone: required(fieldLengths.phone),
  doctor: optional(fieldLengths.doctor),
  request: optional(fieldLengths.request),
})

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
