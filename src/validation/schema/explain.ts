import { valueRange } from '../position.ts'
import type { Diagnostic } from '../types.ts'
import { asksForTime, wrongDate, wrongTime } from './dates.ts'
import { wrongKind, wrongOption } from './kinds.ts'
import { wrongPhone } from './phones.ts'
import { repairedForm, repairedMail } from './valueRepairs.ts'
import {
  type Cause,
  emptyDiagnostic,
  missingDiagnostic,
  titledDiagnostic,
  titleOfCause,
  valueDiagnostic,
} from './violations.ts'

function wrongMail(cause: Cause): Diagnostic {
  const written = String(cause.value)
  if (written.trim() === '') return emptyDiagnostic(cause)
  const meant = repairedMail(written)
  if (meant === undefined && /(?=\p{L})\P{ASCII}/u.test(written))
    return titledDiagnostic(cause, 'value.email-letter')
  return titledDiagnostic(cause, 'value.email', meant && JSON.stringify(meant))
}

/** A text that does not match its field's pattern. */
function wrongForm(cause: Cause): Diagnostic {
  const { value, schema } = cause
  const pattern = schema.pattern ?? ''
  if (String(value).trim() === '') return emptyDiagnostic(cause)
  const bare = String(value).trim()
  if (bare !== value && new RegExp(pattern, 'u').test(bare))
    return titledDiagnostic(cause, 'text.edge-space', JSON.stringify(bare))
  const known = asksForTime(pattern) ? wrongTime(cause) : undefined
  if (known) return known
  const meant = repairedForm(String(value), pattern)
  const words = { title: titleOfCause(cause), advice: schema.patternErrorMessage ?? '' }
  return valueDiagnostic(cause, 'value.form', words, meant && JSON.stringify(meant))
}

/** A number out of range; a coordinate without its decimal point is repaired. */
function outOfRange(cause: Cause, code: 'value.low' | 'value.high', limit: number): Diagnostic {
  const { minimum = 0, maximum = 0, type } = cause.schema
  const digits = String(cause.value)
  const places = type === 'number' && /^\d{4,}$/.test(digits) ? [...digits.slice(1)] : []
  const [fit, ...others] = places
    .map((_, place) => `${digits.slice(0, place + 1)}.${digits.slice(place + 1)}`)
    .filter((written) => Number(written) >= minimum && Number(written) <= maximum)
  const words = { title: titleOfCause(cause), limit }
  return valueDiagnostic(cause, code, words, others.length === 0 ? fit : undefined)
}

/** A value that does not match the country's format. */
function wrongInCountry(cause: Cause): Diagnostic {
  const { phone, pattern, minimum = 0, maximum = 0 } = cause.schema
  if (phone) return wrongPhone(cause)
  if (pattern) return wrongForm(cause)
  return Number(cause.value) < minimum
    ? outOfRange(cause, 'value.low', minimum)
    : outOfRange(cause, 'value.high', maximum)
}

/** Diagnostics by schema keyword; others get a generic one. */
export const explainers: Record<string, (cause: Cause) => Diagnostic> = {
  type: wrongKind,
  enum: wrongOption,
  const: (cause) => titledDiagnostic(cause, 'value.fixed', JSON.stringify(cause.schema.const)),
  format: (cause) => (cause.schema.format === 'date' ? wrongDate(cause) : wrongMail(cause)),
  pattern: wrongForm,
  country: wrongInCountry,
  minimum: (cause) => outOfRange(cause, 'value.low', cause.schema.minimum ?? 0),
  maximum: (cause) => outOfRange(cause, 'value.high', cause.schema.maximum ?? 0),
  minLength: emptyDiagnostic,
  minItems: (cause) => missingDiagnostic(cause, 'value.empty-list'),
  minProperties: (cause) => valueDiagnostic(cause, 'record.empty', {}),
  uniqueItems: (cause) => {
    const path = [...cause.path, Number(cause.violation.params.i ?? 0)]
    return {
      ...titledDiagnostic(cause, 'value.repeated'),
      path,
      range: valueRange(cause.doc, path),
    }
  },
}

export const unexplained = (cause: Cause): Diagnostic => titledDiagnostic(cause, 'value.other')
