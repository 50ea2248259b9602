import type { ClinicFile, PagesFile } from './types.gen.ts'

type PageRecord = PagesFile['pages'][number]

/** What a section shows: a name in the registry of sections. */
export type SectionKind = PageRecord['sections'][number]['kind']

type PublishedPage = Omit<PageRecord, 'sections'> & { sections: PageRecord['sections'][number][] }

/** A page as menus, links and the router know it. `path` is raw, in NFC. */
export type SitePage = { id: string; path: string; title: string; kinds: SectionKind[] }

/** A link of a menu; without a label of its own it goes by the page's name. */
export type MenuEntry = PagesFile['menus']['main'][number]

/** One language's pages and menus. */
type LanguageMap = {
  pages: SitePage[]
  menus: Record<keyof PagesFile['menus'], MenuEntry[]>
}

/** A language the site is published in: what it calls itself, and its pages' raw paths by their codes. */
export type SiteLanguage = { language: string; name: string; paths: Record<string, string> }

export type SiteMap = LanguageMap & {
  /** Pages every page leads to, and that are published in the clinic's own language alone. */
  elsewhere: SitePage[]
  /** The clinic's own first. */
  languages: SiteLanguage[]
}

/** What one page says and shows; `record` is the section's own record of content, pictures resolved. */
export type PageContents = {
  heading: string
  intro?: string
  sections: { kind: SectionKind; record?: unknown }[]
}

type Switches = Pick<ClinicFile, 'sections'>

/**
 * The pages a clinic publishes, with the sections they show. A section that is
 * switched off is on no page, and a page without sections, or one that is off,
 * has no address and no place in a menu.
 */
export function publishedPages(
  { pages }: Pick<PagesFile, 'pages'>,
  { sections }: Switches,
): PublishedPage[] {
  const switches: Partial<Record<string, unknown>> = sections
  return pages
    .filter(({ off }) => !off)
    .map((page) => ({
      ...page,
      sections: page.sections.filter(({ kind }) => switches[kind] !== false),
    }))
    .filter((page) => page.sections.length > 0)
}

/** The raw paths of all pages in all languages. */
export const addressesOf = ({ languages }: Pick<SiteMap, 'languages'>): { path: string }[] =>
  languages.flatMap(({ paths }) => Object.values(paths).map((path) => ({ path })))

/** Addresses, names and menus of what is published. */
export function siteMapOf(file: PagesFile, clinic: Switches): LanguageMap {
  const pages = publishedPages(file, clinic).map(({ id, path, title, sections }) => ({
    id,
    path,
    title,
    kinds: sections.map(({ kind }) => kind),
  }))
  const ids = new Set(pages.map(({ id }) => id))
  const shown = (menu: MenuEntry[]) => menu.filter(({ page }) => ids.has(page))
  const { main, drawer, footer } = file.menus
  return { pages, menus: { main: shown(main), drawer: shown(drawer), footer: shown(footer) } }
}
