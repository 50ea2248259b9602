/** What the compiled schemas call. ajv's own runtime is CommonJS and has all of its formats. */
import { isDay } from '../../shared/formats/date.ts'

export { fitsCountry } from './country.ts'
export { repeatedItem } from './repeatedItem.ts'

/** JSON Schema counts code points. */
export const lengthOf = (text: string): number => [...text].length

/** Format `date`: a day of the calendar as in RFC 3339. */
export const date = { validate: isDay }
