import { type PhoneKind, readPhone } from '../../../src/country/phone.ts'
import { nodeAt } from '../position.ts'
import { swapEdit } from '../swap.ts'
import type { Fault } from '../types.ts'
import { valueAt } from '../walk.ts'
import { at, type Cause, title } from './cause.ts'
import { type PhoneForm, titleAt } from './node.ts'

const OTHER: Record<PhoneKind, PhoneKind> = { mobile: 'landline', landline: 'mobile' }

/** In international form, its groups of digits apart: which groups, people know best. */
const GROUPED = /^\+\d+( \d+){2,}$/

const isOfKind = (kind: PhoneKind | undefined, asked: PhoneKind | undefined) =>
  kind === undefined || asked === undefined || kind === asked

/** Whether a number is written as the site shows it, and of the kind that is asked for. */
export function fitsPhone({ country, kind }: PhoneForm, written: string): boolean {
  const phone = GROUPED.test(written) ? readPhone(written, country) : undefined
  return phone !== undefined && isOfKind(phone.kind, kind)
}

/** `Cep: 0500 000 00 00`, `0500 000 00 00 (GSM)` → the number alone. */
const unnamed = (written: string) =>
  written.replace(/^[\p{L} .]+[:\s]\s*(?=[+(\d])|\s*\([\p{L} ]+\)$/gu, '')

/** A number that is not written as it is shown, or stands in the other's field. */
export function wrongPhone(cause: Cause): Fault {
  const { schema, value } = cause
  if (!schema.phone) throw new Error(`${title(cause)}: no rule for phones`)
  const { country, kind } = schema.phone
  const bare = String(value).trim()
  if (bare !== value && fitsPhone(schema.phone, bare))
    return at(cause, 'text.edge-space', { title: title(cause) }, JSON.stringify(bare))
  const phone = readPhone(unnamed(bare), country)
  if (phone && kind && !isOfKind(phone.kind, kind)) return wrongKind(cause, kind)
  const words = { title: title(cause), advice: schema.patternErrorMessage ?? '' }
  return at(cause, 'value.form', words, phone && JSON.stringify(phone.international))
}

/** A mobile number where a landline belongs, or the other way round. */
function wrongKind(cause: Cause, kind: PhoneKind): Fault {
  const { doc, path, schema } = cause
  const otherPath = [...path.slice(0, -1), OTHER[kind]]
  const other = valueAt(doc.value, otherPath)
  const isSwapped =
    typeof other === 'string' &&
    schema.phone &&
    readPhone(other, schema.phone.country)?.kind === kind
  if (isSwapped && nodeAt(doc, otherPath))
    return {
      ...at(cause, 'phone.swapped', {}),
      covers: [otherPath],
      edit: swapEdit(doc, path, otherPath),
    }
  const code = kind === 'landline' ? 'phone.not-landline' : 'phone.not-mobile'
  const example = String(schema.examples?.[0])
  const words = { title: title(cause), other: titleAt(doc.schema, otherPath), example }
  return at(cause, code, words)
}
