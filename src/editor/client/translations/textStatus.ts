import { contextOf } from '../../../content/translation/entries'
import { type LanguageResult, languageResults } from '../../../content/translation/languages'
import type { TextState } from '../../../content/translation/texts'
import { translationPath } from '../../../content/translation/translated'

/** Texts by file. */
export type SiteTexts = Readonly<Record<string, string>>

/** The translation status of every further language. */
export const languageStatuses = (texts: SiteTexts, own: string): LanguageResult[] =>
  languageResults({
    language: own,
    has: (file) => file in texts,
    json: (file) => JSON.parse(texts[file] ?? ''),
  })

/** A language with the number and first place of its newly stale translations. */
export type StaleLanguage = { language: string; count: number; file: string; path: string[] }

/** The translations that are stale in the draft but not on the published site. */
export const newlyStale = (
  published: readonly LanguageResult[],
  drafted: readonly LanguageResult[],
): StaleLanguage[] =>
  drafted.flatMap(({ language, state }) => {
    const before = published.find((each) => each.language === language)
    const known = new Set(staleIn(before).map(contextOf))
    const fresh = staleIn({ language, state }).filter((text) => !known.has(contextOf(text)))
    const [first] = fresh
    if (!first) return []
    const file = translationPath(language, first.kind, first.name)
    return [{ language, count: fresh.length, file, path: [first.key] }]
  })

const staleIn = (result: LanguageResult | undefined): TextState[] =>
  result?.state?.texts.filter(({ state }) => state === 'stale') ?? []
