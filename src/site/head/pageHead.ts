import { clinic } from '../../content'
import { homePage, type PageId, pageContents, type ShownPage, sitePage } from '../../content/pages'
import { isFurther } from '../../shared/formats/inLanguage'
import { i18n } from '../i18n'

export type PageHead = {
  title: string
  description: string
  /** Absolute and percent-encoded; absent on the 404 page. */
  canonical?: string
}

/** The absolute, percent-encoded address of a page (NFC, as search engines want it). */
export const pageUrl = (page: string): string => clinic.website + encodeURI(sitePage(page).path)

/** The site's name with the clinic's district. */
export const siteInDistrict = (site: string): string =>
  i18n.t('siteInDistrict', { site, district: clinic.address.district })

/** What changes in the head when a visitor goes to a page. */
export function pageHead(page: ShownPage): PageHead {
  const site = i18n.t('siteName', { clinic: clinic.name })
  if (page === 'notFound') {
    const title = i18n.t('documentTitle', { page: i18n.t('notFound:title'), site })
    return { title, description: i18n.t('notFound:description', { site }) }
  }
  return {
    title: titleOf(page, site),
    description: pageContents(page).description,
    canonical: pageUrl(page),
  }
}

/** The title of the home page is specified in the clinic's own language; others name the district. */
function titleOf(page: PageId, site: string): string {
  const { title } = sitePage(page)
  const isHome = page === homePage
  if (isHome && !isFurther) return i18n.t('documentTitle', { page: title, site })
  const place = siteInDistrict(site)
  return isHome ? place : i18n.t('documentTitle', { page: title, site: place })
}
