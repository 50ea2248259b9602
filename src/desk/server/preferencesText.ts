import type { ServerFacts } from '../../content/loading/clinicFacts'
import { weekdayName } from '../../shared/formats/hours'
import { type Preferences, readPreferences } from '../../shared/preferences'

/** What a patient prefers in the clinic's language, days first; '' for nothing. */
export function preferencesText(
  words: ServerFacts['desk']['words']['preferences'],
  language: string,
) {
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  const told = (preferred: Preferences) => [
    preferred.days.map((day) => weekdayName(day, language)).join(', '),
    preferred.time && words[preferred.time],
    preferred.channel && words[preferred.channel],
    preferred.language && (languages.of(preferred.language) ?? ''),
  ]
  return (stored: string): string => {
    const preferred = readPreferences(stored)
    return preferred ? told(preferred).filter(Boolean).join(' · ') : ''
  }
}
