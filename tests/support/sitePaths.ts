import { clinicDir } from '../../scripts/publish/paths.ts'
import { readSites } from '../../src/content/loading/read.ts'
import { sitePageOf } from '../../src/content/siteMap.ts'

/** The ids of the specified pages, as tests and benches name them. */
export type PageId = 'home' | 'about' | 'staff' | 'prices' | 'contact' | 'appointment' | 'privacy'

const site = readSites(clinicDir).own

/** The published pages and languages, the clinic's own first. */
export const { languages } = site
export const pages = site.pages.map(sitePageOf)

/** Raw paths by page id; unpublished pages are missing. */
export const paths = Object.fromEntries(pages.map(({ id, path }) => [id, path])) as Record<
  PageId,
  string
>

export const pageIds = Object.keys(paths) as PageId[]
