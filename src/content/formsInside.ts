import type { CountryCode } from '../shared/country/countries.ts'
import { type ContentSource, contentFrom } from './readFrom.ts'
import type { FrameData } from './siteData.ts'
import { ownLanguage } from './translation/translated.ts'
import { dayFormOf } from './translation/writing.ts'

/** Writes a number as dialled inside a country. */
export type InsideForm = (phone: string, country: CountryCode) => string

/**
 * How days are written in the clinic's own language, and phones in texts for its country (`nl_NL`).
 * Turkish has the forms of its specification.
 */
export function formsInside(
  source: ContentSource,
  openGraphLocale: string,
  inside: InsideForm = (phone) => phone,
): Pick<FrameData, 'dayForm' | 'phones'> {
  const { language } = source
  if (/^tr\b/.test(language)) return {}
  const { country } = contentFrom(source, 'site')
  const phones = Object.values(contentFrom(source, 'clinic').phones)
  return {
    ...(language === ownLanguage(source) && { dayForm: dayFormOf(language, country) }),
    ...(openGraphLocale.endsWith(`_${country}`) && {
      phones: Object.fromEntries(phones.map((phone) => [phone, inside(phone, country)])),
    }),
  }
}
