import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { diskSource } from '../../src/content/loading/read.ts'
import { siteLanguage } from '../../src/content/loading/readJson.ts'
import { languageState } from '../../src/content/translation/languageState.ts'
import { furtherLanguages, translationPath } from '../../src/content/translation/translated.ts'
import { valuesByPath } from '../../src/shared/json.ts'
import { memberAt } from '../../src/validation/jsonPath.ts'
import type { LocaleContract } from '../../src/validation/placeholders.ts'
import { contractFor } from '../../src/validation/plurals.ts'
import { fixtureClinics, root } from '../publish/paths.ts'
import type { Complaint } from './complaints.ts'
import { readJson } from './sources.ts'

/** Keys of the locale contract that a clinic's own locale files lack. */
export function missingLocaleKeys(
  clinic: string,
  contracts: Record<string, LocaleContract>,
): Complaint[] {
  const language = siteLanguage(clinic)
  return Object.entries(contracts).flatMap(([name, contract]) => {
    const file = join(clinic, 'locales', language, `${name}.json`)
    const present = existsSync(file) ? valuesByPath(readJson(file)) : new Map()
    return Object.keys(contractFor(contract, language))
      .filter((key) => !present.has(key))
      .map((key) => ({ file, problem: 'lacks', key }))
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
export function missingTranslations(clinicDir: string): Complaint[] {
  const source = (language: string) => diskSource({ clinicDir, language })
  return furtherLanguages(source(siteLanguage(clinicDir))).flatMap(({ code }) =>
    languageState(source(code))
      .texts.filter(({ state }) => state === 'missing')
      .map(({ kind, name, key }) => ({
        file: join(clinicDir, translationPath(code, kind, name)),
        problem: 'lacks' as const,
        key,
      })),
  )
}
