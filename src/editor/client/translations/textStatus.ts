import { withEngineTexts } from '../../../content/texts/engineTexts'
import { languageResults } from '../../../content/translation/languages'
import type { LanguageResult, TextState } from '../../../content/translation/texts'
import type { Published } from '../../contract/contract'

/** Texts by file. */
export type SiteTexts = Readonly<Record<string, string>>

/** The translation status of every further language. */
export const languageStatuses = (texts: SiteTexts, own: string): LanguageResult[] =>
  languageResults({
    language: own,
    ...withEngineTexts({
      has: (file) => file in texts,
      json: (file) => JSON.parse(texts[file] ?? ''),
    }),
  })

/**
 * When a stale translation's text last changed: the time of the newest publication that names it.
 * Undefined if none of the listed ones does.
 */
export const staleSince = (
  published: readonly Published[],
  language: string,
  { state, text }: TextState,
): string | undefined =>
  state === 'stale'
    ? published.find(({ change }) =>
        change.languages.some((each) => each.language === language && each.stale.includes(text)),
      )?.at
    : undefined
