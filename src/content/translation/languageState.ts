import type { PagesFile, TreatmentsFile } from '../types.gen.ts'
import fields from './fields.gen.json' with { type: 'json' }
import { type Need, namespaces, needsOfFrame, needsOfSection } from './needs.ts'
import {
  contentTexts,
  isOptional,
  type LanguageState,
  localeTexts,
  type PageState,
  type TextState,
} from './texts.ts'
import {
  type ContentSource,
  dictionaryIn,
  keepToReaders,
  ownLanguage,
  translationPath,
} from './translated.ts'

/** Texts whose stale translation counts as missing. */
const exact: readonly Need[] = [
  { kind: 'content', name: 'privacy' },
  { kind: 'locale', name: 'privacy' },
  { kind: 'locale', name: 'appointment', keys: ['notice'] },
  { kind: 'locale', name: 'contact', keys: ['emergency.'] },
]

/**
 * A missing text of the frame or the start page keeps the language unpublished, elsewhere its page;
 * the start page omits sections. Throws an Error with the name of a malformed translation file.
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
  const { pages } = source.json('content/pages.json') as PagesFile
  const treatments = source.json('content/treatments.json') as TreatmentsFile
  const lackingIn = (needs: readonly Need[]) =>
    texts.filter((text) => lacks(text) && needs.some((need) => isPartOf(text, need)))
  const shown = pages.filter(({ off }) => !off)
  const [first] = shown
  const whole: Need[] = [
    ...needsOfFrame(),
    { kind: 'locale', name: 'home' },
    { kind: 'content', name: 'pages', keys: ['menus.', `pages.${first?.id}.`] },
  ]
  const sections = (first?.sections ?? []).map((section) =>
    lackingIn(needsOfSection(section, treatments)),
  )
  const lackingOf = ({ id, sections }: PagesFile['pages'][number]) =>
    lackingIn([
      { kind: 'content', name: 'pages', keys: [`pages.${id}.`] },
      ...sections.flatMap((section) => needsOfSection(section, treatments)),
    ])
  const states = shown.map((page): PageState => {
    const isFirst = page === first
    const { id, title } = page
    return { id, title, isFirst, lacking: isFirst ? sections.flat() : lackingOf(page) }
  })
  return {
    language: source.language,
    lacking: lackingIn(whole),
    incomplete: states.filter(({ lacking }) => lacking.length > 0),
    leftOut: sections.flatMap((lacking, index) => (lacking.length > 0 ? [index] : [])),
    texts,
  }
}

/** Every text for visitors with its translation. */
function textStates(source: ContentSource): TextState[] {
  const states = (kind: TextState['kind'], name: string) => {
    const ownFile = translationPath(ownLanguage(source), kind, name)
    const json = source.json(kind === 'content' ? `content/${name}.json` : ownFile)
    if (kind === 'content') keepToReaders(source, name, json)
    const texts =
      kind === 'content' ? contentTexts(name, json) : localeTexts(name, json, source.language)
    const dictionary = dictionaryIn(source, kind, name, texts)
    return texts.map(({ key, text }) => ({ kind, name, key, text, ...dictionary(key, text) }))
  }
  return [
    ...Object.keys(fields).flatMap((name) => states('content', name)),
    ...namespaces.flatMap((name) => states('locale', name)),
  ]
}

function lacks(text: TextState): boolean {
  if (text.state === 'missing') return !isOptional(text.name, text.key)
  return text.state === 'stale' && exact.some((need) => isPartOf(text, need))
}

const isPartOf = (text: TextState, { kind, name, keys }: Need): boolean =>
  text.kind === kind &&
  text.name === name &&
  (keys === undefined || keys.some((key) => text.key === key || text.key.startsWith(key)))
