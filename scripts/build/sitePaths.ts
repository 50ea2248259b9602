import { readSiteMap } from '../../src/content/read.ts'
import { addressesOf } from '../../src/content/siteMap.ts'
import { pageFinder } from '../../src/content/spellings.ts'
import { clinicPlace } from './places.ts'

/** The codes the specified pages have, by which benches, proofs and tests name them. */
export type PageId = 'home' | 'about' | 'staff' | 'prices' | 'contact' | 'appointment' | 'privacy'

const siteMap = readSiteMap(clinicPlace())

/** The pages that the clinic publishes in its own language, and its languages, that one first. */
export const { pages, languages } = siteMap

/** Raw paths by the codes of the pages; one the clinic does not publish is missing. */
export const paths = Object.fromEntries(pages.map(({ id, path }) => [id, path])) as Record<
  PageId,
  string
>

export const pageIds = Object.keys(paths) as PageId[]

const find = pageFinder(addressesOf(siteMap))

/** The raw path behind any spelling of a page's path, undefined when no page has it. */
export const canonicalPath = (pathname: string): string | undefined => find(pathname)?.path
