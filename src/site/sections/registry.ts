import type { ComponentType } from 'react'
import type { SectionData } from '../../content/sections'
import type { SectionKind } from '../../content/siteMap'

type SectionProps<Kind extends SectionKind> = {
  data: SectionData[Kind]
  /** The section inside it. */
  Inside?: ComponentType
}

/** The component of each kind of section, a chunk of its own in the folder of that name. */
export const registry: {
  [Kind in SectionKind]: () => Promise<{ default: ComponentType<SectionProps<Kind>> }>
} = {
  hero: () => import('./hero'),
  'about-overview': () => import('./about-overview'),
  'services-overview': () => import('./services-overview'),
  'doctors-overview': () => import('./doctors-overview'),
  statistics: () => import('./statistics'),
  testimonials: () => import('./testimonials'),
  'contact-overview': () => import('./contact-overview'),
  about: () => import('./about'),
  direction: () => import('./direction'),
  services: () => import('./services'),
  doctors: () => import('./doctors'),
  doctor: () => import('./doctor'),
  prices: () => import('./prices'),
  contact: () => import('./contact'),
  appointment: () => import('./appointment'),
  privacy: () => import('./privacy'),
  prose: () => import('./prose'),
  questions: () => import('./questions'),
  treatment: () => import('./treatment'),
  gallery: () => import('./gallery'),
  call: () => import('./call'),
  pain: () => import('./pain'),
}
