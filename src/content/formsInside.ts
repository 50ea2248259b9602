import type { InsideForm, Site } from './site/site.ts'
import { dayFormOf } from './translation/writing.ts'

/** Turkish has the forms of its specification. */
const isTurkish = ({ language }: Pick<Site, 'language'>) => /^tr\b/.test(language)

/** How the clinic's own language writes days in figures, unless it is Turkish. */
export const dayFormIn = (site: Site): string | undefined =>
  site.isOwn && !isTurkish(site) ? dayFormOf(site.language, site.site.country) : undefined

/**
 * The phones as dialled inside the country by their international form, in texts for this country
 * (`nl_NL`) but Turkish.
 */
export function phonesInside(
  site: Site,
  inside: InsideForm = (phone) => phone,
): Record<string, string> | undefined {
  const { country } = site.site
  const isForCountry = site.texts.common.openGraphLocale.endsWith(`_${country}`)
  if (isTurkish(site) || !isForCountry) return undefined
  const phones = Object.values(site.clinic.phones)
  return Object.fromEntries(phones.map((phone) => [phone, inside(phone, country)]))
}
