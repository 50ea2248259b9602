import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import type { CountryCode } from './countries'
import { phonePlans } from './phonePlans.gen'

export type PhoneKind = 'mobile' | 'landline'

/** A telephone number of a country, in the ways it is written. */
export type Phone = {
  /** `+902120000000`: equal for all spellings of one number. */
  key: string
  /** `+90 212 000 00 00` */
  international: string
  /** As it is dialled inside the country: `0212 000 00 00`. */
  national: string
  /** What the number plan says of it; undefined for a series that is new or serves both. */
  kind: PhoneKind | undefined
}

/** What is dialled for the country from abroad, without its plus: `90`. */
export const callingCodeOf = (country: CountryCode): string =>
  getCountryCallingCode(country, phonePlans)

/**
 * The number that `written` means to someone in `country`, however it is spelt;
 * undefined for what is no number, or one of another country. That a number has
 * the right length is enough: number plans grow faster than this knowledge of them.
 * Not for the browser, which would have to load the number plans.
 */
export function readPhone(written: string, country: CountryCode): Phone | undefined {
  const asked = { defaultCountry: country, extract: false }
  const number = parsePhoneNumberFromString(written, asked, phonePlans)
  if (number?.countryCallingCode !== callingCodeOf(country)) return undefined
  // A digit is missing where the 0 that one dials first would have to count as one.
  const isComplete = number.isPossible() && !number.nationalNumber.startsWith('0')
  if (!isComplete && !number.isValid()) return undefined
  return {
    key: number.number,
    international: number.formatInternational(),
    national: number.formatNational().replace(/[()]/g, ''),
    kind: kindOf(number.getType()),
  }
}

function kindOf(type: string | undefined): PhoneKind | undefined {
  if (type === undefined || type === 'FIXED_LINE_OR_MOBILE') return undefined
  return type === 'MOBILE' ? 'mobile' : 'landline'
}
