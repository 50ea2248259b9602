import { type ClinicPlace, readLocale } from '../../src/content/read.ts'
import { formatTagOf } from '../../src/content/translation/writing.ts'
import { siteLocale } from './places.ts'

/** How `Intl` is asked for the language of a build: in the region that its texts name (`en_GB`). */
export function formatTag(place: ClinicPlace): string {
  const { openGraphLocale } = readLocale<{ openGraphLocale: string }>(place, 'common')
  if (place.language !== siteLocale())
    return formatTagOf(inRegion(openGraphLocale.replace('_', '-'), place.language))
  const isLatin = new Intl.Locale(place.language).maximize().script === 'Latn'
  return isLatin ? place.language : formatTagOf(place.language)
}

/**
 * What the code of one language's build is told of it (`src/formats/inLanguage.ts`), as values
 * that stand in the code itself: whether it is a further one, and how `Intl` is asked for it.
 */
export const languageValues = (place: ClinicPlace): Record<string, string> => ({
  'import.meta.env.FURTHER_LANGUAGE': JSON.stringify(place.language !== siteLocale()),
  'import.meta.env.LANGUAGE_TAG': JSON.stringify(formatTag(place)),
})

/** The language in a region; without it where a translator wrote something else. */
function inRegion(named: string, language: string): string {
  try {
    return new Intl.Locale(named).language === new Intl.Locale(language).language ? named : language
  } catch {
    return language
  }
}
