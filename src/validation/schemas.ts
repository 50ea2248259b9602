import contracts from './locale-contract.gen.json'
import { utf8 } from './media/bytes.ts'
import { currentLanguage } from './messages.ts'
import type { LocaleContract } from './placeholders.ts'
import { schemaIn } from './schema/country.ts'
import { withFieldWords } from './schema/fieldWords.ts'
import type { SchemaNode } from './schema/node.ts'
import known from './schemas.gen.json'
import { type Place, siteLocation } from './siteLocation.ts'
import type { FileTree } from './types.ts'

const schemas = known as unknown as Record<string, SchemaNode>

/** Required content files, without extension. */
export const contentNames: readonly string[] = Object.keys(schemas)

/** Namespace → key → variables; its namespaces are the required locale files. */
export const localeContracts: Record<string, LocaleContract> = contracts

type SchemaLookup = SchemaNode | 'missing' | 'changed'

/**
 * The schema of a content file, in the current language and with the place filled in. A site's
 * own copy, for its editors' tools, must equal the built-in one; it is never used.
 */
export function schemaFor(tree: FileTree, name: string, place: Place = {}): SchemaLookup {
  const schema = schemas[name]
  const file = `content/schemas/${name}.schema.json`
  if (schema === undefined) return 'missing'
  if (tree.has('content/schemas')) {
    if (!tree.has(file)) return 'missing'
    const reworded = () => withFieldWords(name, schema, siteLocation(tree).language)
    if (!isWritten(tree, file, schema) && !isWritten(tree, file, reworded())) return 'changed'
  }
  const key = `${name} ${place.country} ${place.currency} ${currentLanguage()}`
  const filled = approved.get(key) ?? schemaIn(place, withFieldWords(name, schema))
  approved.set(key, filled)
  return filled
}

/** Compares parsed JSON, so that line endings and indentation do not matter. */
function isWritten(tree: FileTree, file: string, schema: SchemaNode): boolean {
  try {
    return JSON.stringify(JSON.parse(utf8(tree.read(file)))) === JSON.stringify(schema)
  } catch {
    return false
  }
}

/** Schemas by name, place and language. */
const approved = new Map<string, SchemaNode>()
