import siteMap from 'virtual:site-map'
import { pageFinder } from './pathMatch.ts'
import type { MenuEntry, SectionKind, SitePage } from './siteMap.ts'

/** The id of a published page. */
export type PageId = string

/** A page, or the 404 page. */
export type ShownPage = PageId | 'notFound'

export const pages: readonly SitePage[] = siteMap.pages
export const menus: Readonly<Record<'main' | 'drawer' | 'footer', readonly MenuEntry[]>> =
  siteMap.menus

/** The published languages, the clinic's own first; empty for a single one. */
export const languages = siteMap.languages

/** Pages published in the clinic's own language alone. */
const elsewhere: readonly SitePage[] = siteMap.elsewhere

/** The first page with a section; undefined if none has it. */
const pageWith = (kind: SectionKind, among = pages): PageId | undefined =>
  among.find(({ kinds }) => kinds.includes(kind))?.id

/** A page with a required section; if not translated, the one in the clinic's own language. */
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

/** Whether a page is published. */
export const isPublished = (id: PageId): boolean => pages.some((page) => page.id === id)

/** A published page by its id. Throws for other ids. */
export function sitePage(id: PageId): SitePage {
  const page = [...pages, ...elsewhere].find((page) => page.id === id)
  if (!page) throw new Error(`pages.json: no published page "${id}"`)
  return page
}

const find = pageFinder(pages)

/** For hosts with a single 404 page: that of the further language a pathname belongs to, if any. */
export function otherNotFound(pathname: string): string | undefined {
  const [, ...further] = languages
  const home = further
    .map(({ paths }) => paths[homePage])
    .find((path = '') => pathname.startsWith(path))
  return home && home !== sitePage(homePage).path ? `${home}404.html` : undefined
}

/** The page behind any spelling of a pathname. */
export const pageAt = (pathname: string): ShownPage => find(pathname)?.id ?? 'notFound'
