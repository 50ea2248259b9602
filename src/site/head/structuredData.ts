import { clinic, type Doctor, doctors, site as place } from '../../content'
import { appointmentPage, homePage, type PageId, pageContents, sitePage } from '../../content/pages'
import type { HeadFacts } from '../../content/siteData'
import { type Country, countries } from '../../shared/country/countries'
import { directionsHref } from '../../shared/formats/directions'
import { plainUrl } from '../../ui/photo'
import { i18n } from '../i18n'
import { openingHours } from './openingHours'
import { pageUrl } from './pageHead'
import { recordsOf, reviewOf, sectionNodes } from './sectionNodes'

export type JsonLdNode = { '@type': string; '@id'?: string; [property: string]: unknown }
export type JsonLdGraph = { '@context': 'https://schema.org'; '@graph': JsonLdNode[] }

const clinicId = () => `${clinic.website}/#clinic`
/** The start page of this language. */
const start = () => clinic.website + sitePage(homePage).path
const siteId = () => `${start()}#site`

const professionType = () => place.profession?.type ?? 'Dentist'

/** Only a dentist's specialty differs from the name of the type. */
const specialty = () => (professionType() === 'Dentist' ? 'Dentistry' : professionType())

/** The clinic as schema.org `MedicalBusiness`, one node with one name and address in all languages. No ratings, reviews or prices: see COPY in the decisions. */
function clinicNode({ name, address }: HeadFacts['own']): JsonLdNode {
  const { website } = clinic
  const country: Country = countries[place.country]
  return {
    '@type': professionType(),
    '@id': clinicId(),
    name,
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
    ...(professionType() === 'Dentist' && { medicalSpecialty: specialty() }),
    currenciesAccepted: place.currency,
    ...openingHours(clinic),
    potentialAction: {
      '@type': 'ReserveAction',
      target: pageUrl(appointmentPage),
    },
    ...(clinic.social.length > 0 && { sameAs: clinic.social.map(({ url }) => url) }),
  }
}

const doctorNodes = (url: string, shown: readonly Doctor[]): JsonLdNode[] =>
  shown.map(({ id, name, title, photo, education, areas, languages, registration }) => ({
    '@type': 'Person',
    '@id': `${url}#${id}`,
    name,
    jobTitle: title,
    ...(languages && { knowsLanguage: languages }),
    ...(registration && { identifier: registration }),
    ...(photo && { image: clinic.website + plainUrl(photo) }),
    ...(education?.length && {
      hasCredential: education.map((name) => ({
        '@type': 'EducationalOccupationalCredential',
        name,
      })),
    }),
    worksFor: { '@id': clinicId() },
    ...(areas?.length && { knowsAbout: areas }),
  }))

function breadcrumbNode(name: string, url: string): JsonLdNode {
  const crumbs = [
    { name: sitePage(homePage).title, item: start() },
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

/** The schema.org graph of a page. */
export function structuredData(
  page: PageId,
  { lastChange, own }: Pick<HeadFacts, 'lastChange' | 'own'>,
): JsonLdGraph {
  const { title: name, kinds } = sitePage(page)
  const { description, records } = pageContents(page)
  const url = pageUrl(page)
  const nodes = sectionNodes(kinds, records, { url, specialty: specialty() })
  const inner = page !== homePage
  return {
    '@context': 'https://schema.org',
    '@graph': [
      clinicNode(own),
      {
        '@type': 'WebSite',
        '@id': siteId(),
        url: start(),
        name: i18n.t('siteName', { clinic: clinic.name }),
        inLanguage: i18n.language,
        publisher: { '@id': clinicId() },
      },
      {
        '@type': 'WebPage',
        '@id': `${url}#page`,
        url,
        name,
        description,
        inLanguage: i18n.language,
        dateModified: lastChange,
        ...reviewOf(kinds, records),
        isPartOf: { '@id': siteId() },
        about: { '@id': clinicId() },
        ...(nodes.length > 0 && { mainEntity: nodes.map((node) => ({ '@id': node['@id'] })) }),
        ...(inner && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
      },
      ...(inner ? [breadcrumbNode(name, url)] : []),
      ...doctorNodes(url, [
        ...(kinds.includes('doctors') ? doctors.doctors : []),
        ...recordsOf<Doctor>('doctor', kinds, records),
      ]),
      ...nodes,
    ],
  }
}
