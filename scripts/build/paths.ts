import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

/** The parsed schema of a content file. */
export const readSchema = (name: string) =>
  JSON.parse(readFileSync(join(schemasDir, `${name}.schema.json`), 'utf8'))

/** Derived files that survive between builds; a folder of the clinic, so that clinics never share one. */
export const cacheDir = join(clinicDir, '.cache')
/** The unfinished site; a complete one replaces `distDir`. */
export const outDir = join(clinicDir, '.build', 'site')
export const distDir = join(clinicDir, 'dist')
/** The unfinished desk; the server's `deskDir` is the finished one. */
export const deskOutDir = join(clinicDir, '.build', 'desk')

const clinicHash = createHash('sha256').update(clinicDir).digest('hex').slice(0, 8)

/** The clinic's own language, a folder in `locales/`. */
export const siteLocale = (): string => siteLanguage(clinicDir)

export const clinicPlace = (): ClinicPlace => ({ clinicDir, language: siteLocale() })

/** Content and folders of one language of the site. */
export type SiteBuild = {
  place: ClinicPlace
  outDir: string
  /** Below the engine's folder: the prerender program loads React from `node_modules`. */
  prerenderDir: string
}

/** The build of the clinic's own language, or of a further one. */
export function siteBuild(further?: string): SiteBuild {
  const suffix = further ? `-${further}` : ''
  return {
    place: { clinicDir, language: further ?? siteLocale() },
    outDir: outDir + suffix,
    prerenderDir: join(root, '.build', `prerender-${clinicHash}${suffix}`),
  }
}
