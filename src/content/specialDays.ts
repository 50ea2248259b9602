import { dateInWords } from '../formats/date.ts'
import { contentFrom } from './readFrom.ts'
import type { ContentSource } from './translation/translated.ts'

/**
 * The special days in words, by their dates (`YYYY-MM-DD`), as `Intl` writes them for `tag`.
 * The build tells them: a browser's first `Intl` of dates is the longest work of a phone's page.
 */
export function specialDaysFrom(source: ContentSource, tag: string): Record<string, string> {
  const { exceptions = [] } = contentFrom(source, 'clinic')
  return Object.fromEntries(exceptions.map(({ date }) => [date, dateInWords(date, tag)]))
}
