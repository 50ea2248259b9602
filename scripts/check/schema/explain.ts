import { valueRange } from '../position.ts'
import type { Fault } from '../types.ts'
import { at, type Cause, optional, title } from './cause.ts'
import { wrongDate } from './dates.ts'
import { repairedForm, repairedMail } from './form.ts'
import { wrongKind } from './kinds.ts'
import { wrongOption } from './options.ts'
import { wrongPhone } from './phones.ts'
import { asksForTime, wrongTime } from './times.ts'

const empty = (cause: Cause) =>
  at(cause, 'value.empty', { title: title(cause), context: optional(cause) })

function wrongMail(cause: Cause): Fault {
  const written = String(cause.value)
  if (written.trim() === '') return empty(cause)
  const meant = repairedMail(written)
  if (meant === undefined && /(?=\p{L})\P{ASCII}/u.test(written))
    return at(cause, 'value.email-letter', { title: title(cause) })
  return at(cause, 'value.email', { title: title(cause) }, meant && JSON.stringify(meant))
}

/** A text that does not have the form its field asks for. */
function wrongForm(cause: Cause): Fault {
  const { value, schema } = cause
  const pattern = schema.pattern ?? ''
  if (String(value).trim() === '') return empty(cause)
  const bare = String(value).trim()
  if (bare !== value && new RegExp(pattern, 'u').test(bare))
    return at(cause, 'text.edge-space', { title: title(cause) }, JSON.stringify(bare))
  const known = asksForTime(pattern) ? wrongTime(cause) : undefined
  if (known) return known
  const meant = repairedForm(String(value), pattern)
  const words = { title: title(cause), advice: schema.patternErrorMessage ?? '' }
  return at(cause, 'value.form', words, meant && JSON.stringify(meant))
}

/** A number outside of its limits; a coordinate whose point was lost is put right. */
function outOfRange(cause: Cause, code: 'value.low' | 'value.high', limit: number): Fault {
  const { minimum = 0, maximum = 0, type } = cause.schema
  const digits = String(cause.value)
  const places =
    type === 'number' && /^\d{4,}$/.test(digits)
      ? [...digits].map((_, place) => place).slice(1)
      : []
  const fits = places
    .map((place) => `${digits.slice(0, place)}.${digits.slice(place)}`)
    .filter((written) => Number(written) >= minimum && Number(written) <= maximum)
  return at(cause, code, { title: title(cause), limit }, fits.length === 1 ? fits[0] : undefined)
}

/** A value that is not as the clinic's country has it. */
function wrongInCountry(cause: Cause): Fault {
  const { phone, pattern, minimum = 0, maximum = 0 } = cause.schema
  if (phone) return wrongPhone(cause)
  if (pattern) return wrongForm(cause)
  return Number(cause.value) < minimum
    ? outOfRange(cause, 'value.low', minimum)
    : outOfRange(cause, 'value.high', maximum)
}

/** How each broken schema keyword is told; what is not listed falls back to a plain refusal. */
export const explainers: Record<string, (cause: Cause) => Fault> = {
  type: wrongKind,
  enum: wrongOption,
  const: (cause) =>
    at(cause, 'value.fixed', { title: title(cause) }, JSON.stringify(cause.schema.const)),
  format: (cause) => (cause.schema.format === 'date' ? wrongDate(cause) : wrongMail(cause)),
  pattern: wrongForm,
  country: wrongInCountry,
  minimum: (cause) => outOfRange(cause, 'value.low', cause.schema.minimum ?? 0),
  maximum: (cause) => outOfRange(cause, 'value.high', cause.schema.maximum ?? 0),
  minLength: empty,
  minItems: (cause) =>
    at(cause, 'value.empty-list', { title: title(cause), context: optional(cause) }),
  minProperties: (cause) => at(cause, 'record.empty', {}),
  uniqueItems: (cause) => {
    const path = [...cause.path, Number(cause.violation.params.i ?? 0)]
    return {
      ...at(cause, 'value.repeated', { title: title(cause) }),
      path,
      range: valueRange(cause.doc, path),
    }
  },
}

export const unexplained = (cause: Cause): Fault =>
  at(cause, 'value.other', { title: title(cause) })
