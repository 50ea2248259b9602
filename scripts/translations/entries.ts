import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diskSource } from '../../src/content/read.ts'
import { languageState, type TextState } from '../../src/content/translation/languageState.ts'
import { ownLanguage, translationPath } from '../../src/content/translation/translated.ts'

/** What a translation is made of in a list: `content/services:services.implant.title`. */
export const contextOf = ({ kind, name, key }: TextState): string =>
  `${kind === 'content' ? 'content/' : ''}${name}:${key}`

/** Every text of the clinic in `clinicDir` with its state in a language. */
export function textsOf(clinicDir: string, language: string) {
  const own = ownLanguage(diskSource({ clinicDir, language }))
  const state = languageState(diskSource({ clinicDir, language }))
  return { own, ...state }
}

/** Words for a text, and what they were translated from. */
export type Words = { from: string; words: string }

/**
 * Writes a language's files of translations anew, in the order of the clinic's own files:
 * what `given` has for a text, else what stood there. Entries of texts that are gone go.
 */
export function writeTranslations(
  clinicDir: string,
  language: string,
  given: ReadonlyMap<string, Words>,
): void {
  const { own, texts } = textsOf(clinicDir, language)
  const files = new Map<string, TextState[]>()
  for (const text of texts) {
    const file = translationPath(language, text.kind, text.name)
    files.set(file, [...(files.get(file) ?? []), text])
  }
  for (const [file, all] of files) {
    const entries = all.flatMap((text) => {
      const kept = text.words !== undefined && { from: text.from ?? '', words: text.words }
      const { from, words } = given.get(contextOf(text)) ?? (kept || { from: '', words: '' })
      return words === '' ? [] : [[text.key, { [own]: from, [language]: words }]]
    })
    const path = join(clinicDir, file)
    const written = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
    if (existsSync(path) && readFileSync(path, 'utf8') === written) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, written)
  }
}
