import { contextOf } from '../../../content/translation/entries'
import type { TextState } from '../../../content/translation/languageState'
import { type LanguageVerdict, languageVerdicts } from '../../../content/translation/languages'
import { type ContentSource, translationPath } from '../../../content/translation/translated'

/** A site's texts, by their files. */
export type SiteTexts = Readonly<Record<string, string>>

/** How far the site's further languages are, as these texts have it. */
export const verdictsOf = (texts: SiteTexts, own: string): LanguageVerdict[] =>
  languageVerdicts(sourceOf(texts, own))

const sourceOf = (texts: SiteTexts, language: string): ContentSource => ({
  language,
  has: (file) => file in texts,
  json: (file) => JSON.parse(texts[file] ?? ''),
})

/** A language in which a draft makes translations stale: how many, and where the first of them is. */
export type Becoming = { language: string; count: number; file: string; path: string[] }

/** What is stale in a draft that is not on the published site, by language. */
export const becomingStale = (
  published: readonly LanguageVerdict[],
  drafted: readonly LanguageVerdict[],
): Becoming[] =>
  drafted.flatMap(({ language, state }) => {
    const before = published.find((each) => each.language === language)
    const known = new Set(staleIn(before).map(contextOf))
    const fresh = staleIn({ language, state }).filter((text) => !known.has(contextOf(text)))
    const [first] = fresh
    if (!first) return []
    const file = translationPath(language, first.kind, first.name)
    return [{ language, count: fresh.length, file, path: [first.key] }]
  })

const staleIn = (verdict: LanguageVerdict | undefined): TextState[] =>
  verdict?.state?.texts.filter(({ state }) => state === 'stale') ?? []
