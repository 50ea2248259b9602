import { onTestFinished } from 'vitest'
import { clinicDir } from '../../scripts/publish/paths.ts'
import type { FurtherLanguage } from '../../src/content/translation/translated.ts'
import type { PrivacyFile } from '../../src/content/types.gen.ts'
import { copyParts, removeFolder, temporaryFolder } from './folders.ts'
import { clinicFiles, translateClinic } from './translations.ts'

/** A copy of the fixture clinic, translated into `languages` with marked texts; removed after the test. */
export function translatedClinic(
  languages: FurtherLanguage[],
  change?: (notice: PrivacyFile) => void,
) {
  const root = temporaryFolder('languages')
  onTestFinished(() => removeFolder(root))
  copyParts(clinicDir, root, ['content', 'locales'])
  const files = clinicFiles(root)
  if (change) files.edit('content/privacy.json', change)
  translateClinic(root, languages)
  return { root, ...files }
}
