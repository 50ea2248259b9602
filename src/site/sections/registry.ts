import type { ComponentType } from 'react'
import type { SectionKind } from '../../content/siteMap'

/** A section of a record receives it as `record`; the others read their own file. */
type SectionModule = { default: ComponentType<{ record: never }> | ComponentType }

/**
 * The section kinds of `pages.json`. Each is a chunk in `kinds/`, in a file named like the kind:
 * the build finds its styles by that name.
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
  doctor: () => import('./kinds/Doctor'),
  prices: () => import('./kinds/Prices'),
  contact: () => import('./kinds/Contact'),
  appointment: () => import('./kinds/Appointment'),
  privacy: () => import('./kinds/Privacy'),
  prose: () => import('./kinds/Prose'),
  questions: () => import('./kinds/Questions'),
  treatment: () => import('./kinds/Treatment'),
  gallery: () => import('./kinds/Gallery'),
  call: () => import('./kinds/Call'),
  pain: () => import('./kinds/Pain'),
}
