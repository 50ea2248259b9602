import type { PagesFile, TreatmentsFile } from '../types.gen.ts'
import fields from './fields.gen.json' with { type: 'json' }
import { type Need, namespaces, needsOfFrame, needsOfSection } from './needs.ts'
import { contentTexts, isOptional, localeTexts } from './texts.ts'
import {
  type ContentSource,
  dictionaryIn,
  keepToReaders,
  ownLanguage,
  translationPath,
} from './translated.ts'

/** A text and how far its translation is. */
export type TextState = {
  kind: 'content' | 'locale'
  name: string
  key: string
  text: string
  state: 'current' | 'stale' | 'missing'
  /** The words there are, and those they were translated from. */
  words?: string
  from?: string
}

/** A page with what keeps it, or of the first page a section, from being shown. */
export type PageState = { id: string; title: string; isFirst: boolean; lacking: TextState[] }

export type LanguageState = {
  language: string
  /** What keeps all of it from being published. */
  lacking: TextState[]
  /** Pages that are not published; of the first page, what its left-out sections lack. */
  incomplete: PageState[]
  /** The sections the first page leaves out, by their place on it. */
  leftOut: number[]
  /** All texts, in the order of files. */
  texts: TextState[]
}

/** Where words that are not today's are worse than none. */
const exact: readonly Need[] = [
  { kind: 'content', name: 'privacy' },
  { kind: 'locale', name: 'privacy' },
  { kind: 'locale', name: 'appointment', keys: ['notice'] },
  { kind: 'locale', name: 'contact', keys: ['emergency.'] },
]

/**
 * How far the translation into the source's language is, and what follows from it: what is
 * lacking in the frame or in the words of the first page keeps the language off, what is
 * lacking elsewhere that page; the first page leaves sections out. Throws an Error that
 * names a file of translations that is no JSON.
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
  const ownTexts = (id: string): Need => ({
    kind: 'content',
    name: 'pages',
    keys: [`pages.${id}.`],
  })

  const [first, ...others] = pages.filter(({ off }) => !off)
  const whole: Need[] = [
    ...needsOfFrame(),
    { kind: 'locale', name: 'home' },
    { kind: 'content', name: 'pages', keys: ['menus.', `pages.${first?.id}.`] },
  ]
  const sections = (first?.sections ?? []).map((section) =>
    lackingIn(needsOfSection(section, treatments)),
  )
  const incomplete = others.map(({ id, title, sections }) => ({
    id,
    title,
    isFirst: false,
    lacking: lackingIn([
      ownTexts(id),
      ...sections.flatMap((section) => needsOfSection(section, treatments)),
    ]),
  }))
  if (first) {
    const { id, title } = first
    incomplete.unshift({ id, title, isFirst: true, lacking: sections.flat() })
  }
  return {
    language: source.language,
    lacking: lackingIn(whole),
    incomplete: incomplete.filter(({ lacking }) => lacking.length > 0),
    leftOut: sections.flatMap((lacking, place) => (lacking.length > 0 ? [place] : [])),
    texts,
  }
}

/** Every text of the clinic that visitors read, with its translation into the source's language. */
function textStates(source: ContentSource): TextState[] {
  const states = (kind: TextState['kind'], name: string) => {
    const ownFile = translationPath(ownLanguage(source), kind, name)
    const json = source.json(kind === 'content' ? `content/${name}.json` : ownFile)
    if (kind === 'content') keepToReaders(source, name, json)
    const texts =
      kind === 'content' ? contentTexts(name, json) : localeTexts(name, json, source.language)
    const dictionary = dictionaryIn(source, kind, name, texts)
    return texts.map(({ key, text }): TextState => {
      const found = dictionary(key, text)
      return { kind, name, key, text, ...found }
    })
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
