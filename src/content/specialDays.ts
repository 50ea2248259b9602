import { dateInWords } from '../shared/formats/date.ts'
import type { Site } from './site/site.ts'

/** Special days in words by `YYYY-MM-DD`, at build time: a browser's first `Intl` date is slow. */
export function specialDaysOf({ clinic, formatTag }: Site): Record<string, string> {
  const { exceptions = [] } = clinic
  return Object.fromEntries(exceptions.map(({ date }) => [date, dateInWords(date, formatTag)]))
}
