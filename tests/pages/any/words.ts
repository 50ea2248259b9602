import { clinicDir } from '../../../scripts/publish/paths.ts'
import { readSites } from '../../../src/content/loading/read.ts'

export const { language, texts } = readSites(clinicDir).own

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
  visit(texts)
  return found
}

/** The hint that a link opens a new tab. */
export const newTabWords = textsUnder('newTab')
