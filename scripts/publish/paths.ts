import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ClinicPlace } from '../../src/content/loading/read.ts'
import { siteLanguage } from '../../src/content/loading/readJson.ts'

/** The engine's folder: sources, schemas, tools. */
export const root = join(import.meta.dirname, '../..')

/**
 * The clinic that is built, served and tested. CLINIC names its folder, relative to the
 * engine's; default: the engine's own.
 */
export const clinicDir = resolve(root, process.env.CLINIC ?? '')

/** The clinics that tests use; none where the engine is installed without its tests. */
export function fixtureClinics(): string[] {
  const folder = join(root, 'tests', 'fixtures', 'clinics')
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

/** Derived files that survive between builds; a folder of the clinic, so that clinics never share one. */
export const cacheDir = join(clinicDir, '.cache')
export const distDir = join(clinicDir, 'dist')
/** The clinic's own language, a folder in `locales/`. */
export const siteLocale = (): string => siteLanguage(clinicDir)

export const clinicPlace = (): ClinicPlace => ({ clinicDir, language: siteLocale() })
