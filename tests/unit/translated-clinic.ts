import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { clinicDir } from '../../scripts/build/places.ts'
import { translate } from '../translate.ts'

/**
 * A copy of the fixture clinic with every text translated into `languages`, in words that
 * say which language they are of. Gone when the test is.
 */
export function translatedClinic(languages: { code: string; abroad: boolean }[]) {
  const root = mkdtempSync(join(tmpdir(), 'mercan-languages-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['content', 'locales'])
    cpSync(join(clinicDir, folder), join(root, folder), { recursive: true })
  return { root, ...translate(root, languages) }
}
