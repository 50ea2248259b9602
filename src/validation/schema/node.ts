import type { CountryCode } from '../../shared/country/countries.ts'
import type { PhoneKind } from '../../shared/country/phone.ts'

export type Path = readonly (string | number)[]

/** The kinds of values whose format depends on the country. */
export type CountryForm =
  | 'mobile'
  | 'landline'
  | 'phone'
  | 'postalCode'
  | 'timeZone'
  | 'currency'
  | 'latitude'
  | 'longitude'

/** A telephone number of a country; without `kind` mobile or landline. */
export type PhoneForm = { country: CountryCode; kind?: PhoneKind }

/** The schemas' keywords: of JSON Schema draft-07, and the validator's own. */
export type SchemaNode = {
  $ref?: string
  title?: string
  description?: string
  examples?: unknown[]
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  const?: unknown
  enum?: unknown[]
  enumDescriptions?: string[]
  defaultSnippets?: { label: string; body: unknown }[]
  format?: string
  pattern?: string
  patternErrorMessage?: string
  minimum?: number
  maximum?: number
  required?: string[]
  dependencies?: Record<string, string[]>
  uniqueItems?: boolean
  minItems?: number
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  definitions?: Record<string, SchemaNode>
  /** Format that depends on the clinic's country; filled in by `schemaIn`. */
  country?: CountryForm
  phone?: PhoneForm
  /** The unit of a number: the clinic's currency, or a span of time. */
  unit?: 'currency' | 'days' | 'minutes'
  /** The clinic's currency; filled in by `schemaIn`. */
  currency?: unknown
  /** The decimals of that currency; filled in by `schemaIn`. */
  decimals?: number
  /** The text that is shown where none is written. */
  default?: string
  /** The property that is a record's label. */
  labelledBy?: string
  /** Forms fold it, below the other fields of its record. */
  aside?: boolean
  /** A record that no page shows. */
  staffOnly?: boolean
  /** The value names a file in content/media of this kind. */
  media?: 'photo' | 'icon' | 'glyph' | 'logo' | 'video' | 'font'
  /** The aspect ratio of the displayed picture, width to height: `3:2`. */
  ratio?: string
  /** The value is the id of a record in this file and list: `prices.categories.rows`. */
  refersTo?: string
  /**
   * A text that visitors read, translated into further languages. Without translation its field or
   * record is omitted, unless it is shown in the clinic's own words (`keep`) or empty (`blank`).
   */
  translate?: true | 'keep' | 'blank'
  /** More letters break the card that shows the text. */
  longest?: number
  /** A text with `**bold**` and links, see `shared/formats/richText.ts`. */
  rich?: true
}

const DEFINITION = '#/definitions/'

type Schema = SchemaNode | undefined

/** Follows a reference inside the same schema. */
export function resolve(root: SchemaNode, node: SchemaNode): SchemaNode {
  if (!node.$ref?.startsWith(DEFINITION)) return node
  return root.definitions?.[node.$ref.slice(DEFINITION.length)] ?? node
}

/** The schema of a member; undefined if unknown. */
export function memberOf(root: Schema, node: Schema, key: string | number): Schema {
  const member = typeof key === 'number' ? node?.items : node?.properties?.[key]
  return root && member && resolve(root, member)
}

export const schemaAt = (root: Schema, path: Path): Schema =>
  path.reduce<Schema>((node, key) => memberOf(root, node, key), root)

/** A schema's nodes by their place: `services` is the file, `services.services[].title` a field. */
export function placesOf(name: string, schema: SchemaNode): Map<string, SchemaNode> {
  const nodes = new Map<string, SchemaNode>()
  const known = new Set<SchemaNode>()
  const visit = (place: string, written: SchemaNode) => {
    const node = resolve(schema, written)
    // A shared definition has one set of words.
    if (known.has(node)) return
    known.add(node)
    nodes.set(place, node)
    for (const [key, member] of Object.entries(node.properties ?? {}))
      visit(`${place}.${key}`, member)
    if (node.items) visit(`${place}[]`, node.items)
  }
  visit(name, schema)
  return nodes
}

/** A field's title, else its key. */
export const titleAt = (root: Schema, path: Path): string =>
  schemaAt(root, path)?.title ?? String(path.at(-1) ?? '')

/** The name of an option for editors; undefined for another value. */
export const optionTitle = (schema: Schema, option: unknown): string | undefined =>
  schema?.enumDescriptions?.[schema.enum?.indexOf(option) ?? -1]
