import { join } from 'node:path'
import { siteLanguage } from '../../src/server/siteLanguage.ts'

/** Where the project stands; commands are run from its top folder. */
export const root = process.cwd()

/** Derived files that survive between builds. */
export const cacheDir = join(root, '.cache')

/** The site while it is being built; it takes the place of `dist` only when it is whole. */
export const outDir = join(root, '.build', 'site')
export const prerenderDir = join(root, '.build', 'prerender')
export const distDir = join(root, 'dist')

/** The one language of this build, a folder in `locales/`: the site's own unless `SITE_LOCALE` names another. */
export const siteLocale = (): string => siteLanguage(root)
