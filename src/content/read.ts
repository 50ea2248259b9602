import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ContentSource,
  contentFrom,
  contentPath,
  localeFrom,
  localePath,
  siteMapFrom,
} from './readFrom.ts'
import type { SiteMap } from './siteMap.ts'
import type { ContentFiles, ThemeFile } from './types.gen.ts'

/** A clinic's folder, with `content/` and `locales/`, and the language it is read in. */
export type ClinicPlace = { clinicDir: string; language: string }

/** The clinic's files on the disk. */
export const diskSource = ({ clinicDir, language }: ClinicPlace): ContentSource => ({
  language,
  has: (file) => existsSync(join(clinicDir, file)),
  json: (file) => readJson(join(clinicDir, file)),
})

/** The file of a content name (`clinic`). */
export const contentFile = (place: ClinicPlace, name: string): string =>
  join(place.clinicDir, contentPath(name))

/** The file of a language's texts. */
export const localeFile = (place: ClinicPlace, name: string): string =>
  join(place.clinicDir, localePath(place, name))

/**
 * A content file as the clinic has written it; the placeholders of the pages'
 * texts are filled. Pictures are names of files here: only the build resolves
 * them. The gate has checked the file. Throws an Error that names it when it
 * cannot be read.
 */
export const readContent = <Name extends keyof ContentFiles>(
  place: ClinicPlace,
  name: Name,
): ContentFiles[Name] => contentFrom(diskSource(place), name)

/** The look of the clinic in `clinicDir`: the same in every language. */
export const readTheme = (clinicDir: string): ThemeFile =>
  readJson(join(clinicDir, 'content', 'theme.json')) as ThemeFile

/** The texts of one of a language's files. Throws an Error that names it when it cannot be read. */
export const readLocale = <Strings>(place: ClinicPlace, name: string): Strings =>
  localeFrom(diskSource(place), name)

/** The pages and menus the clinic publishes. */
export const readSiteMap = (place: ClinicPlace): SiteMap => siteMapFrom(diskSource(place))

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`)
  }
}
