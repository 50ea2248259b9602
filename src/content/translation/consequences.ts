import { contextOf } from './entries.ts'
import { keptTexts } from './languageState.ts'
import type { LanguageResult, TextState } from './texts.ts'

/** What a change of the site means for a language. */
export type LanguageChange = {
  language: string
  /** Texts that keep their earlier translation. */
  stale: TextState[]
  /** Texts that are not shown until they are translated. */
  omitted: TextState[]
  /** Texts that are shown in the clinic's own words until they are translated. */
  kept: TextState[]
}

/** The languages in which a change makes translations stale or missing. */
export const languageChanges = (
  before: readonly LanguageResult[],
  after: readonly LanguageResult[],
): LanguageChange[] =>
  after.flatMap(({ language, state }) => {
    const former = before.find((each) => each.language === language)?.state
    const known = new Set(staleIn(former?.texts).map(contextOf))
    const missed = new Set([...(former?.omitted ?? []), ...keptTexts(former?.texts)].map(wordsOf))
    const isNew = (text: TextState) => !missed.has(wordsOf(text))
    const stale = staleIn(state?.texts).filter((text) => !known.has(contextOf(text)))
    const omitted = (state?.omitted ?? []).filter(isNew)
    const kept = keptTexts(state?.texts).filter(isNew)
    return stale.length + omitted.length + kept.length > 0
      ? [{ language, stale, omitted, kept }]
      : []
  })

const staleIn = (texts: readonly TextState[] = []) => texts.filter(({ state }) => state === 'stale')

/** List items move, so omitted texts are compared by their words. */
const wordsOf = ({ kind, name, text }: TextState) => `${kind} ${name} ${text}`
