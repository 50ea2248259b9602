import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fields from '../src/content/translation/fields.gen.json' with { type: 'json' }
import { namespaces } from '../src/content/translation/needs.ts'
import { contentTexts, localeTexts, type Text } from '../src/content/translation/texts.ts'
import { translationPath } from '../src/content/translation/translated.ts'

type Entries = Record<string, Record<string, string>>

/** The words of a text in a language nobody speaks; an address stays one. */
const saidIn = (language: string, text: string) =>
  text.startsWith('/') ? `/${language}-${text.length}` : `${language} ${text}`

/** Gives the clinic in `root` these languages, with every text translated in words that say which they are of. */
export function translate(root: string, languages: { code: string; abroad: boolean }[]) {
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
  return { read, write, edit }
}
