import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clinicDir, siteLocale } from '../../scripts/publish/paths.ts'
import type { LocaleTexts } from '../../src/content/localeTexts.gen.ts'

/** The editor's texts in the clinic's language. */
export const words: LocaleTexts['editor'] = JSON.parse(
  readFileSync(join(clinicDir, 'locales', siteLocale(), 'editor.json'), 'utf8'),
)
