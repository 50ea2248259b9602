import { filled, filledTexts, type pagePlaceholders } from './filledTexts.ts'
import { type SectionKind, type SiteMap, siteMapOf } from './siteMap.ts'
import { languageState } from './translation/languageState.ts'
import { publishedLanguages } from './translation/languages.ts'
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
  if (further && name === 'treatments')
    dropReferences(source, content as ContentFiles['treatments'])
  if (name !== 'pages') return content
  if (further) dropEmptySections(source, content as PagesFile)
  fillIn(source, content as PagesFile)
  return content
}

/** The list that a section shows, or shows one record of. */
const lists: { [Kind in SectionKind]?: (source: ContentSource) => readonly { id?: string }[] } = {
  services: (source) => contentFrom(source, 'services').services,
  'services-overview': (source) => contentFrom(source, 'services').services,
  hero: (source) => contentFrom(source, 'hero').slides,
  statistics: (source) => contentFrom(source, 'statistics').statistics,
  testimonials: (source) => contentFrom(source, 'testimonials').testimonials,
  prose: (source) => contentFrom(source, 'prose').texts,
  questions: (source) => contentFrom(source, 'questions').groups,
  gallery: (source) => contentFrom(source, 'galleries').galleries,
  call: (source) => contentFrom(source, 'calls').calls,
  treatment: (source) => contentFrom(source, 'treatments').treatments,
}

/** Drops a language's sections without a translated record. Their page stays. */
function dropEmptySections(source: ContentSource, { pages }: PagesFile): void {
  if (languageState(source).omitted.length === 0) return
  const read = new Map<SectionKind, ReadonlySet<unknown> | undefined>()
  const isShown = ({ kind, record }: PagesFile['pages'][number]['sections'][number]) => {
    if (!read.has(kind)) read.set(kind, idsOf(lists[kind]?.(source)))
    const ids = read.get(kind)
    return !ids || (record === undefined ? ids.size > 0 : ids.has(record))
  }
  for (const page of pages) Object.assign(page, { sections: page.sections.filter(isShown) })
}

const idsOf = (list: readonly { id?: string }[] | undefined) =>
  list && new Set(list.map((record) => record.id ?? record))

/** Drops a treatment's references to omitted records, and a treatment without its service. */
function dropReferences(source: ContentSource, file: ContentFiles['treatments']): void {
  const isOmitted = (name: string) =>
    languageState(source).omitted.some((text) => text.name === name)
  if (isOmitted('services')) {
    const known = idsOf(contentFrom(source, 'services').services)
    Object.assign(file, {
      treatments: file.treatments.filter(({ service }) => known?.has(service)),
    })
  }
  if (!isOmitted('questions')) return
  const groups = idsOf(contentFrom(source, 'questions').groups)
  for (const treatment of file.treatments)
    if (!groups?.has(treatment.questions ?? '')) delete treatment.questions
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
  return {
    ...(maps.get(source.language) ?? ownSiteMap(source)),
    languages: [...maps].map(([language, { pages }]) => ({
      language,
      name: ownNameOf(language),
      paths: Object.fromEntries(pages.map(({ id, path }) => [id, path])),
    })),
  }
}

const ownSiteMap = (source: ContentSource) =>
  siteMapOf(contentFrom(source, 'pages'), contentFrom(source, 'clinic'))

/** Values of `{{site}}` and other placeholders in page texts. */
function pageFacts(source: ContentSource): Record<(typeof pagePlaceholders)[number], string> {
  const { name, address } = contentFrom(source, 'clinic')
  return { site: siteNameOf(source), clinic: name, district: address.district, city: address.city }
}

/** The site's name in the source's language. */
export function siteNameOf(source: ContentSource): string {
  const { name } = contentFrom(source, 'clinic')
  const { siteName } = localeFrom<{ siteName: string }>(source, 'common')
  return filled(siteName, { clinic: name })
}

function fillIn(source: ContentSource, file: PagesFile): void {
  const facts = pageFacts(source)
  for (const page of file.pages)
    for (const key of filledTexts) if (page[key]) page[key] = filled(page[key], facts)
}
