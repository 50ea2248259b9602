import sections from '../../src/content/section-files.gen.json'
import { utf8 } from '../media/bytes.ts'
import { spokenLanguage } from './language.ts'
import contracts from './locale-contract.gen.json'
import { placeIn } from './place.ts'
import type { LocaleContract } from './placeholders.ts'
import { schemaIn } from './schema/country.ts'
import { inSpokenWords } from './schema/fieldWords.ts'
import type { SchemaNode } from './schema/node.ts'
import known from './schemas.gen.json'
import type { Tree } from './tree.ts'

const schemas = known as unknown as Record<string, SchemaNode>

/** The content files there must be, without their ending. */
export const contentNames: readonly string[] = Object.keys(schemas)

/** Namespace → key → variables, as the code uses them. Also the list of the locale files there must be. */
export const localeContracts: Record<string, LocaleContract> = contracts

/** Kind of section → the content files and texts it reads; `frame` is what stands around every page. */
export const sectionFiles: Record<string, { content: string[]; locale: string[] }> = sections

export type SchemaVerdict = SchemaNode | 'missing' | 'changed'

/**
 * The schema of a content file. A site that brings its own schemas, which its editors'
 * tools show, must bring the very ones the gate was made with, in the engine's words or in
 * those of the clinic's language: a deleted or loosened one is reported, never used. Its
 * words are those of the language that is spoken; what the clinic's country decides is
 * filled in.
 */
export function schemaFor(tree: Tree, name: string, country?: unknown): SchemaVerdict {
  const schema = schemas[name]
  const file = `content/schemas/${name}.schema.json`
  if (schema === undefined) return 'missing'
  if (tree.has('content/schemas')) {
    if (!tree.has(file)) return 'missing'
    const reworded = () => inSpokenWords(name, schema, placeIn(tree).language)
    if (!isWritten(tree, file, schema) && !isWritten(tree, file, reworded())) return 'changed'
  }
  const key = `${name} ${country} ${spokenLanguage()}`
  const filled = approved.get(key) ?? schemaIn(country, inSpokenWords(name, schema))
  approved.set(key, filled)
  return filled
}

/** True for a file with this schema, blind to line endings and indentation. */
function isWritten(tree: Tree, file: string, schema: SchemaNode): boolean {
  try {
    return JSON.stringify(JSON.parse(utf8(tree.read(file)))) === JSON.stringify(schema)
  } catch {
    return false
  }
}

/** Filled in once a country and language. */
const approved = new Map<string, SchemaNode>()
