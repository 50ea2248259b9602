import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fields from '../../src/content/translation/fields.gen.json' with { type: 'json' }
import { namespaces } from '../../src/content/translation/needs.ts'
import {
  contentTexts,
  localeTexts,
  type Text,
  withPlurals,
} from '../../src/content/translation/texts.ts'
import { type FurtherLanguage, translationPath } from '../../src/content/translation/translated.ts'
import { directionOf } from '../../src/content/translation/writing.ts'
import { slugOf } from '../../src/shared/formats/searchText.ts'
import { writeFiles } from './folders.ts'
import { writeWholeTexts } from './wholeTexts.ts'

const LATIN = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz'
const ARABIC = 'ابجشدهفغغحييجكلمنووبقرسشتووفوخيز'

/** Transliterates a text; placeholders and tags stay. */
const inArabicLetters = (text: string) =>
  text
    .split(/(\{\{[^}]*\}\}|<[^>]*>)/)
    .map((part, place) => (place % 2 === 1 ? part : transliterated(part)))
    .join('')

const transliterated = (text: string) =>
  [...text.toLocaleLowerCase('tr')]
    .map((letter) => ARABIC[LATIN.indexOf(letter)] ?? letter)
    .join('')

/** A text marked with a language's code, or transliterated for right-to-left ones; paths stay paths. */
export function saidIn(language: string, text: string): string {
  if (text.startsWith('/')) return `/${language}-${slugOf(text.slice(1))}`
  return directionOf(language) === 'rtl' ? inArabicLetters(text) : `${language} ${text}`
}

/** Reads and writes the JSON files of a clinic below `root`. */
export function clinicFiles(root: string) {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const write = (file: string, value: unknown) =>
    writeFiles(root, { [file]: `${JSON.stringify(value, null, 2)}\n` })
  const edit = <Value>(file: string, change: (value: Value) => void) => {
    const value = read(file)
    change(value)
    write(file, value)
  }
  return { read, write, edit }
}

/** Adds `languages` to the Turkish clinic below `root` and translates every text. */
export function translateClinic(root: string, languages: readonly FurtherLanguage[]): void {
  writeWholeTexts(root)
  const { read, write, edit } = clinicFiles(root)
  edit('content/site.json', (site: object) => Object.assign(site, { languages }))
  for (const { code } of languages) {
    const entriesOf = (texts: readonly Text[]) =>
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
        entriesOf(localeTexts(name, withPlurals(read(`locales/tr/${name}.json`), code))),
      )
  }
}
