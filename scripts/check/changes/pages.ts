import { schemaLock } from '../agreements.ts'

/** The pages as `common.json` names them under `pages`. */
export const allPages = [
  'home',
  'about',
  'staff',
  'prices',
  'contact',
  'appointment',
  'privacy',
  'notFound',
]

type Shown = readonly string[] | 'every' | 'none'

/** Content file → the pages that show it. A test holds this to what the pages import. */
export const contentPages: Record<string, Shown> = {
  about: ['home', 'about'],
  appointment: ['about', 'appointment'],
  clinic: 'every',
  doctors: ['home', 'staff', 'appointment'],
  hero: ['home'],
  prices: ['prices'],
  privacy: ['privacy'],
  services: ['home', 'about'],
  site: 'every',
  statistics: ['home'],
  testimonials: ['home'],
}

/** Namespace → the pages that say it. What is said by the endpoint alone is on none. */
export const localePages: Record<string, Shown> = {
  about: ['about'],
  appointment: ['appointment'],
  carousel: ['home', 'appointment'],
  common: 'every',
  contact: ['home', 'contact'],
  home: ['home'],
  locale: 'every',
  notFound: ['notFound'],
  prices: ['prices'],
  privacy: ['privacy'],
  server: 'none',
  services: ['home', 'about'],
  staff: ['staff'],
}

/** The pages a file of content or texts is seen on; pictures are for those who name them. */
export function pagesOf(file: string): readonly string[] {
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? ''
  const content = /^content\/|\/content\//.test(file) && name in schemaLock
  const pages = (content ? contentPages : localePages)[name] ?? 'every'
  return pages === 'every' ? allPages : pages === 'none' ? [] : pages
}
