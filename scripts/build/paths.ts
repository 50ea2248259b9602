import { createHash } from 'node:crypto'
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

export const schemasDir = join(root, 'content', 'schemas')

/** Derived files that survive between builds; a folder of the clinic, so that clinics never share one. */
export const cacheDir = join(clinicDir, '.cache')
/** The unfinished site; a complete one replaces `distDir`. */
export const outDir = join(clinicDir, '.build', 'site')
export const distDir = join(clinicDir, 'dist')
/** The unfinished desk; the server's `deskDir` is the finished one. */
export const deskOutDir = join(clinicDir, '.build', 'desk')

const clinicHash = createHash('sha256').update(clinicDir).digest('hex').slice(0, 8)
/** Below the engine's folder: the prerender program loads React from `node_modules`. */
export const prerenderDir = join(root, '.build', `prerender-${clinicHash}`)

/** The clinic's own language, a folder in `locales/`. */
export const siteLocale = (): string => siteLanguage(clinicDir)

export const clinicPlace = (): ClinicPlace => ({ clinicDir, language: siteLocale() })

/** Content, output and prerender folder of one language of the site. */
export type SiteBuild = { place: ClinicPlace; outDir: string; prerenderDir: string }

export const ownBuild = (): SiteBuild => ({ place: clinicPlace(), outDir, prerenderDir })

export const furtherBuild = (language: string): SiteBuild => ({
  place: { clinicDir, language },
  outDir: `${outDir}-${language}`,
  prerenderDir: `${prerenderDir}-${language}`,
})
