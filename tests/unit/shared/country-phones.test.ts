import { type CountryCode as AnyCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { type CountryCode, countries } from '../../../src/shared/country/countries'
import { emergencyNumbers } from '../../../src/shared/country/emergency'
import { callingCodeOf, readPhone } from '../../../src/shared/country/phone'

const codes = Object.keys(countries) as CountryCode[]

describe.each(codes)('a clinic in %s', (code) => {
  const { mobile, landline, postalCode, box } = countries[code]

  test('has valid numbers of its own country as examples, in the country’s format', () => {
    for (const number of [mobile, landline])
      expect(readPhone(number, code)?.international).toBe(number)
    expect(readPhone(mobile, code)?.kind).not.toBe('landline')
    expect(readPhone(landline, code)?.kind).not.toBe('mobile')
  })

  test('has an example of a valid postal code, and borders around its land', () => {
    expect(postalCode.example).toMatch(postalCode.form)
    expect(box.south).toBeLessThan(box.north)
    expect(box.west).toBeLessThan(box.east)
    expect(emergencyNumbers[code]).toMatch(/^\d{3}$/)
  })
})

describe('an editor who writes a national phone number', () => {
  test.each([
    ['0212 000 00 00', 'TR', '+90 212 000 00 00'],
    ['(0500) 000-0000', 'TR', '+90 500 000 00 00'],
    ['0211 / 123 45 67', 'DE', '+49 211 1234567'],
    ['0049 171 3920012', 'DE', '+49 171 3920012'],
    ['01 234 56 78', 'AT', '+43 1 2345678'],
    ['044 668 18 00', 'CH', '+41 44 668 18 00'],
    ['020 7946 0012', 'GB', '+44 20 7946 0012'],
  ] as const)('%s in %s means %s', (written, country, international) => {
    expect(readPhone(written, country)?.international).toBe(international)
  })

  test.each([
    ['0212 000 00 0', 'TR'],
    ['+49 211 1234567', 'TR'],
    ['+90 212 000 00 00', 'DE'],
    ['0212 000 00 00 / 0212 000 00 01', 'TR'],
    ['5OO 000 00 00', 'TR'],
    ['', 'TR'],
  ] as const)('%s is no valid number of %s', (written, country) => {
    expect(readPhone(written, country)).toBeUndefined()
  })
})

/** Numbers by every three-digit prefix and length: national, international and malformed. */
function* writtenNumbers(code: string): Iterable<string> {
  for (let start = 0; start < 1000; start += 5) {
    const figures = `${String(start).padStart(3, '0')}1234567890`
    const length = 5 + (start % 8)
    for (const more of [length, length + 1]) {
      const number = figures.slice(0, more)
      yield `0${number}`
      yield `+${code} ${number}`
    }
    yield `00${figures.slice(0, 11)}`
    yield `+${figures.slice(0, 12)}`
  }
}

describe('phone numbers are read as with the number plans of the whole world', () => {
  test.each(codes)('in %s', (code) => {
    const calling = callingCodeOf(code)
    let understood = 0
    for (const written of writtenNumbers(calling)) {
      const full = parsePhoneNumberFromString(written, {
        defaultCountry: code as AnyCountry,
        extract: false,
      })
      const isOwn = full?.countryCallingCode === calling
      const isComplete = full?.isPossible() && !full.nationalNumber.startsWith('0')
      const read = readPhone(written, code)
      expect(read?.key, written).toBe(
        isOwn && (isComplete || full.isValid()) ? full.number : undefined,
      )
      if (!read || !full) continue
      understood += 1
      expect(read.international, written).toBe(full.formatInternational())
      expect(read.national, written).toBe(full.formatNational().replace(/[()]/g, ''))
      const isMobile = full.getType() === 'MOBILE'
      expect(read.kind === 'mobile', written).toBe(isMobile)
    }
    expect(understood).toBeGreaterThan(50)
  })
})
