import type { LocaleTexts } from './localeTexts.gen.ts'
import { notFoundHead, pageHead } from './pageHead.ts'
import { frameTexts, sections, textsOf } from './sections/index.ts'
import type { Site } from './site/site.ts'
import type { PageData, ShownSection, SiteData } from './siteData.ts'
import { type PublishedPage, sitePageOf } from './siteMap.ts'

/** The *site* part of a language. `apiHost`: the origin of the request endpoint; '' for the site's own. */
export function siteData(site: Site, apiHost: string): SiteData {
  const { dayForm, phones, ownWords } = site
  return {
    lang: site.language,
    dir: site.dir,
    formatTag: site.formatTag,
    isOwn: site.isOwn,
    ...(dayForm && { dayForm }),
    ...(phones && { phones }),
    ...(ownWords && { ownWords }),
    apiHost,
    pages: site.pages.map(sitePageOf),
    menus: site.menus,
    // A site in one language lists none.
    languages: site.languages.length > 1 ? site.languages : [],
    logo: site.theme.logo,
    clinic: site.clinic,
    place: site.site,
    texts: textsIn(site, frameTexts),
    notFound: notFoundHead(site),
  }
}

/** The *page* part of a published page. Throws for unknown records, which the validator excludes. */
export function pageData(site: Site, page: PublishedPage): PageData {
  const { title, heading = title, intro } = page
  return {
    head: pageHead(site, page),
    heading,
    ...(intro !== undefined && { intro }),
    texts: textsIn(site, textsOf(page)),
    sections: page.sections.map(
      ({ kind, record = '' }) =>
        ({ kind, data: sections[kind].data(site, record) }) as ShownSection,
    ),
  }
}

const textsIn = ({ texts }: Site, names: readonly (keyof LocaleTexts)[]) =>
  Object.fromEntries(names.map((name) => [name, texts[name]]))
