import strings from 'virtual:locale/head'
import { clinic } from '../content'
import { addStrings, i18n } from '../i18n'
import { type PageId, paths } from '../routes/paths'
import { type JsonLdGraph, structuredData } from './structuredData'

addStrings('head', strings)

export type HeadPage = PageId | 'notFound'

export type PageHead = {
  title: string
  description: string
  /** Absolute and percent-encoded; absent on the 404 page, which has no address of its own. */
  canonical?: string
  image: string
  siteName: string
  locale: string
  jsonLd?: JsonLdGraph
}

/** The absolute, percent-encoded address of a page (NFC, as search engines want it). */
export const pageUrl = (page: PageId): string => clinic.website + encodeURI(paths[page])

/** Everything a page says about itself in its head: a pure function of content and strings. */
export function pageHead(page: HeadPage): PageHead {
  const t = i18n.getFixedT(null, 'common')
  const description = i18n.t(`head:description.${page}`, { clinic: clinic.name })
  const head = {
    title: t('documentTitle', { page: t(`pages.${page}.title`), clinic: clinic.name }),
    description,
    image: `${clinic.website}/og.jpg`,
    siteName: t('siteName', { clinic: clinic.name }),
    locale: t('openGraphLocale'),
  }
  if (page === 'notFound') return head
  const name = t(`pages.${page}.title`)
  return {
    ...head,
    canonical: pageUrl(page),
    jsonLd: structuredData({ page, url: pageUrl(page), name, description }),
  }
}
