import type { PagesFile } from '../types.gen.ts'
import { type LanguageState, languageState } from './languageState.ts'
import { type ContentSource, furtherLanguages, ownLanguage } from './translated.ts'

/** The state of a further language, or the message of the file that cannot be read. */
export type LanguageVerdict = { language: string; state?: LanguageState; damaged?: string }

/** How far each of the clinic's further languages is, in their order. Never throws for a translation. */
export const languageVerdicts = (source: ContentSource): LanguageVerdict[] =>
  furtherLanguages(source).map(({ code }) => {
    try {
      return { language: code, state: languageState({ ...source, language: code }) }
    } catch (error) {
      return { language: code, damaged: error instanceof Error ? error.message : String(error) }
    }
  })

/** True for a language with everything that its every page needs. */
export const isPublished = ({ state }: LanguageVerdict): boolean => state?.lacking.length === 0

/** The languages the site is published in, the clinic's own first. */
export const publishedLanguages = (source: ContentSource): string[] => [
  ownLanguage(source),
  ...languageVerdicts(source)
    .filter(isPublished)
    .map(({ language }) => language),
]

/** Switches off the pages a language is not ready for, and takes from the first what it is not. */
export function hideIncomplete(source: ContentSource, { pages }: PagesFile): void {
  const { incomplete, leftOut } = languageState(source)
  const [first, ...others] = pages.filter(({ off }) => !off)
  for (const page of others) if (incomplete.some(({ id }) => id === page.id)) page.off = true
  if (!first) return
  const shown = first.sections.filter((_section, place) => !leftOut.includes(place))
  Object.assign(first, { sections: shown })
}
