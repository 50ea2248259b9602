import { type ClinicPlace, readLocale } from '../../src/content/read.ts'
import { formatTagOf } from '../../src/content/translation/writing.ts'
import { siteLocale } from './places.ts'

/**
 * What the code of one language's build is told of it (`src/formats/inLanguage.ts`), as values
 * that stand in the code itself: whether it is a further one, and how `Intl` is asked for it,
 * in the region that its texts name (`en_GB`).
 */
export function languageValues(place: ClinicPlace): Record<string, string> {
  const further = place.language !== siteLocale()
  const { openGraphLocale } = readLocale<{ openGraphLocale: string }>(place, 'common')
  const isLatin = new Intl.Locale(place.language).maximize().script === 'Latn'
  const tag = further
    ? formatTagOf(inRegion(openGraphLocale.replace('_', '-'), place.language))
    : place.language
  return {
    'import.meta.env.FURTHER_LANGUAGE': JSON.stringify(further),
    'import.meta.env.LANGUAGE_TAG': JSON.stringify(further || isLatin ? tag : formatTagOf(tag)),
  }
}

/** The language in a region; without it where a translator wrote something else. */
function inRegion(named: string, language: string): string {
  try {
    return new Intl.Locale(named).language === new Intl.Locale(language).language ? named : language
  } catch {
    return language
  }
}
