import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clinicDir } from '../../scripts/build/places.ts'

/** What the editor's page says. */
export const words: typeof import('virtual:locale/editor').default = JSON.parse(
  readFileSync(join(clinicDir, 'locales/tr/editor.json'), 'utf8'),
)
