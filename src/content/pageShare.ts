import type { Photo } from './media/media.ts'
import { byId } from './sections/treatment.ts'
import type { Site } from './site/site.ts'
import type { PublishedPage } from './siteMap.ts'

/**
 * The picture that networks show beside a link to a page: its raw path, words and photo, and which
 * part of the photo a narrow frame keeps. Treatments, doctors and prices have their own; other
 * pages and the 404 page have the clinic's.
 */
export function shareOf(site: Site, page?: PublishedPage) {
  const { clinic, pages } = site
  const home = pages[0]?.path ?? '/'
  const own = page && page.path !== home ? photoOf(site, page) : undefined
  if (page && own)
    return { path: `${page.path}/og.jpg`, title: page.title, line: site.name, ...own }
  const { district, city } = clinic.address
  const line = [...new Set([district, city])].join(' \u00b7 ')
  return { path: `${home}og.jpg`, title: site.name, line, ...photoOfClinic(site) }
}

type SharedPhoto = { photo: Photo; alt?: string; focus: 'centre' | 'attention' }

const photoOfClinic = ({ about }: Site): SharedPhoto => ({
  photo: about.photo,
  alt: about.photoAlt,
  focus: 'centre',
})

function photoOf(site: Site, { title, sections }: PublishedPage): SharedPhoto | undefined {
  const { kind, record = '' } = sections[0] ?? {}
  if (kind === 'prices') return photoOfClinic(site)
  if (kind === 'doctor')
    return { photo: byId(site.doctors.doctors, record).photo, alt: title, focus: 'centre' }
  if (kind !== 'treatment') return undefined
  const { photo, photoAlt: alt = '' } = byId(site.treatments.treatments, record)
  // Its subject may be at a side.
  return photo ? { photo, alt, focus: 'attention' } : photoOfClinic(site)
}
