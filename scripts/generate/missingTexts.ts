import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { diskSource } from '../../src/content/loading/read.ts'
import { siteLanguage } from '../../src/content/loading/readJson.ts'
import { languageState } from '../../src/content/translation/languageState.ts'
import { furtherLanguages, translationPath } from '../../src/content/translation/translated.ts'
import { valuesByPath } from '../../src/shared/json.ts'
import { memberAt } from '../../src/validation/jsonPath.ts'
import { languages } from '../../src/validation/languages.gen.ts'
import { fieldWords, gapsOf, MESSAGE_FILES } from '../../src/validation/messages.ts'
import type { LocaleContract } from '../../src/validation/placeholders.ts'
import { contractFor } from '../../src/validation/plurals.ts'
import { nodesOf } from '../../src/validation/schema/fieldWords.ts'
import type { SchemaNode } from '../../src/validation/schema/node.ts'
import { fixtureClinics, root } from '../publish/paths.ts'
import { readJson } from './sources.ts'

/** A text that a file lacks: the file's path and the text's key. */
export type MissingText = { file: string; key: string }

/** Keys of the locale contract that a clinic's own locale files lack. */
export function missingLocaleKeys(
  clinic: string,
  contracts: Record<string, LocaleContract>,
): MissingText[] {
  const language = siteLanguage(clinic)
  return Object.entries(contracts).flatMap(([name, contract]) => {
    const file = join(clinic, 'locales', language, `${name}.json`)
    const present = existsSync(file) ? valuesByPath(readJson(file)) : new Map()
    return Object.keys(contractFor(contract, language))
      .filter((key) => !present.has(key))
      .map((key) => ({ file, key }))
  })
}

/**
 * The locale files, by path, of fixture clinics in the project's language: their own texts, and the
 * project's where they have none. So a new text is written once.
 */
export function fixtureLocales(): [file: string, text: string][] {
  const language = siteLanguage(root)
  const folder = join(root, 'locales', language)
  return fixtureClinics()
    .filter((clinic) => siteLanguage(clinic) === language)
    .flatMap((clinic) =>
      readdirSync(folder).map((name): [string, string] => {
        const file = join(clinic, 'locales', language, name)
        const own = existsSync(file) ? readJson(file) : {}
        const texts = withNewTexts(own, readJson(join(folder, name)))
        return [file, `${JSON.stringify(texts, null, 2)}\n`]
      }),
    )
}

/** A clinic's texts with the keys of `source`: its own text for a key, else that of `source`. */
export function withNewTexts(own: unknown, source: unknown): unknown {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return own ?? source
  return Object.fromEntries(
    Object.entries(source).map(([key, part]) => [key, withNewTexts(memberAt(own, key), part)]),
  )
}

/** Texts of a clinic's translations that are missing, for each of its further languages. */
export function missingTranslations(clinicDir: string): MissingText[] {
  const source = (language: string) => diskSource({ clinicDir, language })
  return furtherLanguages(source(siteLanguage(clinicDir))).flatMap(({ code }) =>
    languageState(source(code))
      .texts.filter(({ state }) => state === 'missing')
      .map(({ kind, name, key }) => ({
        file: join(clinicDir, translationPath(code, kind, name)),
        key,
      })),
  )
}

const validation = join(root, 'src/validation')

/** Messages and field texts that the validator lacks in its languages; the schemas hold the Turkish ones. */
export function missingMessages(
  schemas: readonly { name: string; schema: SchemaNode }[],
): MissingText[] {
  return Object.keys(languages).flatMap((language) => {
    const messages = gapsOf(language, MESSAGE_FILES).flatMap(({ file, names }) =>
      names.map((key) => ({ file: join(validation, 'languages', language, file), key })),
    )
    const fields = schemas.flatMap(({ name, schema }) =>
      missingFieldTexts(name, schema, language).map((key) => ({
        file: join(validation, 'fields', `${name}.json`),
        key: `${language} ${key}`,
      })),
    )
    return [...messages, ...fields]
  })
}

/** The fields whose texts a language lacks, as `path: title, description`. */
function missingFieldTexts(name: string, schema: SchemaNode, language: string): string[] {
  if (fieldWords(name, language) === undefined) return []
  const texts: Record<string, object> = { ...languages[language]?.[`fields/${name}.json`] }
  return [...nodesOf(schema)].flatMap(([path, node]) => {
    const own = { ...texts[path.replace(/[^.]+$/, '*')], ...texts[path] }
    const parts = textsNeeded(node).filter(
      (part) => Object.hasOwn(node, part) && !Object.hasOwn(own, part),
    )
    return parts.length > 0 ? [`${path}: ${parts.join(', ')}`] : []
  })
}

/** The texts that a field needs in every language. */
function textsNeeded(node: SchemaNode): string[] {
  return [
    'title',
    'description',
    ...(node.pattern ? ['patternErrorMessage'] : []),
    ...(node.enum ? ['enumDescriptions'] : []),
    ...(node.translate ? ['examples'] : []),
  ]
}

/** One line per file with its missing keys; paths are relative to the project. */
export function missingTextsReport(missing: readonly MissingText[]): string {
  const files = new Map<string, string[]>()
  for (const { file, key } of missing) {
    const path = relative(root, file).replaceAll('\\', '/')
    files.set(path, [...(files.get(path) ?? []), `"${key}"`])
  }
  return [...files].map(([file, keys]) => `${file} lacks ${keys.join(', ')}`).join('\n')
}
