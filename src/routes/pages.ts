import { clinic } from '../content'
import { canonicalPath, type PageId, pageIds, paths } from './paths'

/** Everything the site can show: its pages, and what stands where there is none. */
export type SitePage = PageId | 'notFound'

/** The pages this clinic publishes: a section that is switched off has no route, no link, no sitemap entry. */
export const publishedPages: PageId[] = pageIds.filter(
  (page) => page !== 'prices' || clinic.sections.prices,
)

export const isPublished = (page: PageId): boolean => publishedPages.includes(page)

/** The page that answers to a pathname in any spelling. */
export function pageAt(pathname: string): SitePage {
  const path = canonicalPath(pathname)
  return publishedPages.find((page) => paths[page] === path) ?? 'notFound'
}
