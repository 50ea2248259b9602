import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { clinicDir } from '../../scripts/build/places.ts'
import fields from '../../src/content/translation/fields.gen.json' with { type: 'json' }
import { namespaces } from '../../src/content/translation/needs.ts'
import { contentTexts, localeTexts, type Text } from '../../src/content/translation/texts.ts'
import { type FurtherLanguage, translationPath } from '../../src/content/translation/translated.ts'
import type { PrivacyFile } from '../../src/content/types.gen.ts'

type Entries = Record<string, Record<string, string>>

/** The words of a text in a language nobody speaks; an address stays one. */
const saidIn = (language: string, text: string) =>
  text.startsWith('/') ? `/${language}-${text.length}` : `${language} ${text}`

/**
 * A copy of the fixture clinic with every text translated into `languages`, in words that
 * say which language they are of; `change` is made to its privacy notice first. Gone when
 * the test is.
 */
export function translatedClinic(
  languages: FurtherLanguage[],
  change?: (notice: PrivacyFile) => void,
) {
  const root = mkdtempSync(join(tmpdir(), 'mercan-languages-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['content', 'locales'])
    cpSync(join(clinicDir, folder), join(root, folder), { recursive: true })
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const write = (file: string, value: unknown) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`)
  }
  const edit = <Value>(file: string, change: (value: Value) => void) => {
    const value = read(file)
    change(value)
    write(file, value)
  }
  if (change) edit('content/privacy.json', change)
  edit('content/site.json', (site: object) => Object.assign(site, { languages }))
  for (const { code } of languages) {
    const entriesOf = (texts: readonly Text[]): Entries =>
      Object.fromEntries(
        texts.map(({ key, text }) => [key, { tr: text, [code]: saidIn(code, text) }]),
      )
    for (const name of Object.keys(fields))
      write(
        translationPath(code, 'content', name),
        entriesOf(contentTexts(name, read(`content/${name}.json`))),
      )
    for (const name of namespaces)
      write(
        translationPath(code, 'locale', name),
        entriesOf(localeTexts(name, read(`locales/tr/${name}.json`), code)),
      )
  }
  return { root, read, write, edit }
}
