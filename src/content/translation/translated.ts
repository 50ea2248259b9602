import { slugOf } from '../../formats/searchText.ts'
import type { ContentFiles, SiteFile } from '../types.gen.ts'
import { type Dictionary, dictionaryOf } from './dictionary.ts'
import type { LanguageState } from './languageState.ts'
import { contentTexts, isOptional, localeTexts, type Text } from './texts.ts'
import { directionOf, isolated, signOf } from './writing.ts'

/** Where a clinic's files are read from: the disk of a build, or an editor's draft. */
export type ContentSource = {
  /** The language it is read in. */
  language: string
  /** Whether there is a file; its path from the clinic's folder. */
  has(file: string): boolean
  /** What it says, as JSON has it, each time anew. Throws an Error that names it when it cannot be read. */
  json(file: string): unknown
  /** What was found out about its languages, where no file changes meanwhile. */
  states?: Map<string, LanguageState>
}

/** What the site says of one of its further languages. */
export type FurtherLanguage = NonNullable<SiteFile['languages']>[number]

const siteIn = (source: ContentSource) => source.json('content/site.json') as SiteFile

/** The language in which the clinic writes, whose addresses have nothing in front. */
export const ownLanguage = (source: ContentSource): string => siteIn(source).language

/** The languages the clinic translates its site into, in its order. */
export const furtherLanguages = (source: ContentSource): FurtherLanguage[] =>
  siteIn(source).languages ?? []

/** The further language it is read in; undefined for the clinic's own. */
export const furtherLanguage = (source: ContentSource): FurtherLanguage | undefined =>
  furtherLanguages(source).find(({ code }) => code === source.language)

/** What the translations say of the `texts` of a file; nothing where there are none. */
export function dictionaryIn(
  source: ContentSource,
  kind: 'content' | 'locale',
  name: string,
  texts: readonly Text[],
): Dictionary {
  const file = translationPath(source.language, kind, name)
  const entries = source.has(file) ? source.json(file) : {}
  return dictionaryOf(entries, ownLanguage(source), source.language, texts)
}

/** The file that holds a language's words for another file's texts. */
export const translationPath = (
  language: string,
  kind: 'content' | 'locale',
  name: string,
): string => `locales/${language}/${kind === 'content' ? 'content/' : ''}${name}.json`

/**
 * A content file as the clinic wrote it, in the words of a further language. What has none
 * is left out where the page is whole without it, and else empty: no page that would show
 * it is published (`languageState`). Facts stay what they are.
 */
export function translateContent<Name extends keyof ContentFiles>(
  source: ContentSource,
  name: Name,
  content: ContentFiles[Name],
  language: FurtherLanguage,
): void {
  if (name === 'services') toRequestCodes(content as ContentFiles['services'])
  const texts = contentTexts(name, content)
  const dictionary = dictionaryIn(source, 'content', name, texts)
  putWords(texts, dictionary, (key) => isOptional(name, key))
  if (name === 'clinic') {
    const clinic = content as ContentFiles['clinic']
    hideFromAbroad(clinic, language)
    if (directionOf(source.language) === 'rtl') isolatePhones(clinic)
    clinic.website = language.origin ?? clinic.website
  }
  if (name === 'site') {
    const site = content as ContentFiles['site']
    site.currencySign = signOf(site.currency, source.language)
  }
  if (name === 'pages')
    for (const page of (content as ContentFiles['pages']).pages)
      page.path = pathIn(source.language, page.path)
}

/**
 * Takes from the privacy notice what is written for patients in the European Union alone,
 * unless the source's language speaks to them (GDPR, Article 3(2) and recital 23).
 */
export function keepToReaders(source: ContentSource, name: string, content: unknown): void {
  if (name !== 'privacy' || furtherLanguage(source)?.eu) return
  const notice = content as ContentFiles['privacy']
  Object.assign(notice, { sections: notice.sections.filter(({ eu }) => !eu) })
}

function isolatePhones({ phones }: ContentFiles['clinic']): void {
  phones.landline = isolated(phones.landline)
  phones.mobile = isolated(phones.mobile)
}

/** The texts of a locale file in the words of the source's language. */
export function translateLocale(source: ContentSource, name: string, strings: object): void {
  const texts = localeTexts(name, strings, source.language)
  putWords(texts, dictionaryIn(source, 'locale', name, texts), () => false)
}

function putWords(
  texts: readonly Text[],
  dictionary: Dictionary,
  mayGo: (key: string) => boolean,
): void {
  for (const { key, text, replace, remove } of texts.toReversed()) {
    const found = dictionary(key, text)
    if (found.state !== 'missing') replace(found.words)
    else if (mayGo(key)) remove()
    else replace('')
  }
}

/** Addresses of a further language stand below its code: `/en/`, `/en/prices`. */
export const pathIn = (language: string, path: string): string =>
  path === '' ? '' : `/${language.toLowerCase()}${path}`

/** What a service asks for goes by the code of the form's option, whose label is translated. */
function toRequestCodes({ services }: ContentFiles['services']): void {
  for (const service of services) if (service.request) service.request = slugOf(service.request)
}

/**
 * Prices and reviews are not shown to patients from abroad, unless counsel has allowed it:
 * regulation on promotion in health services, Official Gazette 33075 of 12.11.2025.
 */
function hideFromAbroad(
  { sections }: ContentFiles['clinic'],
  { abroad, allowed }: FurtherLanguage,
): void {
  if (!abroad) return
  if (!allowed?.includes('prices')) sections.prices = false
  if (!allowed?.includes('testimonials')) sections.testimonials = false
}
