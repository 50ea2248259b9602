import type { CountryCode } from '../../shared/country/countries.ts'
import type { PhoneKind } from '../../shared/country/phone.ts'
import type { Path } from '../types.ts'
import type { CountryForm } from './country.ts'

/** A telephone number of a country; of either kind where none is named. */
export type PhoneForm = { country: CountryCode; kind?: PhoneKind }

/** The keywords of draft-07 and of our own that the schemas use. */
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
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  definitions?: Record<string, SchemaNode>
  /** Format that depends on the clinic's country; filled in by `schemaIn`. */
  country?: CountryForm
  phone?: PhoneForm
  /** What its figures count: the clinic's currency. */
  unit?: 'currency'
  /** The property that names a record to people. */
  labelledBy?: string
  /** The value names a file in content/media of this kind. */
  media?: 'photo' | 'icon' | 'glyph' | 'logo' | 'video' | 'font'
  /** Width to height in which such a picture is shown: `3:2`. */
  ratio?: string
  /** The value is the code of a record: the file and the lists in it, `prices.categories.rows`. */
  refersTo?: string
  /** A text that patients read: other languages have their own words for it. */
  translate?: true
}

const DEFINITION = '#/definitions/'

/** Follows a reference inside the same schema. */
export function resolve(root: SchemaNode, node: SchemaNode): SchemaNode {
  if (!node.$ref?.startsWith(DEFINITION)) return node
  return root.definitions?.[node.$ref.slice(DEFINITION.length)] ?? node
}

/** The schema of a member; undefined if unknown. */
export function memberOf(
  root: SchemaNode,
  node: SchemaNode,
  key: string | number,
): SchemaNode | undefined {
  const member = typeof key === 'number' ? node.items : node.properties?.[key]
  return member && resolve(root, member)
}

export function schemaAt(root: SchemaNode, path: Path): SchemaNode | undefined {
  let node: SchemaNode | undefined = root
  for (const key of path) node = node && memberOf(root, node, key)
  return node
}

/** A field's title, else its key. */
export function titleAt(root: SchemaNode | undefined, path: Path): string {
  return (root && schemaAt(root, path)?.title) ?? String(path.at(-1) ?? '')
}
