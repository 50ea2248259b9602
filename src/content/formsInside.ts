import type { CountryCode } from '../shared/country/countries.ts'
import { type ContentSource, contentFrom } from './readFrom.ts'
import type { FrameData } from './siteData.ts'
import { dayFormOf } from './translation/writing.ts'

/** Writes a number as dialled inside a country. */
export type InsideForm = (phone: string, country: CountryCode) => string

/**
 * How days and phones are written inside the clinic's country, in its own language. Turkish has the
 * forms of its specification.
 */
export function formsInside(
  source: ContentSource,
  inside: InsideForm = (phone) => phone,
): Pick<FrameData, 'dayForm' | 'phones'> {
  if (/^tr\b/.test(source.language)) return {}
  const { country } = contentFrom(source, 'site')
  const phones = Object.values(contentFrom(source, 'clinic').phones)
  return {
    dayForm: dayFormOf(source.language, country),
    phones: Object.fromEntries(phones.map((phone) => [phone, inside(phone, country)])),
  }
}
