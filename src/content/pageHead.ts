import { fill } from '../shared/formats/fill.ts'
import type { Site } from './site/site.ts'
import type { PageHead } from './siteData.ts'
import type { PublishedPage } from './siteMap.ts'

/** The absolute, percent-encoded address of a page (NFC, as search engines want it). */
export const pageUrl = ({ clinic }: Site, { path }: Pick<PublishedPage, 'path'>): string =>
  clinic.website + encodeURI(path)

/** The site's name with the clinic's district. */
export const siteInDistrict = ({ name, clinic, texts }: Site): string =>
  fill(texts.common.siteInDistrict, { site: name, district: clinic.address.district })

const documentTitle = ({ texts }: Site, page: string, site: string) =>
  fill(texts.common.documentTitle, { page, site })

/** The title, description and address of a published page. */
export const pageHead = (site: Site, page: PublishedPage): PageHead => ({
  title: titleOf(site, page),
  description: page.description,
  canonical: pageUrl(site, page),
})

/** Those of the 404 page. */
export function notFoundHead(site: Site): PageHead {
  const { title, description } = site.texts.notFound
  return {
    title: documentTitle(site, title, site.name),
    description: fill(description, { site: site.name }),
  }
}

/** The title of the home page is specified in the clinic's own language; others name the district. */
function titleOf(site: Site, page: PublishedPage): string {
  const isHome = page.id === site.pages[0]?.id
  if (isHome && site.isOwn) return documentTitle(site, page.title, site.name)
  const place = siteInDistrict(site)
  return isHome ? place : documentTitle(site, page.title, place)
}
