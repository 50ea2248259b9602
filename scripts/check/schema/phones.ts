import { nodeAt } from '../position.ts'
import { swapEdit } from '../swap.ts'
import type { Fault } from '../types.ts'
import { valueAt } from '../walk.ts'
import { at, type Cause, title } from './cause.ts'
import { phone } from './form.ts'
import { titleAt } from './node.ts'

const OTHER: Record<string, string> = { mobile: 'landline', landline: 'mobile' }
const MOBILE = /^\+90 5\d{2} \d{3} \d{2} \d{2}$/
const LANDLINE = /^\+90 [2-48]\d{2} \d{3} \d{2} \d{2}$/

/** A mobile number where a landline belongs, or the other way round; undefined for other slips. */
export function wrongPhone(cause: Cause): Fault | undefined {
  const { doc, path, value } = cause
  const field = String(path.at(-1))
  const other = OTHER[field]
  if (!other) return undefined
  const kinds: Record<string, RegExp> = { mobile: MOBILE, landline: LANDLINE }
  const is = (kind: string, number: unknown) =>
    typeof number === 'string' && kinds[kind]?.test(phone(number)) === true
  if (!is(other, value)) return undefined
  const otherPath = [...path.slice(0, -1), other]
  const words = { title: title(cause), other: titleAt(doc.schema, otherPath) }
  const swapped = is(field, valueAt(doc.value, otherPath)) && nodeAt(doc, otherPath)
  if (!swapped)
    return at(cause, field === 'landline' ? 'phone.not-landline' : 'phone.not-mobile', words)
  return {
    ...at(cause, 'phone.swapped', {}),
    covers: [otherPath],
    edit: swapEdit(doc, path, otherPath),
  }
}
