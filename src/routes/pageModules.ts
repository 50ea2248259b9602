import type { ComponentType } from 'react'
import type { SitePage } from './pages'

/** Loads the component of a page; each is a chunk of its own. Rejects when the chunk cannot be fetched. */
export const loadPage: Record<SitePage, () => Promise<ComponentType>> = {
  home: async () => (await import('./HomePage')).HomePage,
  about: async () => (await import('./AboutPage')).AboutPage,
  staff: async () => (await import('./StaffPage')).StaffPage,
  prices: async () => (await import('./PricesPage')).PricesPage,
  contact: async () => (await import('./ContactPage')).ContactPage,
  appointment: async () => (await import('./AppointmentPage')).AppointmentPage,
  privacy: async () => (await import('./PrivacyPage')).PrivacyPage,
  notFound: async () => (await import('./NotFoundPage')).NotFoundPage,
}
