import { languages } from './languages.gen.ts'
import contracts from './locale-contract.gen.json'
import { utf8 } from './media/bytes.ts'
import { currentLanguage } from './messages.ts'
import type { LocaleContract } from './placeholders.ts'
import { schemaIn } from './schema/country.ts'
import { withFieldWords } from './schema/fieldWords.ts'
import type { SchemaNode } from './schema/node.ts'
import { writtenSchema } from './schema/writtenSchema.ts'
import known from './schemas.gen.json'
import type { Place } from './siteLocation.ts'
import type { FileTree } from './types.ts'

/** The schemas of all content files, without words. */
export const schemas = known as unknown as Record<string, SchemaNode>

/** Required content files, without extension. */
export const contentNames: readonly string[] = Object.keys(schemas)

/** Namespace → key → variables; its namespaces are the required locale files. */
export const localeContracts: Record<string, LocaleContract> = contracts

type SchemaLookup = SchemaNode | 'missing' | 'changed'

/**
 * The schema of a content file, in the current language and with the place filled in. A site's
 * own copy, for its editors' tools, must equal the built-in one in some language; it is never used.
 */
export function schemaFor(tree: FileTree, name: string, place: Place = {}): SchemaLookup {
  const schema = schemas[name]
  const file = `content/schemas/${name}.schema.json`
  if (schema === undefined) return 'missing'
  if (tree.has('content/schemas')) {
    if (!tree.has(file)) return 'missing'
    if (!isWritten(tree, file, name, schema)) return 'changed'
  }
  const key = `${name} ${place.country} ${place.currency} ${currentLanguage()}`
  const filled = approved.get(key) ?? schemaIn(place, withFieldWords(name, schema))
  approved.set(key, filled)
  return filled
}

/** Whether a file is the schema in some language; its line endings and indentation do not matter. */
function isWritten(tree: FileTree, file: string, name: string, schema: SchemaNode): boolean {
  const own =
    written.get(name) ??
    Object.keys(languages).map((language) => JSON.stringify(writtenSchema(name, schema, language)))
  written.set(name, own)
  try {
    return own.includes(JSON.stringify(JSON.parse(utf8(tree.read(file)))))
  } catch {
    return false
  }
}

/** The texts of schemas in all languages, by name. */
const written = new Map<string, string[]>()

/** Schemas by name, place and language. */
const approved = new Map<string, SchemaNode>()
