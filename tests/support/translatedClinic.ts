import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { clinicDir } from '../../scripts/build/paths.ts'
import type { FurtherLanguage } from '../../src/content/translation/translated.ts'
import type { PrivacyFile } from '../../src/content/types.gen.ts'
import { clinicFiles, translateClinic } from './translations.ts'

/** A copy of the fixture clinic, translated into `languages` with marked texts; removed after the test. */
export function translatedClinic(
  languages: FurtherLanguage[],
  change?: (notice: PrivacyFile) => void,
) {
  const root = mkdtempSync(join(tmpdir(), 'mercan-languages-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['content', 'locales'])
    cpSync(join(clinicDir, folder), join(root, folder), { recursive: true })
  const files = clinicFiles(root)
  if (change) files.edit('content/privacy.json', change)
  translateClinic(root, languages)
  return { root, ...files }
}
