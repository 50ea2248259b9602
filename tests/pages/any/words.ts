import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { siteLanguage } from '../../../src/content/loading/readJson.ts'

export const language = siteLanguage(clinicDir)
const folder = join(clinicDir, 'locales', language)

/** The texts of the clinic's language with a key, in any file. */
function textsUnder(key: string): string[] {
  const found: string[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) {
      if (name === key && typeof part === 'string') found.push(part)
      else visit(part)
    }
  }
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    visit(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  return found
}

/** The hint that a link opens a new tab. */
export const newTabWords = textsUnder('newTab')
