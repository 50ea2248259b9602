import { readSiteMap } from '../../src/content/loading/read.ts'
import { pageFinder } from '../../src/content/pathMatch.ts'
import { addressesOf } from '../../src/content/siteMap.ts'
import { clinicPlace } from './paths.ts'

/** The ids of the specified pages, as tests and benches name them. */
export type PageId = 'home' | 'about' | 'staff' | 'prices' | 'contact' | 'appointment' | 'privacy'

const siteMap = readSiteMap(clinicPlace())

/** The published pages and languages, the clinic's own first. */
export const { pages, languages } = siteMap

/** Raw paths by page id; unpublished pages are missing. */
export const paths = Object.fromEntries(pages.map(({ id, path }) => [id, path])) as Record<
  PageId,
  string
>

export const pageIds = Object.keys(paths) as PageId[]

const find = pageFinder(addressesOf(siteMap))

/** The raw path of any spelling; undefined for unknown paths. */
export const canonicalPath = (pathname: string): string | undefined => find(pathname)?.path
