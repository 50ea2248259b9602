import { fill } from '../../shared/formats/fill.ts'
import { filledTexts, type pagePlaceholders } from '../filledTexts.ts'
import type { LocaleTexts } from '../localeTexts.gen.ts'
import { type ListName, sections } from '../sections/index.ts'
import type { SectionKind } from '../siteMap.ts'
import { languageState } from '../translation/languageState.ts'
import { contentTexts, withPlurals } from '../translation/texts.ts'
import {
  type ContentSource,
  furtherLanguage,
  keepToReaders,
  ownLanguage,
  type TranslatedSource,
  translateContent,
  translateLocale,
} from '../translation/translated.ts'
import { directionOf, inFrenchSpaces, isFrench } from '../translation/writing.ts'
import type { ContentFiles, PagesFile } from '../types.gen.ts'
import type { Site } from './site.ts'

/** A content file in the source's language. `site`: the same language's other files. */
export function contentIn<Name extends keyof ContentFiles>(
  source: TranslatedSource,
  name: Name,
  site: Site,
): ContentFiles[Name] {
  const content = source.copyOf(`content/${name}.json`) as ContentFiles[Name]
  const further = furtherLanguage(source)
  keepToReaders(source, name, content)
  if (further) translateContent(source, name, content, further)
  if (further && name === 'treatments')
    dropReferences(source, site, content as ContentFiles['treatments'])
  if (isFrench(source.language))
    for (const { text, replace } of contentTexts(name, content)) replace(inFrenchSpaces(text))
  return content
}

/** All pages in the source's language, placeholders filled. */
export function pagesIn(source: TranslatedSource, site: Site): PagesFile {
  const file = contentIn(source, 'pages', site)
  if (furtherLanguage(source)) dropEmptySections(source, site, file)
  fillIn(site, file)
  return file
}

/** A locale file in the source's language; what has no translation stays in the clinic's own. */
export function textsIn<Name extends keyof LocaleTexts>(
  source: TranslatedSource,
  name: Name,
): LocaleTexts[Name] {
  const { language } = source
  const own = ownLanguage(source)
  if (language !== own && name === 'locale')
    return { lang: language, dir: directionOf(language) } as LocaleTexts[Name]
  const file = `locales/${own}/${name}.json`
  if (language === own) return source.copyOf(file) as LocaleTexts[Name]
  const texts = source.copyOf(file, withPlurals(source.json(file), language)) as LocaleTexts[Name]
  translateLocale(source, name, texts)
  return texts
}

/** The ids of the list that a section shows, or shows one record of. */
function listedIds(site: Site, kind: SectionKind): ReadonlySet<unknown> | undefined {
  const { record, list = record }: { record?: ListName; list?: ListName } = sections[kind]
  if (!list) return undefined
  const [file, key] = list.split('.') as [keyof Site, string]
  return idsOf(Reflect.get(Object(site[file]), key))
}

/** Drops a language's sections without a translated record. Their page stays. */
function dropEmptySections(source: ContentSource, site: Site, { pages }: PagesFile): void {
  if (languageState(source).omitted.length === 0) return
  const read = new Map<SectionKind, ReadonlySet<unknown> | undefined>()
  const isShown = ({ kind, record }: PagesFile['pages'][number]['sections'][number]) => {
    if (!read.has(kind)) read.set(kind, listedIds(site, kind))
    const ids = read.get(kind)
    return !ids || (record === undefined ? ids.size > 0 : ids.has(record))
  }
  for (const page of pages) Object.assign(page, { sections: page.sections.filter(isShown) })
}

const idsOf = (list: readonly { id?: string }[] | undefined) =>
  list && new Set(list.map((record) => record.id ?? record))

/** Drops a treatment's references to omitted records, and a treatment without its service. */
function dropReferences(source: ContentSource, site: Site, file: ContentFiles['treatments']): void {
  const isOmitted = (name: string) =>
    languageState(source).omitted.some((text) => text.name === name)
  if (isOmitted('services')) {
    const known = idsOf(site.services.services)
    Object.assign(file, {
      treatments: file.treatments.filter(({ service }) => known?.has(service)),
    })
  }
  if (!isOmitted('questions')) return
  const groups = idsOf(site.questions.groups)
  for (const treatment of file.treatments)
    if (!groups?.has(treatment.questions ?? '')) delete treatment.questions
}

/** Fills `{{site}}` and other placeholders in page texts. */
function fillIn({ name, clinic }: Site, file: PagesFile): void {
  const { district, city } = clinic.address
  const facts: Record<(typeof pagePlaceholders)[number], string> = {
    site: name,
    clinic: clinic.name,
    district,
    city,
  }
  for (const page of file.pages)
    for (const key of filledTexts) if (page[key]) page[key] = fill(page[key], facts)
}
