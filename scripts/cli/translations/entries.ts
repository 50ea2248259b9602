import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diskSource } from '../../../src/content/loading/read.ts'
import {
  contextOf,
  translationFiles,
  type Words,
} from '../../../src/content/translation/entries.ts'
import { languageState } from '../../../src/content/translation/languageState.ts'
import type { LanguageState, TextId } from '../../../src/content/translation/texts.ts'
import { siteIn } from '../../../src/content/translation/translated.ts'

export const textsOf = (clinicDir: string, language: string): LanguageState =>
  languageState(diskSource({ clinicDir, language }))

const MOST = 5

/** The names of up to five texts, with an ellipsis if there are more. */
export function firstNames(texts: readonly TextId[]): string {
  const names = texts.map(contextOf)
  return names.length > MOST ? `${names.slice(0, MOST).join(', ')} …` : names.join(', ')
}

/** Writes a language's translation files, updated from `given`. */
export function writeTranslations(
  clinicDir: string,
  language: string,
  given: ReadonlyMap<string, Words>,
): void {
  const { profession, language: own } = siteIn(diskSource({ clinicDir, language }))
  const pair = { own, language, profession: profession?.type }
  const { texts } = textsOf(clinicDir, language)
  for (const [file, written] of translationFiles(pair, texts, given)) {
    const path = join(clinicDir, file)
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '{}\n'
    if (before === written) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, written)
  }
}
