import { referenceTexts, suppliedTexts } from '../content/texts/engineTexts.ts'
import { fieldPath } from '../content/translation/fields.ts'
import { valuesByPath } from '../shared/json.ts'
import { languages } from './languages.gen.ts'
import { utf8 } from './media/bytes.ts'
import { baseOf, currentLanguage } from './messages.ts'
import { contractOf, type LocaleContract } from './placeholders.ts'
import { contractFor } from './plurals.ts'
import { schemaIn } from './schema/country.ts'
import { withFieldWords } from './schema/fieldWords.ts'
import { type SchemaNode, schemaAt } from './schema/node.ts'
import { writtenSchema } from './schema/writtenSchema.ts'
import own from './schemas.gen.json'
import type { Place } from './siteLocation.ts'
import type { Doc, FileTree, Leaf } from './types.ts'

/** The schemas of all content files, without words. */
export const schemas = own as unknown as Record<string, SchemaNode>

/** Required content files, without extension. */
export const contentNames: readonly string[] = Object.keys(schemas)

/** Namespace → key → variables; its namespaces are the locale files. */
export const localeContracts: Record<string, LocaleContract> = Object.fromEntries(
  Object.entries(referenceTexts()).map(([name, texts]) => [name, contractOf(texts)]),
)

/** The keys of a locale file that a clinic has to write, because the engine has no text for them. */
export function owedTexts(name: string, language: string): string[] {
  const supplied = valuesByPath(suppliedTexts(language, name))
  const contract = contractFor(localeContracts[name] ?? {}, language)
  return Object.keys(contract).filter((key) => !supplied.has(key))
}

/** The schema of a content file, in the current language and with the place filled in. */
export function schemaFor(name: string, place: Place = {}): SchemaNode {
  const key = `${name} ${place.country} ${place.currency} ${currentLanguage()}`
  const filled = known.get(key) ?? schemaIn(place, withFieldWords(name, schemas[name] ?? {}))
  known.set(key, filled)
  return filled
}

/** Schemas by name, place and language. */
const known = new Map<string, SchemaNode>()

/** Whether a text may have bold words and links; a translation may where its field may. */
export function isRich({ path, schema }: Leaf, { role }: Doc): boolean {
  const content = /^content\/(.+)/.exec(role.name)?.[1]
  if (role.kind !== 'translation' || content === undefined) return schema?.rich === true
  const keys = fieldPath(content, String(path[0]))?.split('.') ?? []
  return (
    schemaAt(
      schemas[content],
      keys.map((key) => (key === '*' ? 0 : key)),
    )?.rich === true
  )
}

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
  try {
    const text = JSON.stringify(JSON.parse(utf8(tree.read(file))))
    // The current language is the likeliest.
    const likely = new Set([baseOf(currentLanguage()), ...Object.keys(languages)])
    return [...likely].some((language) => writtenText(name, language) === text)
  } catch {
    return false
  }
}

function writtenText(name: string, language: string): string {
  const key = `${name} ${language}`
  const text =
    written.get(key) ?? JSON.stringify(writtenSchema(name, schemas[name] ?? {}, language))
  written.set(key, text)
  return text
}

/** The texts of schemas by name and language. */
const written = new Map<string, string>()
