import { join } from 'node:path'
import { diskSource } from '../../src/content/loading/read.ts'
import { siteLanguage } from '../../src/content/loading/readJson.ts'
import { languageState } from '../../src/content/translation/languageState.ts'
import { furtherLanguages, translationPath } from '../../src/content/translation/translated.ts'
import type { Complaint } from './complaints.ts'

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
