import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openSites } from '../site/openSites.ts'
import type { ClinicFiles, Sites } from '../site/site.ts'
import { withEngineTexts } from '../texts/engineTexts.ts'
import type { ContentSource } from '../translation/translated.ts'
import { readUnchecked } from './readJson.ts'

/** A clinic's folder and the language to read it in. */
export type ClinicPlace = { clinicDir: string; language: string }

export const diskSource = ({ clinicDir, language }: ClinicPlace): ContentSource => ({
  language,
  ...withEngineTexts({
    has: (file) => existsSync(join(clinicDir, file)),
    json: (file) => readUnchecked(join(clinicDir, file)),
  }),
})

/** The files of a clinic's folder, each read once. */
export function folderFiles(clinicDir: string): ClinicFiles {
  const known = new Map<string, unknown>()
  return {
    has: (file) => existsSync(join(clinicDir, file)),
    json(file) {
      if (!known.has(file)) known.set(file, readUnchecked(join(clinicDir, file)))
      return known.get(file)
    },
  }
}

/** The site in a clinic's folder; media references stay file names. */
export const readSites = (clinicDir: string): Sites =>
  openSites(folderFiles(clinicDir), { media: (_name, content) => content })
