import { clinic, doctors } from '../content'
import { i18n } from '../i18n'
import { type PageId, paths } from '../routes/paths'

type JsonLdNode = { '@type': string; '@id'?: string; [property: string]: unknown }
export type JsonLdGraph = { '@context': 'https://schema.org'; '@graph': JsonLdNode[] }

const site = clinic.website
const clinicId = `${site}/#klinik`
const siteId = `${site}/#site`

const dayName = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)

/** The clinic as schema.org `Dentist`. No ratings, reviews or prices: see COPY in the decisions. */
function clinicNode(): JsonLdNode {
  return {
    '@type': 'Dentist',
    '@id': clinicId,
    name: i18n.t('siteName', { clinic: clinic.name }),
    url: `${site}/`,
    telephone: clinic.phones.landline.replaceAll(' ', ''),
    email: clinic.email,
    image: [`${site}/og.jpg`],
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.address.street,
      addressLocality: clinic.address.district,
      addressRegion: clinic.address.city,
      postalCode: clinic.address.postalCode,
      addressCountry: 'TR',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: clinic.map.latitude,
      longitude: clinic.map.longitude,
    },
    hasMap: clinic.map.directionsUrl,
    medicalSpecialty: 'Dentistry',
    openingHoursSpecification: clinic.hours.map(({ days, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(dayName),
      opens: open,
      closes: close,
    })),
    potentialAction: { '@type': 'ReserveAction', target: site + encodeURI(paths.appointment) },
    ...(clinic.social.length > 0 && { sameAs: clinic.social.map(({ url }) => url) }),
  }
}

const doctorNodes = (): JsonLdNode[] =>
  doctors.doctors.map(({ id, name, title, areas }) => ({
    '@type': 'Person',
    '@id': `${site}${encodeURI(paths.staff)}#${id}`,
    name,
    jobTitle: title,
    worksFor: { '@id': clinicId },
    ...(areas?.length && { knowsAbout: areas }),
  }))

function breadcrumbNode(name: string, url: string): JsonLdNode {
  const crumbs = [
    { name: i18n.t('pages.home.title'), item: `${site}/` },
    { name, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#konum`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  }
}

/** One schema.org graph a page: the clinic, the site, the page, its place, and the doctors where they stand. */
export function structuredData({
  page,
  url,
  name,
  description,
}: {
  page: PageId
  url: string
  name: string
  description: string
}): JsonLdGraph {
  const inner = page !== 'home'
  return {
    '@context': 'https://schema.org',
    '@graph': [
      clinicNode(),
      {
        '@type': 'WebSite',
        '@id': siteId,
        url: `${site}/`,
        name: i18n.t('siteName', { clinic: clinic.name }),
        inLanguage: i18n.language,
        publisher: { '@id': clinicId },
      },
      {
        '@type': 'WebPage',
        '@id': `${url}#sayfa`,
        url,
        name,
        description,
        inLanguage: i18n.language,
        dateModified: clinic.lastUpdated,
        isPartOf: { '@id': siteId },
        about: { '@id': clinicId },
        ...(inner && { breadcrumb: { '@id': `${url}#konum` } }),
      },
      ...(inner ? [breadcrumbNode(name, url)] : []),
      ...(page === 'home' || page === 'staff' ? doctorNodes() : []),
    ],
  }
}
