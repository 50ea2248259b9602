import { clinicDir, siteLocale } from '../../scripts/publish/paths.ts'
import { engineTexts } from '../../src/content/texts/texts.gen.ts'
import type { DraftSite } from '../../src/editor/contract/preview.ts'
import { siteFilesOf } from '../../src/editor/server/siteFiles.ts'
import { formsOf } from '../../src/editor/worker/forms.ts'
import { folderTree } from '../../src/validation/node/folderTree.ts'

/** The site of an editor without changes. */
export function unchangedDraft(): DraftSite {
  const tree = folderTree(clinicDir)
  const language = siteLocale()
  const { texts } = siteFilesOf(tree, '')
  return { language, texts, engine: engineTexts, forms: formsOf(tree, language), pictures: {} }
}
