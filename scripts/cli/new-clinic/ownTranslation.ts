import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ClinicPlace, diskSource } from '../../../src/content/loading/read.ts'
import {
  contentTexts,
  localeTexts,
  type Text,
  withPlurals,
} from '../../../src/content/translation/texts.ts'
import { dictionaryIn, furtherLanguage } from '../../../src/content/translation/translated.ts'
import type { ClinicFile, ServicesFile } from '../../../src/content/types.gen.ts'

/**
 * Replaces the texts in a copy of a clinic by the clinic's own translations. Returns false if it
 * has none into the language.
 */
export function translateCopy(copy: string, from: ClinicPlace, language: string): boolean {
  const source = { ...diskSource(from), language }
  if (!furtherLanguage(source)) return false
  const translate = (kind: 'content' | 'locale', folder: string) => {
    for (const file of readdirSync(join(copy, folder)).filter((each) => each.endsWith('.json'))) {
      const name = basename(file, '.json')
      change(join(copy, folder, file), (written) => {
        const value = withPlurals(written, language)
        const texts = kind === 'content' ? contentTexts(name, value) : localeTexts(name, value)
        putWords(texts, dictionaryIn(source, kind, name, texts))
        return value
      })
    }
  }
  const optionsIn = (clinic: string): string[] => {
    const file = join(clinic, 'content', 'clinic.json')
    return (JSON.parse(readFileSync(file, 'utf8')) as ClinicFile).requestOptions
  }
  translate('content', 'content')
  const locale = join('locales', language)
  if (existsSync(join(copy, locale))) translate('locale', locale)
  const [before, after] = [optionsIn(from.clinicDir), optionsIn(copy)]
  change(join(copy, 'content', 'services.json'), (value) => {
    for (const service of (value as ServicesFile).services)
      if (service.request) service.request = after[before.indexOf(service.request)]
    return value
  })
  return true
}

function putWords(texts: readonly Text[], dictionary: ReturnType<typeof dictionaryIn>): void {
  for (const { key, text, replace } of texts) {
    const found = dictionary(key, text)
    if (found.state !== 'missing') replace(found.words)
  }
}

function change(file: string, edit: (value: object) => object): void {
  const value = edit(JSON.parse(readFileSync(file, 'utf8')) as object)
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}
