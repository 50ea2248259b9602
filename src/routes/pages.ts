import { clinic } from '../content'
import { type PageId, pageIds } from './paths'

/** The pages this clinic publishes: a section that is switched off has no route, no link, no sitemap entry. */
export const publishedPages: PageId[] = pageIds.filter(
  (page) => page !== 'prices' || clinic.sections.prices,
)

export const isPublished = (page: PageId): boolean => publishedPages.includes(page)
