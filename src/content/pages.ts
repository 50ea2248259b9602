import siteMap from 'virtual:site-map'
import type { MenuEntry, SectionKind, SitePage } from './siteMap.ts'
import { pageFinder } from './spellings.ts'

/** A published page by its code in `pages.json`. */
export type PageId = string

/** What can stand in the site's frame: a page, or what is said where there is none. */
export type ShownPage = PageId | 'notFound'

export const pages: readonly SitePage[] = siteMap.pages
export const menus: Readonly<Record<'main' | 'drawer' | 'footer', readonly MenuEntry[]>> =
  siteMap.menus

/** The languages the site is published in, the clinic's own first; none where there is but one. */
export const languages = siteMap.languages

/** Pages that there are in the clinic's own language alone. */
const elsewhere: readonly SitePage[] = siteMap.elsewhere

/** The page that has a section; of several the first. Undefined where none has it. */
const pageWith = (kind: SectionKind, among = pages): PageId | undefined =>
  among.find(({ kinds }) => kinds.includes(kind))?.id

/**
 * A page the gate makes sure of: its section is one no clinic's site is without. Where it
 * is not translated, the one in the clinic's own language.
 */
function neededPage(kind: SectionKind): PageId {
  const page = pageWith(kind) ?? pageWith(kind, elsewhere)
  if (!page) throw new Error(`pages.json: no page has the section "${kind}"`)
  return page
}

export const appointmentPage = neededPage('appointment')
export const contactPage = neededPage('contact')
export const privacyPage = neededPage('privacy')
export const aboutPage = pageWith('about')
export const doctorsPage = pageWith('doctors')
export const pricesPage = pageWith('prices')
export const servicesPage = pageWith('services')

const [first] = pages
if (!first) throw new Error('pages.json: no page is published')
export const homePage: PageId = first.id

/** Whether a page can be linked to: it is there and not off. */
export const isPublished = (id: PageId): boolean => pages.some((page) => page.id === id)

/** A page that can be linked to, by its code. Throws for a code no page has: whoever links asks first. */
export function sitePage(id: PageId): SitePage {
  const page = [...pages, ...elsewhere].find((page) => page.id === id)
  if (!page) throw new Error(`pages.json: no published page "${id}"`)
  return page
}

const find = pageFinder(pages)

/**
 * The 404 page of the language below whose address a pathname is; undefined below that of
 * the page's own. For hosts that have but one such page, the clinic's own.
 */
export function otherNotFound(pathname: string): string | undefined {
  const [, ...further] = languages
  const home = further
    .map(({ paths }) => paths[homePage])
    .find((path = '') => pathname.startsWith(path))
  return home && home !== sitePage(homePage).path ? `${home}404.html` : undefined
}

/** The page that answers to a pathname in any spelling. */
export const pageAt = (pathname: string): ShownPage => find(pathname)?.id ?? 'notFound'
