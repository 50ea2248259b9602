import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { CountryCode } from '../../shared/country/countries'
import { callingCodeOf } from '../../shared/country/phone'
import { plainSigns } from '../../shared/displayText'

/** Raised or circled digits number a list; `*31#` hides the caller. */
const decoration = /\p{No}|[*#]\d{2,3}[#*]|^\s*\d{2,3}#/gu
/** `1)`, `2.`, `3-` or `4` before a number. */
const listNumber = /^[^\d+]{0,3}\d{1,2}[).:\s-]+(?=[+0(\d])/
/** The first run without words and slashes that is long enough for a number. */
const firstRun = /[+(\d][^\p{L}/,;|+]{6,}/u
/** `+49 ...`, `(00 49) ...`: the text states its country. */
const exitCode = /^[^\d+]*(?:\+|00)/
/** Where a second number or an extension may begin. */
const secondary = /[\p{L}/,;|(#]+|$/gu
/** Where one begins, unless the dash is inside a number. */
const dash = /[-\u2010-\u2015]/g
/** A longer number that is merely possible may begin with a calling code. */
const longestNational = 10

/** A patient's number, of any country. */
export type PatientPhone = {
  /** E.164, `+905320000000`: the identity of a number, without its extension. */
  key: string
  /** As dialled from the clinic: `0532 000 00 00`, `+49 171 3920012`; with an extension as typed. */
  text: string
  /** Whether it may be a mobile phone's, which chats require. */
  isMobile: boolean
  /** ISO 3166-1, '' if several share the calling code. */
  country: string
}

/**
 * Reads the first number of a text in any spelling; undefined if none can be called. A number that
 * states its country is never one of another. Not for browsers.
 */
export function readPatientPhone(written: string, country: CountryCode): PatientPhone | undefined {
  const plain = plainText(written)
  const number = firstNumber(plain, country)
  if (!number) return undefined
  const isHome = number.countryCallingCode === callingCodeOf(country)
  const all = parsePhoneNumberFromString(plain, country)
  const isWhole =
    number.isValid() && all?.number === number.number && !all.ext && !/\p{L}/u.test(plain)
  const national = () => number.formatNational().replace(/[()]/g, '')
  return {
    key: number.number,
    text: isWhole ? (isHome ? national() : number.formatInternational()) : written,
    isMobile: number.getType()?.endsWith('MOBILE') === true,
    country: number.country ?? '',
  }
}

/** In ASCII digits, without invisible characters and decoration. */
const plainText = (written: string): string =>
  plainSigns(written.replace(/\uFE0F/g, '').replace(decoration, ' ')).trim()

/** The first valid reading; without one the length decides, because number plans grow. */
function firstNumber(plain: string, country: CountryCode): PhoneNumber | undefined {
  const bare = plain.replace(listNumber, '')
  const texts = [plain, bare, firstRun.exec(bare)?.[0] ?? bare]
  const stating = texts.find((text) => exitCode.test(text))
  const readings = [...new Set(stating === undefined ? texts : [stating])].map((text) =>
    readingsOf(text, country),
  )
  return (
    readings.flat().find((number) => number.isValid()) ??
    (stating === undefined ? withoutPlus(bare, country) : undefined) ??
    readings
      .flatMap((numbers) => solePossible(numbers) ?? [])
      .filter(
        ({ nationalNumber: { length } }) => stating !== undefined || length <= longestNational,
      )
      .sort((one, other) => one.number.length - other.number.length)[0]
  )
}

/** The numbers that a text may begin with, the likeliest first. */
const readingsOf = (text: string, country: CountryCode): PhoneNumber[] =>
  beginningsOf(text)
    .flatMap((part) => [part, ...upTo(dash, part).reverse()])
    .flatMap((part) => parsePhoneNumberFromString(part.replace(exitCode, '+'), country) ?? [])

/** The text up to each place where a second number may begin; two numbers are never joined. */
function beginningsOf(text: string): string[] {
  const [own = ''] = /[+(\d]\D*[^+]*/.exec(text) ?? []
  return upTo(secondary, own)
}

const upTo = (places: RegExp, text: string): string[] =>
  [...text.matchAll(places)].map(({ index }) => text.slice(0, index))

/** A foreign number without its plus, or a calling code typed twice. */
function withoutPlus(text: string, country: CountryCode): PhoneNumber | undefined {
  const code = callingCodeOf(country)
  return beginningsOf(text)
    .map((part) => part.replace(/\D/g, '').replace(new RegExp(`^${code}(?=${code})`), ''))
    .filter((digits) => digits.length > longestNational)
    .map((digits) => parsePhoneNumberFromString(`+${digits}`))
    .find((number) => number?.isValid())
}

/** The possible number of a text; undefined where it may be another one and an extension. */
function solePossible(numbers: readonly PhoneNumber[]): PhoneNumber | undefined {
  const possible = numbers.filter((number) => number.isPossible() && !hasOddDigits(number))
  return possible.every(({ number }) => number === possible[0]?.number) ? possible[0] : undefined
}

/** Whether only a leading 0, a repeated calling code or an extension makes the length possible. */
const hasOddDigits = ({ number, nationalNumber, countryCallingCode }: PhoneNumber): boolean =>
  nationalNumber.startsWith('0') ||
  nationalNumber.startsWith(countryCallingCode) ||
  [1, 2, 3, 4].some((extra) => parsePhoneNumberFromString(number.slice(0, -extra))?.isValid())

/**
 * The key that all spellings of a number share. Text that is no number has a key of its own, which
 * begins with `?`: it identifies no patient, but counts as repeated.
 */
export const phoneKey = (written: string, country: CountryCode): string =>
  readPatientPhone(written, country)?.key ??
  `?${plainSigns(written).replace(/[^\p{L}\p{N}]/gu, '')}`
