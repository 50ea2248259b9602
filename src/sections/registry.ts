import type { ComponentType } from 'react'
import type { SectionKind } from '../content/siteMap'

/** A section that shows a record of content gets it as `record`; the others read their own file. */
type SectionModule = { default: ComponentType<{ record: never }> | ComponentType }

/**
 * The sections a page can be made of, by the kind that `pages.json` names. Each
 * is a chunk of its own in `kinds/`, in a file named like the kind: the build
 * finds a section's styles by that name.
 */
export const registry: Record<SectionKind, () => Promise<SectionModule>> = {
  hero: () => import('./kinds/Hero'),
  'about-overview': () => import('./kinds/AboutOverview'),
  'services-overview': () => import('./kinds/ServicesOverview'),
  'doctors-overview': () => import('./kinds/DoctorsOverview'),
  statistics: () => import('./kinds/Statistics'),
  testimonials: () => import('./kinds/Testimonials'),
  'contact-overview': () => import('./kinds/ContactOverview'),
  about: () => import('./kinds/About'),
  direction: () => import('./kinds/Direction'),
  services: () => import('./kinds/Services'),
  doctors: () => import('./kinds/Doctors'),
  prices: () => import('./kinds/Prices'),
  contact: () => import('./kinds/Contact'),
  appointment: () => import('./kinds/Appointment'),
  privacy: () => import('./kinds/Privacy'),
  prose: () => import('./kinds/Prose'),
  questions: () => import('./kinds/Questions'),
  treatment: () => import('./kinds/Treatment'),
  gallery: () => import('./kinds/Gallery'),
  call: () => import('./kinds/Call'),
}
