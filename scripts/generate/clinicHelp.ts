import { root } from '../build/places.ts'
import { inSpokenWords } from '../check/schema/fieldWords.ts'
import { editorsGuide, guideTemplate } from './guide/editorsGuide.ts'
import { localeFiles, schemaSources } from './sources.ts'

/**
 * What helps a clinic's editors while they write, by its place in the clinic's folder:
 * the guide in their language and, for their tools, the schemas in its words.
 */
export function clinicHelp(clinic: string, language: string): Record<string, string> {
  const known = made.get(language) ?? helpIn(clinic, language)
  made.set(language, known)
  return known
}

/** Of all clinics in a language it is the same: what their texts promise is the engine's. */
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
        `${JSON.stringify(inSpokenWords(name, schema, language), null, 2)}\n`,
      ]),
    ),
  }
}
