import { readSites } from '../../src/content/loading/read.ts'
import { writeFiles } from './folders.ts'

/** Writes every interface text of a clinic's own language into its folder. */
export function writeWholeTexts(root: string): void {
  const { language, texts } = readSites(root).own
  for (const [name, strings] of Object.entries(texts))
    writeFiles(root, {
      [`locales/${language}/${name}.json`]: `${JSON.stringify(strings, null, 2)}\n`,
    })
}
