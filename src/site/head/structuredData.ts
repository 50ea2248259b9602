import { clinic, doctors, site as place, prices } from '../../content'
import { lastChangeOf } from '../../content/lastChange'
import { appointmentPage, homePage, type PageId, sitePage } from '../../content/pages'
import { directionsHref } from '../../shared/formats/directions'
import { i18n } from '../i18n'
import { openingHours } from './openingHours'

export type JsonLdNode = { '@type': string; '@id'?: string; [property: string]: unknown }
export type JsonLdGraph = { '@context': 'https://schema.org'; '@graph': JsonLdNode[] }

const site = clinic.website
const clinicId = `${site}/#clinic`
/** The start page of this language. */
const start = site + sitePage(homePage).path
const siteId = `${start}#site`

/** The absolute, percent-encoded address of a page (NFC, as search engines want it). */
export const pageUrl = (page: PageId): string => site + encodeURI(sitePage(page).path)

/** The clinic as schema.org `Dentist`. No ratings, reviews or prices: see COPY in the decisions. */
function clinicNode(): JsonLdNode {
  return {
    '@type': 'Dentist',
    '@id': clinicId,
    name: i18n.t('siteName', { clinic: clinic.name }),
    legalName: clinic.legalTitle,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    telephone: clinic.phones.landline.replace(/[^+\d]/g, ''),
    email: clinic.email,
    image: [`${site}/og.jpg`],
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.address.street,
      addressLocality: clinic.address.district,
      addressRegion: clinic.address.city,
      postalCode: clinic.address.postalCode,
      addressCountry: place.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: clinic.map.latitude,
      longitude: clinic.map.longitude,
    },
    ...(clinic.sections.map !== 'off' && {
      hasMap: directionsHref(place.directions[0], clinic.map),
    }),
    medicalSpecialty: 'Dentistry',
    currenciesAccepted: place.currency,
    ...openingHours(clinic),
    potentialAction: {
      '@type': 'ReserveAction',
      target: pageUrl(appointmentPage),
    },
    ...(clinic.social.length > 0 && { sameAs: clinic.social.map(({ url }) => url) }),
  }
}

const doctorNodes = (url: string): JsonLdNode[] =>
  doctors.doctors.map(({ id, name, title, areas }) => ({
    '@type': 'Person',
    '@id': `${url}#${id}`,
    name,
    jobTitle: title,
    worksFor: { '@id': clinicId },
    ...(areas?.length && { knowsAbout: areas }),
  }))

function breadcrumbNode(name: string, url: string): JsonLdNode {
  const crumbs = [
    { name: sitePage(homePage).title, item: start },
    { name, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  }
}

/** The schema.org graph of a page; `nodes`: those of its sections. */
export function structuredData(
  page: PageId,
  description: string,
  nodes: readonly JsonLdNode[],
): JsonLdGraph {
  const { title: name, kinds } = sitePage(page)
  const url = pageUrl(page)
  const inner = page !== homePage
  return {
    '@context': 'https://schema.org',
    '@graph': [
      clinicNode(),
      {
        '@type': 'WebSite',
        '@id': siteId,
        url: start,
        name: i18n.t('siteName', { clinic: clinic.name }),
        inLanguage: i18n.language,
        publisher: { '@id': clinicId },
      },
      {
        '@type': 'WebPage',
        '@id': `${url}#page`,
        url,
        name,
        description,
        inLanguage: i18n.language,
        dateModified: lastChangeOf(sitePage(page), { clinic, prices }),
        isPartOf: { '@id': siteId },
        about: { '@id': clinicId },
        ...(nodes.length > 0 && { mainEntity: nodes.map((node) => ({ '@id': node['@id'] })) }),
        ...(inner && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
      },
      ...(inner ? [breadcrumbNode(name, url)] : []),
      ...(kinds.includes('doctors') ? doctorNodes(url) : []),
      ...nodes,
    ],
  }
}
