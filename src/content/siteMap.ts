import type { ClinicFile, PagesFile } from './types.gen.ts'

type PageRecord = PagesFile['pages'][number]

/** A kind of section, a key of the registry. */
export type SectionKind = PageRecord['sections'][number]['kind']

/** A page with the sections that it shows. */
export type PublishedPage = Omit<PageRecord, 'sections'> & {
  sections: PageRecord['sections'][number][]
}

/** A page for menus, links and the router. `path` is raw, in NFC. */
export type SitePage = { id: string; path: string; title: string; kinds: SectionKind[] }

/** A menu entry; default label: the page's name. */
export type MenuEntry = PagesFile['menus']['main'][number]

/** A published language: its own name, and raw paths by page id. */
export type SiteLanguage = { language: string; name: string; paths: Record<string, string> }

/** What every page knows of the site's pages. */
export type SiteMap = {
  pages: SitePage[]
  menus: Readonly<Record<keyof PagesFile['menus'], readonly MenuEntry[]>>
  /** The clinic's own first; empty for a site in one language. */
  languages: readonly SiteLanguage[]
}

/** Sections that every site has in every language: all pages link to them. */
export const neededKinds: readonly string[] = ['appointment', 'contact', 'privacy']

/** Sections that hydrate with a page that opens with a hero; the others wait for the viewport. */
const FIRST = 2

/** Number of sections above the fold; undefined: all. */
export const firstSections = ({ kinds }: Pick<SitePage, 'kinds'>): number | undefined =>
  kinds[0] === 'hero' ? FIRST : undefined

type Switches = Pick<ClinicFile, 'sections'>

/**
 * The published pages with the sections that they show. A section that is off is dropped; a page that is off,
 * or whose sections are, has no address and no menu entry. A page stays in a language in which
 * its sections are untranslated.
 */
export function publishedPages(
  { pages }: Pick<PagesFile, 'pages'>,
  { sections }: Switches,
): { record: PageRecord; sections: PublishedPage['sections'] }[] {
  const switches: Partial<Record<string, unknown>> = sections
  return pages
    .filter(({ off }) => !off)
    .map((record) => ({
      record,
      sections: record.sections.filter(({ kind }) => switches[kind] !== false),
    }))
    .filter(({ record, sections }) => sections.length > 0 || record.sections.length === 0)
}

/** A page as menus, links and the router need it. */
export const sitePageOf = ({ id, path, title, sections }: PublishedPage): SitePage => ({
  id,
  path,
  title,
  kinds: sections.map(({ kind }) => kind),
})

/** The menus without entries of pages that are not published. */
export function menusOf(
  { menus: { main, drawer, footer } }: Pick<PagesFile, 'menus'>,
  published: readonly PublishedPage[],
): SiteMap['menus'] {
  const ids = new Set(published.map(({ id }) => id))
  const shown = (menu: MenuEntry[]) => menu.filter(({ page }) => ids.has(page))
  return { main: shown(main), drawer: shown(drawer), footer: shown(footer) }
}
