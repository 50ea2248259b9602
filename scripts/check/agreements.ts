import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spokenLanguage } from './language.ts'
import { placeIn } from './place.ts'
import type { LocaleContract } from './placeholders.ts'
import { schemaIn } from './schema/country.ts'
import { inSpokenWords } from './schema/fieldWords.ts'
import type { SchemaNode } from './schema/node.ts'
import { fingerprintOf } from './schema/rulebook.ts'

/** Content file → fingerprint of its schema. Also the list of the content files there must be. */
export const schemaLock: Record<string, string> = readGenerated('schema-lock.gen.json')

/** Namespace → key → variables, as the code uses them. Also the list of the locale files there must be. */
export const localeContracts: Record<string, LocaleContract> = readGenerated(
  'locale-contract.gen.json',
)

/** Kind of section → the content files and texts it reads; `frame` is what stands around every page. */
export const sectionFiles: Record<string, { content: string[]; locale: string[] }> =
  readGenerated('section-files.gen.json')

export type SchemaVerdict = SchemaNode | 'missing' | 'changed'

/** Where the engine's schemas are. */
const ENGINE = join(import.meta.dirname, '..', '..', 'content', 'schemas')

/**
 * The schema of a content file. A folder that brings its own schemas, which its editors'
 * tools show, is read only with the very ones the site was built for, in the engine's
 * words or in those of the clinic's language: a deleted or loosened one is reported, never
 * used. A folder without any is read with the engine's. Its words are those of the language
 * that is spoken; what the clinic's country decides is filled in.
 */
export function schemaFor(root: string, name: string, country?: unknown): SchemaVerdict {
  const own = join(root, 'content', 'schemas')
  const file = `${name}.schema.json`
  const folder = existsSync(own) ? own : ENGINE
  if (!existsSync(join(folder, file))) return 'missing'
  try {
    const written: SchemaNode = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const schema = isLocked(name, written) ? written : reworded(root, name, written)
    if (!schema) return 'changed'
    const key = `${name} ${country} ${spokenLanguage()}`
    const known = approved.get(key) ?? schemaIn(country, inSpokenWords(name, schema))
    approved.set(key, known)
    return known
  } catch {
    return 'changed'
  }
}

const isLocked = (name: string, schema: SchemaNode) => fingerprintOf(schema) === schemaLock[name]

/** The engine's schema, when this one differs from it in words alone, and these are the clinic's language's. */
function reworded(root: string, name: string, written: SchemaNode): SchemaNode | undefined {
  const schema: SchemaNode = JSON.parse(readFileSync(join(ENGINE, `${name}.schema.json`), 'utf8'))
  const words = inSpokenWords(name, schema, placeIn(root).language)
  const isSame = isLocked(name, schema) && fingerprintOf(words) === fingerprintOf(written)
  return isSame ? schema : undefined
}

/** Equal by fingerprint, so the first one read serves all: each is compiled once a language. */
const approved = new Map<string, SchemaNode>()

function readGenerated(file: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
}
