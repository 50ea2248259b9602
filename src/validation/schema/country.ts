import { type Country, type CountryCode, countries } from '../../shared/country/countries.ts'
import { type PhoneKind, readPhone } from '../../shared/country/phone.ts'
import { decimalsOf } from '../../shared/formats/amount.ts'
import { message } from '../messages.ts'
import type { Place } from '../siteLocation.ts'
import type { CountryForm, PhoneForm, SchemaNode } from './node.ts'

const isKnown = (code: unknown): code is CountryCode =>
  typeof code === 'string' && Object.hasOwn(countries, code)

/**
 * Fills in the country's formats, messages and examples, and the currency's decimals. An unknown
 * country has its own diagnostic and fills in nothing.
 */
export function schemaIn(place: Place, node: SchemaNode): SchemaNode {
  const { country: code, currency } = place
  const each = (nodes: Record<string, SchemaNode>) =>
    Object.fromEntries(Object.entries(nodes).map(([key, inner]) => [key, schemaIn(place, inner)]))
  return {
    ...node,
    ...(node.properties && { properties: each(node.properties) }),
    ...(node.definitions && { definitions: each(node.definitions) }),
    ...(node.items && { items: schemaIn(place, node.items) }),
    ...(node.unit === 'currency' && { currency, decimals: decimalsOf(currency) }),
    ...(node.country && isKnown(code) && forms[node.country](countries[code], code, node)),
  }
}

/** `+90 500 000 00 00` → `+90`, and `+90 5..` with the first digit of mobile numbers. */
const callingCode = (number: string) => number.split(' ')[0] ?? ''
const mobileStart = (number: string) => `${/^\S+ \d/.exec(number)?.[0] ?? ''}..`

/** The number of digits of a purely numeric postal code. */
const figuresOf = (code: string) =>
  /^\d{4}$/.test(code) ? '4' : /^\d{5}$/.test(code) ? '5' : 'form'

/** International format in groups of digits; the grouping is free. */
const GROUPED = /^\+\d+( \d+){2,}$/

/** True unless both kinds are known and differ. */
export const isOfKind = (kind: PhoneKind | undefined, required: PhoneKind | undefined) =>
  kind === undefined || required === undefined || kind === required

/** True for a number in the site's format and of the required kind, which a link dials as written. */
export function fitsPhone({ country, kind }: PhoneForm, written: string): boolean {
  const phone = GROUPED.test(written) ? readPhone(written, country) : undefined
  return phone?.key === written.replaceAll(' ', '') && isOfKind(phone.kind, kind)
}

/** True if a value has the country's format. Values of another type and unknown countries pass. */
export function fitsCountry(code: unknown, form: CountryForm, value: unknown): boolean {
  if (!isKnown(code)) return true
  const { phone, pattern, minimum, maximum } = forms[form](countries[code], code, {})
  if (typeof value === 'number') return value >= (minimum ?? value) && value <= (maximum ?? value)
  if (typeof value !== 'string') return true
  if (phone) return fitsPhone(phone, value)
  return pattern === undefined || new RegExp(pattern, 'u').test(value)
}

/** Limits of a coordinate. Its examples are those in the country, else the country's centre. */
const between = (minimum: number, maximum: number, { examples = [] }: SchemaNode): SchemaNode => {
  const inside = examples.filter((each) => Number(each) >= minimum && Number(each) <= maximum)
  return { minimum, maximum, examples: inside.length > 0 ? inside : [(minimum + maximum) / 2] }
}

type CountryRule = (country: Country, code: CountryCode, node: SchemaNode) => SchemaNode

/** Constraints, messages and examples. */
const forms: Record<CountryForm, CountryRule> = {
  mobile: ({ mobile }, code) => ({
    phone: { country: code, kind: 'mobile' },
    patternErrorMessage: message('country.mobile', { start: mobileStart(mobile) }),
    examples: [mobile],
  }),
  landline: ({ landline }, code) => ({
    phone: { country: code, kind: 'landline' },
    patternErrorMessage: message('country.landline', { start: callingCode(landline) }),
    examples: [landline],
  }),
  phone: ({ mobile }, code) => ({
    phone: { country: code },
    patternErrorMessage: message('country.phone', { start: callingCode(mobile) }),
    examples: [mobile],
  }),
  postalCode: ({ postalCode: { form, example } }) => ({
    pattern: form.source,
    patternErrorMessage: message('country.postal-code', { context: figuresOf(example) }),
    examples: [example],
  }),
  timeZone: ({ timeZone }) => ({ examples: [timeZone] }),
  currency: ({ currency }) => ({ examples: [currency] }),
  latitude: ({ box }, _, node) => between(box.south, box.north, node),
  longitude: ({ box }, _, node) => between(box.west, box.east, node),
}
