import { lastChangeOf } from '../../content/lastChange'
import { pageUrl } from '../../content/pageHead'
import { byId } from '../../content/sections/treatment'
import type { Site } from '../../content/site/site'
import { type PublishedPage, sitePageOf } from '../../content/siteMap'
import type { Doctor } from '../../content/types.gen'
import { type Country, countries } from '../../shared/country/countries'
import { directionsHref } from '../../shared/formats/directions'
import { plainUrl } from '../../ui/photo.ts'
import { openingHours } from './openingHours'
import { recordsOf, reviewOf, sectionNodes } from './sectionNodes'

export type JsonLdNode = { '@type': string; '@id'?: string; [property: string]: unknown }
export type JsonLdGraph = { '@context': 'https://schema.org'; '@graph': JsonLdNode[] }

const clinicId = ({ clinic }: Site) => `${clinic.website}/#clinic`
/** The start page of this language. */
const start = ({ clinic, pages }: Site) => `${clinic.website}${pages[0]?.path}`
const siteId = (site: Site) => `${start(site)}#site`

const professionType = ({ site: { profession } }: Site) => profession?.type ?? 'Dentist'

/** Only a dentist's specialty differs from the name of the type. */
const specialty = (site: Site) =>
  professionType(site) === 'Dentist' ? 'Dentistry' : professionType(site)

/** The clinic as schema.org `MedicalBusiness`, one node with one name and address in all languages. No ratings, reviews or prices: see COPY in the decisions. */
function clinicNode(site: Site, own: Site): JsonLdNode {
  const { clinic, site: place, pages } = site
  const { website } = clinic
  const { address } = own.clinic
  const country: Country = countries[place.country]
  const form = pages.find(({ sections }) => sections.some(({ kind }) => kind === 'appointment'))
  return {
    '@type': professionType(site),
    '@id': clinicId(site),
    name: own.name,
    legalName: clinic.legalTitle,
    url: `${website}/`,
    logo: `${website}/icon-512.png`,
    telephone: clinic.phones.landline.replace(/[^+\d]/g, ''),
    email: clinic.email,
    image: [`${website}/og.jpg`],
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      ...(country.cityIsRegion
        ? { addressLocality: address.district, addressRegion: address.city }
        : { addressLocality: address.city }),
      postalCode: address.postalCode,
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
    // The other types are specialties themselves.
    ...(professionType(site) === 'Dentist' && { medicalSpecialty: specialty(site) }),
    currenciesAccepted: place.currency,
    ...openingHours(clinic),
    ...(form && { potentialAction: { '@type': 'ReserveAction', target: pageUrl(site, form) } }),
    ...(clinic.social.length > 0 && { sameAs: clinic.social.map(({ url }) => url) }),
  }
}

const doctorNodes = (site: Site, url: string, shown: readonly Doctor[]): JsonLdNode[] =>
  shown.map(({ id, name, title, photo, education, areas, languages, registration }) => ({
    '@type': 'Person',
    '@id': `${url}#${id}`,
    name,
    jobTitle: title,
    ...(languages && { knowsLanguage: languages }),
    ...(registration && { identifier: registration }),
    ...(photo && { image: site.clinic.website + plainUrl(photo) }),
    ...(education?.length && {
      hasCredential: education.map((name) => ({
        '@type': 'EducationalOccupationalCredential',
        name,
      })),
    }),
    worksFor: { '@id': clinicId(site) },
    ...(areas?.length && { knowsAbout: areas }),
  }))

function breadcrumbNode(site: Site, name: string, url: string): JsonLdNode {
  const crumbs = [
    { name: site.pages[0]?.title, item: start(site) },
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

/** The schema.org graph of a page. `own`: the site in the clinic's own language. */
export function structuredData(site: Site, own: Site, page: PublishedPage): JsonLdGraph {
  const { doctors } = site.doctors
  const url = pageUrl(site, page)
  const nodes = sectionNodes(site, page, { url, specialty: specialty(site) })
  const inner = page.id !== site.pages[0]?.id
  return {
    '@context': 'https://schema.org',
    '@graph': [
      clinicNode(site, own),
      {
        '@type': 'WebSite',
        '@id': siteId(site),
        url: start(site),
        name: site.name,
        inLanguage: site.language,
        publisher: { '@id': clinicId(site) },
      },
      {
        '@type': 'WebPage',
        '@id': `${url}#page`,
        url,
        name: page.title,
        description: page.description,
        inLanguage: site.language,
        dateModified: lastChangeOf(sitePageOf(page), site),
        ...reviewOf(site, page),
        isPartOf: { '@id': siteId(site) },
        about: { '@id': clinicId(site) },
        ...(nodes.length > 0 && { mainEntity: nodes.map((node) => ({ '@id': node['@id'] })) }),
        ...(inner && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
      },
      ...(inner ? [breadcrumbNode(site, page.title, url)] : []),
      ...doctorNodes(site, url, [
        ...(page.sections.some(({ kind }) => kind === 'doctors') ? doctors : []),
        ...recordsOf(page, 'doctor').map((id) => byId(doctors, id)),
      ]),
      ...nodes,
    ],
  }
}
