import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SiteMap, siteMapOf } from './siteMap.ts'
import type { ContentFiles, PagesFile, ThemeFile } from './types.gen.ts'

/** A clinic's folder, with `content/` and `locales/`, and the language it is read in. */
export type ClinicPlace = { clinicDir: string; language: string }

/**
 * The file a content name (`clinic`) stands for in a language: the one below
 * `locales/<language>/content/` where there is one, else the one in `content/`.
 */
export function contentFile({ clinicDir, language }: ClinicPlace, name: string): string {
  const overlay = join(clinicDir, 'locales', language, 'content', `${name}.json`)
  return existsSync(overlay) ? overlay : join(clinicDir, 'content', `${name}.json`)
}

/** The file of a language's texts. */
export const localeFile = ({ clinicDir, language }: ClinicPlace, name: string): string =>
  join(clinicDir, 'locales', language, `${name}.json`)

/**
 * A content file as the clinic has written it; the placeholders of the pages'
 * texts are filled. Pictures are names of files here: only the build resolves
 * them. The gate has checked the file. Throws an Error that names it when it
 * cannot be read.
 */
export function readContent<Name extends keyof ContentFiles>(
  place: ClinicPlace,
  name: Name,
): ContentFiles[Name] {
  const content = readJson(contentFile(place, name)) as ContentFiles[Name]
  if (name === 'pages') fillIn(place, content as PagesFile)
  return content
}

/** The look of the clinic in `clinicDir`: the same in every language. */
export const readTheme = (clinicDir: string): ThemeFile =>
  readJson(join(clinicDir, 'content', 'theme.json')) as ThemeFile

/** The texts of one of a language's files. Throws an Error that names it when it cannot be read. */
export const readLocale = <Strings>(place: ClinicPlace, name: string): Strings =>
  readJson(localeFile(place, name)) as Strings

/** The pages and menus the clinic publishes. */
export const readSiteMap = (place: ClinicPlace): SiteMap =>
  siteMapOf(readContent(place, 'pages'), readContent(place, 'clinic'))

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** What `{{site}}` and its like in the texts of pages stand for. */
function pageFacts(place: ClinicPlace): Record<string, string> {
  const { name, address } = readContent(place, 'clinic')
  const { siteName } = readLocale<{ siteName: string }>(place, 'common')
  const site = siteName.replace('{{clinic}}', () => name)
  return { site, clinic: name, district: address.district, city: address.city }
}

function fillIn(place: ClinicPlace, file: PagesFile): void {
  const facts = pageFacts(place)
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => facts[name] ?? slot)
  for (const page of file.pages) {
    page.title = fill(page.title)
    page.description = fill(page.description)
    if (page.heading) page.heading = fill(page.heading)
    if (page.intro) page.intro = fill(page.intro)
  }
}
