import { join } from 'node:path'

/** Where the project stands; commands are run from its top folder. */
export const root = process.cwd()

/** Derived files that survive between builds. */
export const cacheDir = join(root, '.cache')

/** The site while it is being built; it takes the place of `dist` only when it is whole. */
export const outDir = join(root, '.build', 'site')
export const prerenderDir = join(root, '.build', 'prerender')
export const distDir = join(root, 'dist')

/** The one language of this build: the name of a folder in `locales/`. */
export const siteLocale = process.env.SITE_LOCALE ?? 'tr'
