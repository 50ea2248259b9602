import type { ComponentType } from 'react'
import type { SectionData } from '../../content/sections'
import type { SectionKind } from '../../content/siteMap'

/** The component of each kind of section, a chunk of its own in the folder of that name. */
export const registry: {
  [Kind in SectionKind]: () => Promise<{ default: ComponentType<{ data: SectionData[Kind] }> }>
} = {
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
