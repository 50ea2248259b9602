import { type Country, type CountryCode, countries } from '../../shared/country/countries.ts'
import { message } from '../messages.ts'
import type { SchemaNode } from './node.ts'
import { fitsPhone } from './phones.ts'

/** What the country decides about a field; the schema's keyword `country`. */
export type CountryForm =
  | 'mobile'
  | 'landline'
  | 'phone'
  | 'postalCode'
  | 'timeZone'
  | 'currency'
  | 'latitude'
  | 'longitude'

const isKnown = (code: unknown): code is CountryCode =>
  typeof code === 'string' && Object.hasOwn(countries, code)

/**
 * Fills in what the clinic's country decides: formats, messages, examples. Unchanged if the country
 * is unknown, which has its own diagnostic.
 */
export function schemaIn(code: unknown, schema: SchemaNode): SchemaNode {
  return isKnown(code) ? filled(schema, code) : schema
}

function filled(node: SchemaNode, code: CountryCode): SchemaNode {
  const each = (nodes: Record<string, SchemaNode>) =>
    Object.fromEntries(Object.entries(nodes).map(([key, inner]) => [key, filled(inner, code)]))
  return {
    ...node,
    ...(node.properties && { properties: each(node.properties) }),
    ...(node.definitions && { definitions: each(node.definitions) }),
    ...(node.items && { items: filled(node.items, code) }),
    ...(node.country && constraints[node.country](countries[code], code)),
    ...(node.country && wording[node.country]?.(countries[code], node)),
  }
}

/** `+90 500 000 00 00` → `+90`, and `+90 5..` with the digit all mobile numbers begin with. */
const callingCode = (number: string) => number.split(' ')[0] ?? ''
const mobileStart = (number: string) => `${/^\S+ \d/.exec(number)?.[0] ?? ''}..`

/** The number of digits of a purely numeric postal code. */
const figuresOf = (code: string) =>
  /^\d{4}$/.test(code) ? '4' : /^\d{5}$/.test(code) ? '5' : 'form'

/** True if a value has the country's format. Values of another type and unknown countries pass. */
export function fitsCountry(code: unknown, form: CountryForm, value: unknown): boolean {
  if (!isKnown(code)) return true
  const { phone, pattern, minimum, maximum } = constraints[form](countries[code], code)
  if (typeof value === 'number') return value >= (minimum ?? value) && value <= (maximum ?? value)
  if (typeof value !== 'string') return true
  if (phone) return fitsPhone(phone, value)
  return pattern === undefined || new RegExp(pattern, 'u').test(value)
}

/** The schema's examples inside the country's box, else its centre. */
const between = (least: number, most: number, { examples = [] }: SchemaNode): SchemaNode => {
  const inside = examples.filter((each) => Number(each) >= least && Number(each) <= most)
  return { examples: inside.length > 0 ? inside : [(least + most) / 2] }
}

/** The constraints. */
const constraints: Record<CountryForm, (country: Country, code: CountryCode) => SchemaNode> = {
  mobile: (_, code) => ({ phone: { country: code, kind: 'mobile' } }),
  landline: (_, code) => ({ phone: { country: code, kind: 'landline' } }),
  phone: (_, code) => ({ phone: { country: code } }),
  postalCode: ({ postalCode }) => ({ pattern: postalCode.form.source }),
  timeZone: () => ({}),
  currency: () => ({}),
  latitude: ({ box }) => ({ minimum: box.south, maximum: box.north }),
  longitude: ({ box }) => ({ minimum: box.west, maximum: box.east }),
}

/** The messages and examples. */
const wording: Record<CountryForm, (country: Country, node: SchemaNode) => SchemaNode> = {
  mobile: ({ mobile }) => ({
    patternErrorMessage: message('country.mobile', { start: mobileStart(mobile) }),
    examples: [mobile],
  }),
  landline: ({ landline }) => ({
    patternErrorMessage: message('country.landline', { start: callingCode(landline) }),
    examples: [landline],
  }),
  phone: ({ mobile }) => ({
    patternErrorMessage: message('country.phone', { start: callingCode(mobile) }),
    examples: [mobile],
  }),
  postalCode: ({ postalCode: { example } }) => ({
    patternErrorMessage: message('country.postal-code', { context: figuresOf(example) }),
    examples: [example],
  }),
  timeZone: ({ timeZone }) => ({ examples: [timeZone] }),
  currency: ({ currency }) => ({ examples: [currency] }),
  latitude: ({ box }, node) => between(box.south, box.north, node),
  longitude: ({ box }, node) => between(box.west, box.east, node),
}
