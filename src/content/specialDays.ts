import { dateWriter } from '../shared/formats/date.ts'
import type { Site } from './site/site.ts'

/** Special days in words by `YYYY-MM-DD`, at build time: a browser's first `Intl` date is slow. */
export function specialDaysOf({ clinic, formatTag }: Site): Record<string, string> {
  const { exceptions = [] } = clinic
  const inWords = dateWriter(formatTag)
  return Object.fromEntries(exceptions.map(({ date }) => [date, inWords(date)]))
}
