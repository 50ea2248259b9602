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

/** What makes a number unreadable, and how it is removed. */
const SLIPS = [
  { context: 'hidden', sign: /\p{Cf}/gu, right: () => '' },
  { context: 'letter', sign: /(?<=[\dOoIl+ ])[OoIl](?=[\dOoIl ]|$)/g, right: digitOf },
  { context: 'extension', sign: /(?<=\d)[\s,/(-]*\p{L}+[\s.:]*\d{1,5}\)?$/gu, right: () => '' },
] as const

function digitOf(letter: string) {
  return /o/i.test(letter) ? '0' : '1'
}

/** A number in another format, or of the other kind. */
export function wrongPhone(cause: Cause): Diagnostic {
  const { schema, value } = cause
  if (!schema.phone) throw new Error(`${titleOfCause(cause)}: no rule for phones`)
  const { country, kind } = schema.phone
  const bare = String(value).trim()
  if (bare !== value && fitsPhone(schema.phone, bare))
    return titledDiagnostic(cause, 'text.edge-space', JSON.stringify(bare))
  const title = titleOfCause(cause)
  const slip = SLIPS.find(({ sign }) => bare.search(sign) !== -1)
  const phone = readPhone(unnamed(slip ? bare.replace(slip.sign, slip.right) : bare), country)
  const meant = phone && JSON.stringify(phone.international)
  if (slip) return valueDiagnostic(cause, 'phone.slip', { title, context: slip.context }, meant)
  if (/^(?:0|\+90)?[\s-]?444[\s-]?\d[\s-]?\d{3}$/.test(bare))
    return titledDiagnostic(cause, 'phone.short')
  if (!phone && /\d{3}.*[/;,]\s*[+\d].*\d{3}/.test(bare))
    return titledDiagnostic(cause, 'phone.two')
  if (phone && kind && !isOfKind(phone.kind, kind)) return wrongKind(cause, kind)
  if (meant && new RegExp(`^\\+${callingCodeOf(country)}[ (]*0`).test(bare))
    return valueDiagnostic(cause, 'phone.zero', {}, meant)
  const words = { title, advice: schema.patternErrorMessage ?? '' }
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
