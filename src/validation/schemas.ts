import { languages } from './languages.gen.ts'
import contracts from './locale-contract.gen.json'
import { utf8 } from './media/bytes.ts'
import { currentLanguage } from './messages.ts'
import type { LocaleContract } from './placeholders.ts'
import { schemaIn } from './schema/country.ts'
import { withFieldWords } from './schema/fieldWords.ts'
import type { SchemaNode } from './schema/node.ts'
import { writtenSchema } from './schema/writtenSchema.ts'
import own from './schemas.gen.json'
import type { Place } from './siteLocation.ts'
import type { FileTree } from './types.ts'

/** The schemas of all content files, without words. */
export const schemas = own as unknown as Record<string, SchemaNode>

/** Required content files, without extension. */
export const contentNames: readonly string[] = Object.keys(schemas)

/** Namespace → key → variables; its namespaces are the required locale files. */
export const localeContracts: Record<string, LocaleContract> = contracts

/** The schema of a content file, in the current language and with the place filled in. */
export function schemaFor(name: string, place: Place = {}): SchemaNode {
  const key = `${name} ${place.country} ${place.currency} ${currentLanguage()}`
  const filled = known.get(key) ?? schemaIn(place, withFieldWords(name, schemas[name] ?? {}))
  known.set(key, filled)
  return filled
}

/** Schemas by name, place and language. */
const known = new Map<string, SchemaNode>()

/**
 * What is wrong with a site's own copy of a schema: it is for its editors' tools and equals the
 * built-in one in some language. A site without copies has no fault.
 */
export function copyFault(tree: FileTree, name: string): 'missing' | 'changed' | undefined {
  if (!tree.has('content/schemas')) return undefined
  const file = `content/schemas/${name}.schema.json`
  if (!tree.has(file)) return 'missing'
  return isWritten(tree, file, name) ? undefined : 'changed'
}

/** Whether a file is the schema in some language; its line endings and indentation do not matter. */
function isWritten(tree: FileTree, file: string, name: string): boolean {
  const own =
    written.get(name) ??
    Object.keys(languages).map((language) =>
      JSON.stringify(writtenSchema(name, schemas[name] ?? {}, language)),
    )
  written.set(name, own)
  try {
    return own.includes(JSON.stringify(JSON.parse(utf8(tree.read(file)))))
  } catch {
    return false
  }
}

/** The texts of schemas in all languages, by name. */
const written = new Map<string, string[]>()
