import { callingCodeOf, type PhoneKind, readPhone } from '../../shared/country/phone.ts'
import { valueAt } from '../jsonPath.ts'
import { swapEdit } from '../position.ts'
import type { Diagnostic } from '../types.ts'
import { fitsPhone, isOfKind } from './country.ts'
import { titleAt } from './node.ts'
import { type Cause, titledDiagnostic, titleOfCause, valueDiagnostic } from './violations.ts'

const OTHER: Record<PhoneKind, PhoneKind> = { mobile: 'landline', landline: 'mobile' }

/** `Cep: 0500 000 00 00`, `0500 000 00 00 (GSM)` → the number alone. */
const unnamed = (written: string) =>
  written.replace(/^[\p{L} .]+[:\s]\s*(?=[+(\d])|\s*\([\p{L} ]+\)$/gu, '')

/** A number in another format, or of the other kind. */
export function wrongPhone(cause: Cause): Diagnostic {
  const { schema, value } = cause
  if (!schema.phone) throw new Error(`${titleOfCause(cause)}: no rule for phones`)
  const { country, kind } = schema.phone
  const bare = String(value).trim()
  if (bare !== value && fitsPhone(schema.phone, bare))
    return titledDiagnostic(cause, 'text.edge-space', JSON.stringify(bare))
  const phone = readPhone(unnamed(bare), country)
  if (phone && kind && !isOfKind(phone.kind, kind)) return wrongKind(cause, kind)
  const meant = phone && JSON.stringify(phone.international)
  if (meant && new RegExp(`^\\+${callingCodeOf(country)}[ (]*0`).test(bare))
    return valueDiagnostic(cause, 'phone.zero', {}, meant)
  const words = { title: titleOfCause(cause), advice: schema.patternErrorMessage ?? '' }
  return valueDiagnostic(cause, 'value.form', words, meant)
}

/** A mobile number instead of a landline number, or the reverse. */
function wrongKind(cause: Cause, kind: PhoneKind): Diagnostic {
  const { doc, path, schema } = cause
  const otherPath = [...path.slice(0, -1), OTHER[kind]]
  const other = valueAt(doc.value, otherPath)
  if (
    typeof other === 'string' &&
    schema.phone &&
    readPhone(other, schema.phone.country)?.kind === kind
  ) {
    const edit = swapEdit(doc, path, otherPath)
    return { ...valueDiagnostic(cause, 'phone.swapped', {}), covers: [otherPath], edit }
  }
  const code = kind === 'landline' ? 'phone.not-landline' : 'phone.not-mobile'
  const example = String(schema.examples?.[0])
  const words = { title: titleOfCause(cause), other: titleAt(doc.schema, otherPath), example }
  return valueDiagnostic(cause, code, words)
}
