/** What the compiled schemas call. ajv's own runtime is CommonJS and has all of its formats. */
import { daysIn } from '../calendar.ts'

export { fitsCountry } from './country.ts'
export { repeatedItem } from './repeatedItem.ts'

/** JSON Schema counts code points. */
export const lengthOf = (text: string): number => [...text].length

/** Format `date`: a day of the calendar as in RFC 3339. */
export const date = {
  validate(text: string): boolean {
    const [, year = 0, month = 0, day = 0] =
      /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
    return month > 0 && month <= 12 && day > 0 && day <= daysIn(year, month)
  },
}
