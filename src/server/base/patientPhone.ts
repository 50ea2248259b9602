import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { CountryCode } from '../../shared/country/countries'
import { callingCodeOf } from '../../shared/country/phone'
import { asciiDigits } from '../../shared/displayText'

/** Raised or circled digits number a list; `*31#` hides the caller. */
const decoration = /\p{No}|[*#]\d{2,3}[#*]|^\s*\d{2,3}#/gu
/** `1)`, `2.`, `3-` or `4` before a number. */
const listNumber = /^\D{0,3}\d{1,2}[).:\s-]+(?=[+0(\d])/
/** The first run without words and slashes: an extension or a second number follows. */
const firstRun = /[+(\d][^\p{L}/,;|]{6,}/u
/** A calling code typed behind a printed one: `+90 90 532`. */
const codeTwice = /^\D*(?:00)?(\d{1,3})\D*0*\1/

/** A patient's number, of any country. */
export type PatientPhone = {
  /** E.164, `+905320000000`: the identity of a number, without its extension. */
  key: string
  /** As dialled from the clinic: `0532 000 00 00`, `+49 171 3920012`; with an extension as typed. */
  text: string
  /** Whether it may be a mobile phone's, which chats require. */
  isMobile: boolean
}

/** Reads a number in any spelling; undefined if it cannot be called. Not for browsers. */
export function readPatientPhone(written: string, country: CountryCode): PatientPhone | undefined {
  const plain = asciiDigits(written.replace(decoration, ' ').normalize('NFKC')).trim()
  const number = firstNumber(spellingsOf(plain), country)
  if (!number) return undefined
  const isHome = number.countryCallingCode === callingCodeOf(country)
  const isWhole =
    !number.ext && parsePhoneNumberFromString(plain, country)?.number === number.number
  const national = () => number.formatNational().replace(/[()]/g, '')
  return {
    key: number.number,
    text: isWhole ? (isHome ? national() : number.formatInternational()) : written,
    isMobile: number.getType()?.endsWith('MOBILE') === true,
  }
}

/** Ways to read a text, the most literal first. */
function spellingsOf(plain: string): string[] {
  const bare = plain.replace(listNumber, '')
  return [plain, bare]
    .flatMap((each) => [each, firstRun.exec(each)?.[0] ?? each])
    .flatMap((each) => [each, each.replace(codeTwice, '+$1')])
}

/** The first valid reading; without one the length decides, because number plans grow. */
function firstNumber(spellings: string[], country: CountryCode): PhoneNumber | undefined {
  const possible: PhoneNumber[] = []
  for (const spelling of new Set(spellings)) {
    const number = parsePhoneNumberFromString(spelling, country)
    if (number?.isValid()) return number
    // A leading 0 would count as the missing digit.
    if (number?.isPossible() && !number.nationalNumber.startsWith('0')) possible.push(number)
  }
  // A foreign number without its plus.
  const digits = spellings.at(-1)?.replace(/\D/g, '').replace(/^0+/, '')
  const foreign = parsePhoneNumberFromString(`+${digits}`)
  if (foreign?.isValid()) return foreign
  return possible.sort((one, other) => one.number.length - other.number.length)[0]
}

/**
 * The key that all spellings of a number share. Text that is no number has a key of its own, which
 * begins with `?`: it identifies no patient, but counts as repeated.
 */
export const phoneKey = (written: string, country: CountryCode): string =>
  readPatientPhone(written, country)?.key ??
  `?${asciiDigits(written.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '')}`
