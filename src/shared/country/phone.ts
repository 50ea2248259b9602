import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import type { CountryCode } from './countries'
import { phonePlans } from './phonePlans.gen'

export type PhoneKind = 'mobile' | 'landline'

/** The calling code without plus: `90`. */
export const callingCodeOf = (country: CountryCode): string =>
  getCountryCallingCode(country, phonePlans)

/**
 * A number of `country` in any spelling; undefined for others. Only its length is checked,
 * because number plans grow. Not for browsers: it loads the number plans.
 */
export function readPhone(written: string, country: CountryCode) {
  const asked = { defaultCountry: country, extract: false }
  const number = parsePhoneNumberFromString(written, asked, phonePlans)
  if (number?.countryCallingCode !== callingCodeOf(country)) return undefined
  // Without this, a leading 0 would count as the missing digit.
  const isComplete = number.isPossible() && !number.nationalNumber.startsWith('0')
  if (!isComplete && !number.isValid()) return undefined
  return {
    /** `+902120000000`: equal for all spellings of one number. */
    key: number.number,
    /** `+90 212 000 00 00` */
    international: number.formatInternational(),
    /** As dialled inside the country: `0212 000 00 00`. */
    national: number.formatNational().replace(/[()]/g, ''),
    /** Undefined for a number range that is unknown or serves both. */
    kind: kindOf(number.getType()),
  }
}

function kindOf(type: string | undefined): PhoneKind | undefined {
  if (type === undefined || type === 'FIXED_LINE_OR_MOBILE') return undefined
  return type === 'MOBILE' ? 'mobile' : 'landline'
}
