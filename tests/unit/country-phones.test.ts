import { describe, expect, test } from 'vitest'
import { type CountryCode, countries } from '../../src/country/countries'
import { emergencyNumbers } from '../../src/country/emergency'
import { readPhone } from '../../src/country/phone'

const codes = Object.keys(countries) as CountryCode[]

describe.each(codes)('a clinic in %s', (code) => {
  const { mobile, landline, postalCode, box } = countries[code]

  test('is shown numbers of its own country as examples, written as they stand there', () => {
    for (const number of [mobile, landline])
      expect(readPhone(number, code)?.international).toBe(number)
    expect(readPhone(mobile, code)?.kind).not.toBe('landline')
    expect(readPhone(landline, code)?.kind).not.toBe('mobile')
  })

  test('is shown a postal code of the asked form, and has land between its borders', () => {
    expect(postalCode.example).toMatch(postalCode.form)
    expect(box.south).toBeLessThan(box.north)
    expect(box.west).toBeLessThan(box.east)
    expect(emergencyNumbers[code]).toMatch(/^\d{3}$/)
  })
})

describe('who writes a number the way it is dialled', () => {
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
  ] as const)('%s is no number of %s', (written, country) => {
    expect(readPhone(written, country)).toBeUndefined()
  })
})
