import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clinicDir, siteLocale } from '../../scripts/build/paths.ts'

/** The editor's texts in the clinic's language. */
export const words: typeof import('virtual:locale/editor').default = JSON.parse(
  readFileSync(join(clinicDir, 'locales', siteLocale(), 'editor.json'), 'utf8'),
)
