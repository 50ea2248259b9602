import type { LocaleTexts } from './localeTexts.gen.ts'
import { notFoundHead, pageHead } from './pageHead.ts'
import {
  frameTexts,
  type PlacedSection,
  sectionInside,
  sections,
  textsOf,
} from './sections/index.ts'
import type { Site } from './site/site.ts'
import type { PageData, ShownSection, SiteData } from './siteData.ts'
import { type PublishedPage, type SiteLanguage, sitePageOf } from './siteMap.ts'

/** The *site* part of a language. `apiHost`: the origin of the request endpoint; '' for the site's own. */
export function siteData(site: Site, apiHost: string): SiteData {
  const { dayForm, phones, ownWords } = site
  // Only the other languages are linked.
  const withoutOwn = (each: SiteLanguage) =>
    each.language === site.language ? { ...each, paths: {} } : each
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
    languages: site.languages.length > 1 ? site.languages.map(withoutOwn) : [],
    logo: site.theme.logo,
    clinic: frameClinic(site),
    place: site.site,
    texts: textsIn(site, frameTexts),
  }
}

/**
 * The *page* part of a published page; without one, of the 404 page. Throws for unknown records,
 * which the validator excludes.
 */
export function pageData(site: Site, page?: PublishedPage): PageData {
  if (!page) {
    const texts = textsIn(site, ['notFound'])
    return { head: notFoundHead(site), heading: site.texts.notFound.title, texts, sections: [] }
  }
  const { title, heading = title, intro } = page
  return {
    head: pageHead(site, page),
    heading,
    ...(intro !== undefined && { intro }),
    texts: textsIn(site, textsOf(page)),
    sections: page.sections.map((section) => shownSection(site, section)),
  }
}

function shownSection(site: Site, section: PlacedSection): ShownSection {
  const { kind, record = '' } = section
  const inside = sectionInside(site, section)
  return {
    kind,
    data: sections[kind].data(site, record),
    ...(inside && { inside: shownSection(site, inside) }),
  } as ShownSection
}

const textsIn = ({ texts }: Site, names: readonly (keyof LocaleTexts)[]) =>
  Object.fromEntries(names.map((name) => [name, texts[name]]))

/** What the frame shows of the clinic. */
function frameClinic({ clinic }: Site): SiteData['clinic'] {
  const {
    dutyCentres,
    identity,
    requestOptions,
    requestRetentionDays,
    appointmentMinutes,
    answerLinks,
    breaks,
    ...shown
  } = clinic
  return shown
}
