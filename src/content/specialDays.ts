import { dateInWords } from '../shared/formats/date.ts'
import { contentFrom } from './readFrom.ts'
import type { ContentSource } from './translation/translated.ts'

/** Special days in words by `YYYY-MM-DD`, at build time: a browser's first `Intl` date is slow. */
export function specialDaysFrom(source: ContentSource, tag: string): Record<string, string> {
  const { exceptions = [] } = contentFrom(source, 'clinic')
  return Object.fromEntries(exceptions.map(({ date }) => [date, dateInWords(date, tag)]))
}
