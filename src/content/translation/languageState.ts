import { neededKinds } from '../siteMap.ts'
import type { PagesFile } from '../types.gen.ts'
import { fieldPath, fieldsOf, translatedFiles } from './fields.ts'
import { namespaces, neededLocales } from './needs.ts'
import {
  contentTexts,
  type LanguageState,
  localeTexts,
  type TextId,
  type TextState,
  withPlurals,
} from './texts.ts'
import {
  type ContentSource,
  dictionaryIn,
  keepToReaders,
  ownLanguage,
  translationPath,
} from './translated.ts'

/**
 * A language is published once the texts of frame, first page, contact and form are translated, and
 * a page once it has an address, a title and a description. Throws an Error with the name of a
 * malformed translation file.
 */
export function languageState(source: ContentSource): LanguageState {
  const known = source.states?.get(source.language)
  if (known) return known
  const state = stateOf(source)
  source.states?.set(source.language, state)
  return state
}

function stateOf(source: ContentSource): LanguageState {
  const texts = textStates(source)
  const missing = texts.filter(({ state }) => state === 'missing')
  const ofPages = missing.filter(({ name, key }) => isOfPage(name, key))
  const { pages } = source.json('content/pages.json') as PagesFile
  const shown = pages.filter(({ off }) => !off)
  const needed = shown.filter(
    ({ sections }, index) => index === 0 || sections.some(({ kind }) => neededKinds.includes(kind)),
  )
  const isOf = ({ key }: TextState, { id }: { id: string }) => key.startsWith(`pages.${id}.`)
  return {
    language: source.language,
    lacking: [
      ...missing.filter(({ kind, name }) => kind === 'locale' && neededLocales.has(name)),
      ...ofPages.filter((text) => needed.some((page) => isOf(text, page))),
    ],
    unpublished: shown
      .filter((page) => ofPages.some((text) => isOf(text, page)))
      .map(({ id, title }) => ({ id, title })),
    omitted: missing.filter(isOmitted),
    texts,
  }
}

/** Without these texts a page has no address. */
const isOfPage = (name: string, key: string): boolean =>
  name === 'pages' && /^pages\.\*\.(?:path|title|description)$/.test(fieldPath(name, key) ?? '')

/** Whether an untranslated text is shown in the clinic's own words. */
export const isKept = ({ kind, name, key }: TextId): boolean =>
  kind === 'locale' || fieldsOf(name).get(fieldPath(name, key) ?? '')?.without === 'keep'

/** The untranslated texts of the content that are shown in the clinic's own words. */
export const keptTexts = (texts: readonly TextState[] = []): TextState[] =>
  texts.filter((text) => text.kind === 'content' && text.state === 'missing' && isKept(text))

/** Whether an untranslated text is omitted, with what makes no sense without it. */
export const isOmitted = (text: TextId): boolean => !isKept(text) && !isOfPage(text.name, text.key)

/** Every text for visitors with its translation. */
function textStates(source: ContentSource): TextState[] {
  const states = (kind: TextState['kind'], name: string) => {
    const ownFile = translationPath(ownLanguage(source), kind, name)
    const file = kind === 'content' ? `content/${name}.json` : ownFile
    // A draft may lack a file that cannot be read; the pages that read it fail.
    if (!source.has(file)) return []
    const json = { ...Object(source.json(file)) }
    if (kind === 'content') keepToReaders(source, name, json)
    const texts =
      kind === 'content'
        ? contentTexts(name, json)
        : localeTexts(name, withPlurals(json, source.language))
    const dictionary = dictionaryIn(source, kind, name, texts)
    return texts.map(({ key, text }) => ({ kind, name, key, text, ...dictionary(key, text) }))
  }
  return [
    ...translatedFiles.flatMap((name) => states('content', name)),
    ...namespaces.flatMap((name) => states('locale', name)),
  ]
}
