import { pageFinder } from '../content/pathMatch'
import type { SiteData } from '../content/siteData'
import type { MenuEntry, SectionKind, SitePage } from '../content/siteMap'

/** The id of a published page. */
export type PageId = string

/** A page, or the 404 page. */
export type ShownPage = PageId | 'notFound'

/** Whether a menu lacks the page of an entry. */
export const isNotIn = (menu: readonly MenuEntry[]) => (entry: MenuEntry) =>
  !menu.some(({ page }) => page === entry.page)

/** A site's pages, menus and languages. */
export type SiteView = ReturnType<typeof siteView>

/** Throws when no page is published, or none has a required section. */
export function siteView({
  pages,
  menus,
  languages,
}: Pick<SiteData, 'pages' | 'menus' | 'languages'>) {
  const find = pageFinder(pages)
  const [first] = pages
  if (!first) throw new Error('pages.json: no page is published')

  /** The first page with a section; undefined if none has it. */
  const pageWith = (kind: SectionKind): PageId | undefined =>
    pages.find(({ kinds }) => kinds.includes(kind))?.id

  function neededPage(kind: SectionKind): PageId {
    const page = pageWith(kind)
    if (!page) throw new Error(`pages.json: no page has the section "${kind}"`)
    return page
  }

  /** A published page by its id. Throws for other ids. */
  function sitePage(id: PageId): SitePage {
    const page = pages.find((page) => page.id === id)
    if (!page) throw new Error(`pages.json: no published page "${id}"`)
    return page
  }

  const furtherPages = pages
    .filter(({ kinds }) => kinds.includes('treatment') || kinds.includes('questions'))
    .map(({ id }) => ({ page: id }))
    .filter(isNotIn(menus.main))

  return {
    pages,
    menus,
    /** The published languages, the clinic's own first; empty for a single one. */
    languages,
    /** Pages of treatments and questions that the main menu lacks. */
    furtherPages,
    /** Other pages of pain and of prose that the drawer's own menu lacks. */
    guidePages: pages
      .filter(({ kinds }) => kinds.includes('pain') || kinds.includes('prose'))
      .map(({ id }) => ({ page: id }))
      .filter(isNotIn([...menus.drawer, ...furtherPages])),
    homePage: first.id,
    appointmentPage: neededPage('appointment'),
    contactPage: neededPage('contact'),
    privacyPage: neededPage('privacy'),
    aboutPage: pageWith('about'),
    doctorsPage: pageWith('doctors'),
    painPage: pageWith('pain'),
    pricesPage: pageWith('prices'),
    servicesPage: pageWith('services'),
    sitePage,
    /** Whether a page is published. */
    isPublished: (id: PageId): boolean => pages.some((page) => page.id === id),
    /** The page behind any spelling of a pathname. */
    pageAt: (pathname: string): ShownPage => find(pathname)?.id ?? 'notFound',
    /** For hosts with a single 404 page: that of the further language a pathname belongs to, if any. */
    otherNotFound(pathname: string): string | undefined {
      const [, ...further] = languages
      const home = further
        .map(({ paths }) => paths[first.id])
        .find((path = '') => pathname.startsWith(path))
      return home && home !== first.path ? `${home}404.html` : undefined
    },
  }
}
