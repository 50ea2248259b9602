import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spokenLanguage } from './language.ts'
import type { LocaleContract } from './placeholders.ts'
import { schemaIn } from './schema/country.ts'
import { inSpokenWords } from './schema/fieldWords.ts'
import { fingerprintOf } from './schema/fingerprint.ts'
import type { SchemaNode } from './schema/node.ts'

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

/**
 * The schema of a content file. A folder that brings its own schemas is read with them,
 * but only with the very ones the site was built for: a deleted or loosened one is
 * reported, never used. A folder without any is read with the project's. Its words are
 * those of the language that is spoken; what the clinic's country decides is filled in.
 */
export function schemaFor(root: string, name: string, country?: unknown): SchemaVerdict {
  const own = join(root, 'content', 'schemas')
  const folder = existsSync(own) ? own : join(import.meta.dirname, '..', '..', 'content', 'schemas')
  const file = join(folder, `${name}.schema.json`)
  if (!existsSync(file)) return 'missing'
  try {
    const schema: SchemaNode = JSON.parse(readFileSync(file, 'utf8'))
    if (fingerprintOf(schema) !== schemaLock[name]) return 'changed'
    const key = `${name} ${country} ${spokenLanguage()}`
    const known = approved.get(key) ?? schemaIn(country, inSpokenWords(name, schema))
    approved.set(key, known)
    return known
  } catch {
    return 'changed'
  }
}

/** Equal by fingerprint, so the first one read serves all: each is compiled once a language. */
const approved = new Map<string, SchemaNode>()

function readGenerated(file: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
}
