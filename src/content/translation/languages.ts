import { languageState } from './languageState.ts'
import type { LanguageResult } from './texts.ts'
import { type ContentSource, furtherLanguages } from './translated.ts'

/** The states of all further languages, in order. Never throws for a translation file. */
export const languageResults = (source: ContentSource): LanguageResult[] =>
  furtherLanguages(source).map(({ code }) => {
    try {
      return { language: code, state: languageState({ ...source, language: code }) }
    } catch (error) {
      return { language: code, damaged: error instanceof Error ? error.message : String(error) }
    }
  })

export const isPublished = ({ state }: LanguageResult): boolean => state?.lacking.length === 0
