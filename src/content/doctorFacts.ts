import { weekdayName } from '../shared/formats/hours.ts'
import type { DoctorFacts, Site } from './site/site.ts'
import { languageNameIn } from './translation/writing.ts'

/** By doctor, at build time: browsers name some languages differently. */
export function doctorFactsOf({ doctors, formatTag: tag }: Site): Record<string, DoctorFacts> {
  return Object.fromEntries(
    doctors.doctors.map(({ id, languages = [], days = [] }) => [
      id,
      {
        languages: languages.map((code) => languageNameIn(tag, code)),
        days: days.map((day) => weekdayName(day, tag)),
      },
    ]),
  )
}
