import { pageFinder } from './pathMatch.ts'
import type { PageData, SiteData } from './siteData.ts'
import type { MenuEntry, SectionKind, SiteLanguage, SiteMap, SitePage } from './siteMap.ts'

/** The id of a published page. */
export type PageId = string

/** A page, or the 404 page. */
export type ShownPage = PageId | 'notFound'

/* Live bindings of the language's site map, as in `index.ts`. */

export let pages: readonly SitePage[] = []
export let menus: Readonly<Record<'main' | 'drawer' | 'footer', readonly MenuEntry[]>>
/** Pages of treatments and questions that the main menu lacks. */
export let furtherPages: readonly MenuEntry[] = []
/** The published languages, the clinic's own first; empty for a single one. */
export let languages: readonly SiteLanguage[] = []

export let homePage: PageId
export let appointmentPage: PageId
export let contactPage: PageId
export let privacyPage: PageId
export let aboutPage: PageId | undefined
export let painPage: PageId | undefined
export let doctorsPage: PageId | undefined
export let pricesPage: PageId | undefined
export let servicesPage: PageId | undefined

let find = pageFinder(pages)
let contents: Record<PageId, Partial<PageData>> = {}

/** Adds data that arrived. Throws when no page is published. */
export function givePages({ frame, pages: arrived = {} }: SiteData): void {
  if (frame) giveMap(frame.siteMap)
  for (const [id, part] of Object.entries(arrived)) {
    const { records, ...before } = contents[id] ?? {}
    contents[id] = { ...before, ...part, records: { ...records, ...part.records } }
  }
}

/** Forgets all pages' contents, so that a page without its data fails. */
export function forgetPages(): void {
  contents = {}
}

function giveMap(map: SiteMap): void {
  ;({ pages, menus, languages } = map)
  find = pageFinder(pages)
  furtherPages = pages
    .filter(({ kinds }) => kinds.includes('treatment') || kinds.includes('questions'))
    .map(({ id }) => ({ page: id }))
    .filter(isNotIn(menus.main))
  const [first] = pages
  if (!first) throw new Error('pages.json: no page is published')
  homePage = first.id
  appointmentPage = neededPage('appointment')
  contactPage = neededPage('contact')
  privacyPage = neededPage('privacy')
  aboutPage = pageWith('about')
  doctorsPage = pageWith('doctors')
  painPage = pageWith('pain')
  pricesPage = pageWith('prices')
  servicesPage = pageWith('services')
}

/** Whether a menu lacks the page of an entry. */
export const isNotIn = (menu: readonly MenuEntry[]) => (entry: MenuEntry) =>
  !menu.some(({ page }) => page === entry.page)

/** The first page with a section; undefined if none has it. */
const pageWith = (kind: SectionKind): PageId | undefined =>
  pages.find(({ kinds }) => kinds.includes(kind))?.id

/** A page with a required section. */
function neededPage(kind: SectionKind): PageId {
  const page = pageWith(kind)
  if (!page) throw new Error(`pages.json: no page has the section "${kind}"`)
  return page
}

/** Whether all data of a page has arrived. */
export const isWhole = (id: ShownPage): boolean => contents[id]?.isWhole === true

/** The contents of a page; records of sections below the first screen may be missing. */
export function pageContents(id: PageId): PageData {
  const found = contents[id]
  if (found?.heading === undefined) throw new Error(`No data of the page "${id}" has arrived`)
  return found as PageData
}

/** Whether a page is published. */
export const isPublished = (id: PageId): boolean => pages.some((page) => page.id === id)

/** A published page by its id. Throws for other ids. */
export function sitePage(id: PageId): SitePage {
  const page = pages.find((page) => page.id === id)
  if (!page) throw new Error(`pages.json: no published page "${id}"`)
  return page
}

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
