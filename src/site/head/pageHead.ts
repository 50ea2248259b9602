import strings from 'virtual:locale/notFound'
import descriptions from 'virtual:page-descriptions'
import { clinic } from '../../content'
import { type ShownPage, sitePage } from '../../content/pages'
import { addStrings, i18n } from '../i18n'
import { type JsonLdGraph, type JsonLdNode, pageUrl, structuredData } from './structuredData'

addStrings('notFound', strings)

export type PageHead = {
  title: string
  description: string
  /** Absolute and percent-encoded; absent on the 404 page. */
  canonical?: string
  image: string
  siteName: string
  locale: string
  jsonLd?: JsonLdGraph
}

/** The head of a page; `nodes`: JSON-LD of its sections. */
export function pageHead(page: ShownPage, nodes: readonly JsonLdNode[] = []): PageHead {
  const site = i18n.t('siteName', { clinic: clinic.name })
  const head = {
    image: `${clinic.website}/og.jpg`,
    siteName: site,
    locale: i18n.t('openGraphLocale'),
  }
  if (page === 'notFound') {
    const title = i18n.t('documentTitle', { page: i18n.t('notFound:title'), site })
    return { ...head, title, description: i18n.t('notFound:description', { site }) }
  }
  const description = descriptions[page] ?? ''
  return {
    ...head,
    title: i18n.t('documentTitle', { page: sitePage(page).title, site }),
    description,
    canonical: pageUrl(page),
    jsonLd: structuredData(page, description, nodes),
  }
}
