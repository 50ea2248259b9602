import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { ClinicPlace } from '../../src/content/read.ts'
import { siteLanguage } from '../../src/server/siteLanguage.ts'

/** Where the engine stands: sources, schemas, tools. */
export const root = join(import.meta.dirname, '..', '..')

/**
 * The clinic that is built, served and tested: a folder with `content/`,
 * `locales/` and `public/`. CLINIC names it, from the engine's folder or as an
 * absolute path; without it the clinic is the engine's own folder.
 */
export const clinicDir = resolve(root, process.env.CLINIC ?? '')

/** What an editor may write, for every clinic. */
export const schemasDir = join(root, 'content', 'schemas')

// What is made of a clinic stays with it: two of them never meet.
/** Derived files that survive between builds. */
export const cacheDir = join(clinicDir, '.cache')
/** The site while it is being built; it takes the place of `distDir` only when it is whole. */
export const outDir = join(clinicDir, '.build', 'site')
export const distDir = join(clinicDir, 'dist')
/** The desk while it is being built; the server's `deskDir` is where it is served from. */
export const deskOutDir = join(clinicDir, '.build', 'desk')

const clinicHash = createHash('sha256').update(clinicDir).digest('hex').slice(0, 8)
/** Beside the engine, wherever the clinic is: the pages' program loads React from `node_modules`. */
export const prerenderDir = join(root, '.build', `prerender-${clinicHash}`)

/** The language in which the clinic writes, a folder in `locales/`. */
export const siteLocale = (): string => siteLanguage(clinicDir)

/** The clinic as its content is read, in its own language. */
export const clinicPlace = (): ClinicPlace => ({ clinicDir, language: siteLocale() })

/** Where a language is built: the clinic's own, and each further one beside it. */
export type SiteBuild = { place: ClinicPlace; outDir: string; prerenderDir: string }

export const ownBuild = (): SiteBuild => ({ place: clinicPlace(), outDir, prerenderDir })

export const furtherBuild = (language: string): SiteBuild => ({
  place: { clinicDir, language },
  outDir: `${outDir}-${language}`,
  prerenderDir: `${prerenderDir}-${language}`,
})
