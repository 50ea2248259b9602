import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import type { CountryCode } from './countries'
import { phonePlans } from './phonePlans.gen'

export type PhoneKind = 'mobile' | 'landline'

export type Phone = {
  /** `+902120000000`: equal for all spellings of one number. */
  key: string
  /** `+90 212 000 00 00` */
  international: string
  /** As it is dialled inside the country: `0212 000 00 00`. */
  national: string
  /** Undefined for a number range that is unknown or serves both. */
  kind: PhoneKind | undefined
}

/** The calling code without plus: `90`. */
export const callingCodeOf = (country: CountryCode): string =>
  getCountryCallingCode(country, phonePlans)

/**
 * The number that `written` means in `country`, in any spelling; undefined for other countries
 * and non-numbers. Only its length is checked, because number plans grow. Not for browsers: it
 * loads the number plans.
 */
export function readPhone(written: string, country: CountryCode): Phone | undefined {
  const asked = { defaultCountry: country, extract: false }
  const number = parsePhoneNumberFromString(written, asked, phonePlans)
  if (number?.countryCallingCode !== callingCodeOf(country)) return undefined
  // Without this, a leading 0 would count as the missing digit.
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
