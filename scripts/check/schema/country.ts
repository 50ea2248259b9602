import { type Country, type CountryCode, countries } from '../../../src/country/countries.ts'
import { say } from '../language.ts'
import type { SchemaNode } from './node.ts'
import { fitsPhone } from './phones.ts'

/** What a country decides of a field; the schema names it with the keyword `country`. */
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
 * A schema with everything filled in that the clinic's country decides: the form of
 * numbers and codes, the words that ask for it, examples. Of a country nobody knows
 * nothing is asked; that it is unknown is told at its own line.
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
    ...(node.country && asked[node.country](countries[code], code)),
    ...(node.country && worded[node.country]?.(countries[code], node)),
  }
}

/** `+90 500 000 00 00` → `+90`, and `+90 5..` with the digit all mobile numbers begin with. */
const callingCode = (number: string) => number.split(' ')[0] ?? ''
const mobileStart = (number: string) => `${/^\S+ \d/.exec(number)?.[0] ?? ''}..`

/** How many figures a code has, when it has nothing else. */
const figuresOf = (code: string) =>
  /^\d{4}$/.test(code) ? '4' : /^\d{5}$/.test(code) ? '5' : 'form'

/**
 * Whether a value has the form that the clinic's country asks for. What is no text or
 * no number is told by its kind; of a country nobody knows nothing is asked.
 */
export function fitsCountry(code: unknown, form: CountryForm, value: unknown): boolean {
  if (!isKnown(code)) return true
  const { phone, pattern, minimum, maximum } = asked[form](countries[code], code)
  if (typeof value === 'number') return value >= (minimum ?? value) && value <= (maximum ?? value)
  if (typeof value !== 'string') return true
  if (phone) return fitsPhone(phone, value)
  return pattern === undefined || new RegExp(pattern, 'u').test(value)
}

/** The example of the schemas, unless it is in another country's box: then its middle. */
const between = (least: number, most: number, { examples = [] }: SchemaNode): SchemaNode => {
  const inside = examples.filter((each) => Number(each) >= least && Number(each) <= most)
  return { examples: inside.length > 0 ? inside : [(least + most) / 2] }
}

/** What is asked for. */
const asked: Record<CountryForm, (country: Country, code: CountryCode) => SchemaNode> = {
  mobile: (_, code) => ({ phone: { country: code, kind: 'mobile' } }),
  landline: (_, code) => ({ phone: { country: code, kind: 'landline' } }),
  phone: (_, code) => ({ phone: { country: code } }),
  postalCode: ({ postalCode }) => ({ pattern: postalCode.form.source }),
  timeZone: () => ({}),
  currency: () => ({}),
  latitude: ({ box }) => ({ minimum: box.south, maximum: box.north }),
  longitude: ({ box }) => ({ minimum: box.west, maximum: box.east }),
}

/** The words that ask for it, and what would be right. */
const worded: Record<CountryForm, (country: Country, node: SchemaNode) => SchemaNode> = {
  mobile: ({ mobile }) => ({
    patternErrorMessage: say('country.mobile', { start: mobileStart(mobile) }),
    examples: [mobile],
  }),
  landline: ({ landline }) => ({
    patternErrorMessage: say('country.landline', { start: callingCode(landline) }),
    examples: [landline],
  }),
  phone: ({ mobile }) => ({
    patternErrorMessage: say('country.phone', { start: callingCode(mobile) }),
    examples: [mobile],
  }),
  postalCode: ({ postalCode: { example } }) => ({
    patternErrorMessage: say('country.postal-code', { context: figuresOf(example) }),
    examples: [example],
  }),
  timeZone: ({ timeZone }) => ({ examples: [timeZone] }),
  currency: ({ currency }) => ({ examples: [currency] }),
  latitude: ({ box }, node) => between(box.south, box.north, node),
  longitude: ({ box }, node) => between(box.west, box.east, node),
}
