import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InsideForm } from '../../src/content/formsInside.ts'
import { type ClinicPlace, diskSource } from '../../src/content/loading/read.ts'
import { type Manifest, resolveMedia } from '../../src/content/media/resolveMedia.ts'
import { type LanguageData, languageData } from '../../src/content/pageData.ts'
import { type ContentSource, contentFrom } from '../../src/content/readFrom.ts'
import { publishedLanguages } from '../../src/content/translation/languages.ts'
import type { ContentFiles } from '../../src/content/types.gen.ts'
import { readPhone } from '../../src/shared/country/phone.ts'
import { glyphOf } from '../media/glyph.ts'
import { endpointOrigin } from './endpointOrigin.ts'
import { readSchema } from './paths.ts'

const inside: InsideForm = (phone, country) => readPhone(phone, country)?.national ?? phone

/** A clinic's language: its files with resolved media, and its data by page. */
export type Language = {
  source: ContentSource
  content<Name extends keyof ContentFiles>(name: Name): ContentFiles[Name]
  data: LanguageData
}

/** The published languages of a clinic, its own first. */
export function openLanguages(place: ClinicPlace, manifest: Manifest): Language[] {
  const source = { ...diskSource(place), states: new Map() }
  const mediaDir = mediaDirOf(place)
  return publishedLanguages(source).map((language) =>
    openLanguage({ ...source, language }, mediaDir, manifest),
  )
}

/** The language of a source; `manifest`: the built media of `mediaDir`. */
export function openLanguage(
  source: ContentSource,
  mediaDir: string,
  manifest: Manifest,
): Language {
  const glyph = (file: string) => glyphOf(readFileSync(join(mediaDir, file)))
  const content = <Name extends keyof ContentFiles>(name: Name) =>
    resolveMedia(contentFrom(source, name), readSchema(name), {
      manifest,
      glyph,
    }) as ContentFiles[Name]
  return {
    source,
    content,
    data: languageData({ source, content, apiHost: endpointOrigin(), inside }),
  }
}

const mediaDirOf = ({ clinicDir }: ClinicPlace) => join(clinicDir, 'content', 'media')
