import { type SectionKind, type SiteMap, siteMapOf } from './siteMap.ts'
import { hideIncomplete, publishedLanguages } from './translation/languages.ts'
import {
  type ContentSource,
  furtherLanguage,
  keepToReaders,
  ownLanguage,
  translateContent,
  translateLocale,
} from './translation/translated.ts'
import { directionOf, ownNameOf } from './translation/writing.ts'
import type { ContentFiles, PagesFile } from './types.gen.ts'

export type { ContentSource } from './translation/translated.ts'

/** The path of a content file (`clinic`). */
export const contentPath = (name: string): string => `content/${name}.json`

/** The path of a locale file; that of a further language contains translation entries. */
export const localePath = ({ language }: Pick<ContentSource, 'language'>, name: string): string =>
  `locales/${language}/${name}.json`

/** A content file in the source's language, placeholders of the page texts filled. */
export function contentFrom<Name extends keyof ContentFiles>(
  source: ContentSource,
  name: Name,
): ContentFiles[Name] {
  const content = source.json(contentPath(name)) as ContentFiles[Name]
  const further = furtherLanguage(source)
  keepToReaders(source, name, content)
  if (further) translateContent(source, name, content, further)
  if (name !== 'pages') return content
  if (further) hideIncomplete(source, content as PagesFile)
  fillIn(source, content as PagesFile)
  return content
}

export function localeFrom<Strings>(source: ContentSource, name: string): Strings {
  if (!furtherLanguage(source)) return source.json(localePath(source, name)) as Strings
  const { language } = source
  if (name === 'locale') return { lang: language, dir: directionOf(language) } as Strings
  const strings = source.json(localePath({ language: ownLanguage(source) }, name)) as object
  translateLocale(source, name, strings)
  return strings as Strings
}

/** The published pages and menus in the source's language, and the addresses of other languages. */
export function siteMapFrom(source: ContentSource): SiteMap {
  const languages = publishedLanguages(source)
  const maps = new Map(languages.map((language) => [language, ownSiteMap({ ...source, language })]))
  const map = maps.get(source.language) ?? ownSiteMap(source)
  const here = new Set(map.pages.map(({ id }) => id))
  const own = maps.get(ownLanguage(source))?.pages ?? []
  return {
    ...map,
    elsewhere: own.filter(({ id, kinds }) => !here.has(id) && kinds.some(isNeeded)),
    languages: [...maps].map(([language, { pages }]) => ({
      language,
      name: ownNameOf(language),
      paths: Object.fromEntries(pages.map(({ id, path }) => [id, path])),
    })),
  }
}

/** Sections that every site has. */
const isNeeded = (kind: SectionKind) => ['appointment', 'contact', 'privacy'].includes(kind)

const ownSiteMap = (source: ContentSource) =>
  siteMapOf(contentFrom(source, 'pages'), contentFrom(source, 'clinic'))

/** Values of `{{site}}` and other placeholders in page texts. */
function pageFacts(source: ContentSource): Record<string, string> {
  const { name, address } = contentFrom(source, 'clinic')
  const { siteName } = localeFrom<{ siteName: string }>(source, 'common')
  const site = siteName.replace('{{clinic}}', () => name)
  return { site, clinic: name, district: address.district, city: address.city }
}

function fillIn(source: ContentSource, file: PagesFile): void {
  const facts = pageFacts(source)
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => facts[name] ?? slot)
  for (const page of file.pages) {
    page.title = fill(page.title)
    page.description = fill(page.description)
    if (page.heading) page.heading = fill(page.heading)
    if (page.intro) page.intro = fill(page.intro)
  }
}
