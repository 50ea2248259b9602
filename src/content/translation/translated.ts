import { slugOf } from '../../shared/formats/searchText.ts'
import type { ContentFiles, SiteFile } from '../types.gen.ts'
import { type Dictionary, dictionaryOf } from './dictionary.ts'
import { fieldPath } from './fields.ts'
import { contentTexts, type LanguageState, localeTexts, type Text } from './texts.ts'
import { directionOf, isolated, signOf } from './writing.ts'

/** Where files are read from: disk, or an editor's draft. */
export type ContentSource = {
  language: string
  /** By path from the clinic's folder. */
  has(file: string): boolean
  /** The parsed file, not to be changed. Throws an Error with its name if it cannot be read. */
  json(file: string): unknown
  /** A cache of language states, while no file changes. */
  states?: Map<string, LanguageState>
}

/** A source whose files are copied and then translated. */
export type TranslatedSource = ContentSource & {
  /** A copy of a file or of a value in its place. */
  copyOf(file: string, value?: unknown): unknown
  /** Receives a text of a record that the words of an entry have replaced. */
  onTranslated(record: object, key: string, from: { file: string; entry: string }): void
}

/** Settings of a further language. */
export type FurtherLanguage = NonNullable<SiteFile['languages']>[number]

/** The clinic's `site.json`. */
export const siteIn = (source: ContentSource) => source.json('content/site.json') as SiteFile

/** The clinic's own language, whose addresses have no prefix. */
export const ownLanguage = (source: ContentSource): string => siteIn(source).language

/** The further languages, in order. */
export const furtherLanguages = (source: ContentSource): FurtherLanguage[] =>
  siteIn(source).languages ?? []

/** The source's language if it is a further one. */
export const furtherLanguage = (source: ContentSource): FurtherLanguage | undefined =>
  furtherLanguages(source).find(({ code }) => code === source.language)

/** The translations of a file's `texts`; undefined without a file. */
export function dictionaryIn(
  source: ContentSource,
  kind: 'content' | 'locale',
  name: string,
  texts: readonly Text[],
): Dictionary {
  const file = translationPath(source.language, kind, name)
  const entries = source.has(file) ? source.json(file) : {}
  const pair = { own: ownLanguage(source), language: source.language }
  const fieldOf = (key: string) => (kind === 'content' && fieldPath(name, key)) || key
  return dictionaryOf(entries, pair, texts, fieldOf)
}

/** The translation file of another file. */
export const translationPath = (
  language: string,
  kind: 'content' | 'locale',
  name: string,
): string => `locales/${language}/${kind === 'content' ? 'content/' : ''}${name}.json`

/** A content file in a further language; what has no translation is omitted. */
export function translateContent<Name extends keyof ContentFiles>(
  source: TranslatedSource,
  name: Name,
  content: ContentFiles[Name],
  language: FurtherLanguage,
): void {
  if (name === 'services') toRequestCodes(content as ContentFiles['services'])
  putWords(source, 'content', name, contentTexts(name, content))
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
 * Removes the parts of the privacy notice for patients in the European Union, unless the
 * language is meant for them (GDPR, Article 3(2), recital 23).
 */
export function keepToReaders(source: ContentSource, name: string, content: unknown): void {
  if (name !== 'privacy' || furtherLanguage(source)?.eu) return
  const notice = content as ContentFiles['privacy']
  Object.assign(notice, { sections: notice.sections.filter(({ eu }) => !eu) })
}

function isolatePhones({ phones }: ContentFiles['clinic']): void {
  phones.landline = isolated(phones.landline)
  if (phones.mobile) phones.mobile = isolated(phones.mobile)
}

/** A locale file in the source's language; what has no translation stays in the clinic's own. */
export function translateLocale(source: TranslatedSource, name: string, strings: object): void {
  putWords(source, 'locale', name, localeTexts(name, strings))
}

function putWords(
  source: TranslatedSource,
  kind: 'content' | 'locale',
  name: string,
  texts: readonly Text[],
): void {
  const file = translationPath(source.language, kind, name)
  const dictionary = dictionaryIn(source, kind, name, texts)
  for (const each of texts.toReversed()) {
    const found = dictionary(each.key, each.text)
    if (found.state === 'missing') each.omit()
    else {
      each.replace(found.words)
      source.onTranslated(each.holder, each.member, { file, entry: found.entry })
    }
  }
}

/** Pages of a further language are below its code: `/en/`, `/en/prices`. */
export const pathIn = (language: string, path: string): string =>
  path === '' ? '' : `/${language.toLowerCase()}${path}`

/** Services refer to the form's option by its slug, because the label is translated. */
function toRequestCodes({ services }: ContentFiles['services']): void {
  for (const service of services) if (service.request) service.request = slugOf(service.request)
}

/**
 * Prices and reviews are hidden from patients abroad unless counsel has allowed them: regulation
 * on promotion in health services, Official Gazette 33075 of 12.11.2025.
 */
function hideFromAbroad(
  { sections }: ContentFiles['clinic'],
  { abroad, allowed }: FurtherLanguage,
): void {
  if (!abroad) return
  if (!allowed?.includes('prices')) sections.prices = false
  if (!allowed?.includes('testimonials')) sections.testimonials = false
}
