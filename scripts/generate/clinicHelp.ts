import { withFieldWords } from '../../src/validation/schema/fieldWords.ts'
import { root } from '../build/paths.ts'
import { editorsGuide, guideTemplate } from './guide/editorsGuide.ts'
import { localeFiles, schemaSources } from './sources.ts'

/**
 * Help for a clinic's editors by path in the clinic's folder: the guide and the schemas in their
 * language.
 */
export function clinicHelp(clinic: string, language: string): Record<string, string> {
  const known = made.get(language) ?? helpIn(clinic, language)
  made.set(language, known)
  return known
}

/** Cached: the same for all clinics of a language. */
const made = new Map<string, Record<string, string>>()

function helpIn(clinic: string, language: string): Record<string, string> {
  const schemas = schemaSources()
  const locales = localeFiles(clinic, language)
  const sources = { language, project: root, schemas, locales }
  return {
    'content/README.md': editorsGuide(guideTemplate(language), sources),
    ...Object.fromEntries(
      schemas.map(({ name, schema }) => [
        `content/schemas/${name}.schema.json`,
        `${JSON.stringify(withFieldWords(name, schema, language), null, 2)}\n`,
      ]),
    ),
  }
}
