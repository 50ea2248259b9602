import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentSource, contentFrom, localeFrom, siteMapFrom } from '../readFrom.ts'
import type { SiteMap } from '../siteMap.ts'
import type { ContentFiles, ThemeFile } from '../types.gen.ts'
import { readUnchecked } from './readJson.ts'

/** A clinic's folder and the language to read it in. */
export type ClinicPlace = { clinicDir: string; language: string }

export const diskSource = ({ clinicDir, language }: ClinicPlace): ContentSource => ({
  language,
  has: (file) => existsSync(join(clinicDir, file)),
  json: (file) => readUnchecked(join(clinicDir, file)),
})

/** A content file; media references stay file names. Throws an Error with the file's name. */
export const readContent = <Name extends keyof ContentFiles>(
  place: ClinicPlace,
  name: Name,
): ContentFiles[Name] => contentFrom(diskSource(place), name)

/** The theme, equal in every language. */
export const readTheme = (clinicDir: string): ThemeFile =>
  readUnchecked(join(clinicDir, 'content', 'theme.json')) as ThemeFile

/** A locale file. Throws an Error with the file's name if it cannot be read. */
export const readLocale = <Strings>(place: ClinicPlace, name: string): Strings =>
  localeFrom(diskSource(place), name)

export const readSiteMap = (place: ClinicPlace): SiteMap =>
  siteMapFrom({ ...diskSource(place), states: new Map() })
