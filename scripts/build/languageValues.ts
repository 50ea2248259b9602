import { type ClinicPlace, readLocale } from '../../src/content/loading/read.ts'
import { formatTagOf } from '../../src/content/translation/writing.ts'
import { siteLocale } from './paths.ts'

/** The BCP 47 tag for `Intl`, with the region of the texts (`en_GB`). */
export function formatTag(place: ClinicPlace): string {
  const { openGraphLocale } = readLocale<{ openGraphLocale: string }>(place, 'common')
  if (place.language !== siteLocale())
    return formatTagOf(inRegion(openGraphLocale.replace('_', '-'), place.language))
  const isLatin = new Intl.Locale(place.language).maximize().script === 'Latn'
  return isLatin ? place.language : formatTagOf(place.language)
}

/**
 * Build constants of a language (`src/shared/formats/inLanguage.ts`): whether it is a further
 * one, and its `Intl` tag.
 */
export const languageValues = (place: ClinicPlace): Record<string, string> => ({
  'import.meta.env.FURTHER_LANGUAGE': JSON.stringify(place.language !== siteLocale()),
  'import.meta.env.LANGUAGE_TAG': JSON.stringify(formatTag(place)),
})

/** The language with a region; without it if the value is malformed. */
function inRegion(named: string, language: string): string {
  try {
    return new Intl.Locale(named).language === new Intl.Locale(language).language ? named : language
  } catch {
    return language
  }
}
