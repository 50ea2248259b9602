import { weekdayName } from '../shared/formats/hours.ts'
import { languageNameIn } from './translation/writing.ts'
import type { DoctorsFile } from './types.gen.ts'

/** Languages and days of a doctor in the page's language. */
export type DoctorFacts = { languages: string[]; days: string[] }

/** By doctor, at build time: browsers name some languages differently. */
export function doctorFactsFrom(
  { doctors }: DoctorsFile,
  tag: string,
): Record<string, DoctorFacts> {
  return Object.fromEntries(
    doctors.map(({ id, languages = [], days = [] }) => [
      id,
      {
        languages: languages.map((code) => languageNameIn(tag, code)),
        days: days.map((day) => weekdayName(day, tag)),
      },
    ]),
  )
}
