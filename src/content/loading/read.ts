import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { onceFor } from '../../shared/once.ts'
import { openSites } from '../site/openSites.ts'
import type { ClinicFiles, Sites } from '../site/site.ts'
import { withEngineTexts } from '../texts/engineTexts.ts'
import type { ContentSource } from '../translation/translated.ts'
import { readUnchecked } from './readJson.ts'

/** A clinic's folder and the language to read it in. */
export type ClinicPlace = { clinicDir: string; language: string }

export const diskSource = ({ clinicDir, language }: ClinicPlace): ContentSource => ({
  language,
  ...withEngineTexts(folderFiles(clinicDir)),
})

/** The files of a clinic's folder, each read once. */
export const folderFiles = (clinicDir: string): ClinicFiles => ({
  has: (file) => existsSync(join(clinicDir, file)),
  json: onceFor((file) => readUnchecked(join(clinicDir, file))),
})

/** The site in a clinic's folder; media references stay file names. */
export const readSites = (clinicDir: string): Sites =>
  openSites(folderFiles(clinicDir), { media: (_name, content) => content })
