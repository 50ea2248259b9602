import { type Country, type CountryCode, countries } from '../../../src/country/countries.ts'
import { say } from '../language.ts'
import type { SchemaNode } from './node.ts'

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
    ...(node.country && forms[node.country](countries[code], code, node)),
  }
}

/** `+90 500 000 00 00` → `+90`, and `+90 5..` with the digit all mobile numbers begin with. */
const callingCode = (number: string) => number.split(' ')[0] ?? ''
const mobileStart = (number: string) => `${/^\S+ \d/.exec(number)?.[0] ?? ''}..`

/** How many figures a code has, when it has nothing else. */
const figuresOf = (code: string) =>
  /^\d{4}$/.test(code) ? '4' : /^\d{5}$/.test(code) ? '5' : 'form'

/** The example of the schemas is in another country's box: then the middle is one. */
const between = (minimum: number, maximum: number, { examples = [] }: SchemaNode): SchemaNode => {
  const inside = examples.filter((each) => Number(each) >= minimum && Number(each) <= maximum)
  return { minimum, maximum, examples: inside.length > 0 ? inside : [(minimum + maximum) / 2] }
}

const forms: Record<
  CountryForm,
  (country: Country, code: CountryCode, node: SchemaNode) => SchemaNode
> = {
  mobile: ({ mobile }, code) => ({
    phone: { country: code, kind: 'mobile' },
    patternErrorMessage: say('country.mobile', { start: mobileStart(mobile) }),
    examples: [mobile],
  }),
  landline: ({ landline }, code) => ({
    phone: { country: code, kind: 'landline' },
    patternErrorMessage: say('country.landline', { start: callingCode(landline) }),
    examples: [landline],
  }),
  phone: ({ mobile }, code) => ({
    phone: { country: code },
    patternErrorMessage: say('country.phone', { start: callingCode(mobile) }),
    examples: [mobile],
  }),
  postalCode: ({ postalCode: { form, example } }) => ({
    pattern: form.source,
    patternErrorMessage: say('country.postal-code', { context: figuresOf(example) }),
    examples: [example],
  }),
  timeZone: ({ timeZone }) => ({ examples: [timeZone] }),
  currency: ({ currency }) => ({ examples: [currency] }),
  latitude: ({ box }, _code, node) => between(box.south, box.north, node),
  longitude: ({ box }, _code, node) => between(box.west, box.east, node),
}
