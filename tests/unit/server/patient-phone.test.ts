import { describe, expect, test } from 'vitest'
import { phoneKey, readPatientPhone } from '../../../src/server/base/patientPhone'

describe('the number of a patient', () => {
  test.each([
    '0532 000 00 00',
    '+90 532 000 00 00',
    '(532) 000-0000',
    '0090 5320000000',
    '+90 (0)532 000 00 00',
    '905320000000',
    '\uFF10\uFF15\uFF13\uFF12\uFF10\uFF10\uFF10\uFF10\uFF10\uFF10\uFF10',
    '\u0660\u0665\u0663\u0662 \u0660\u0660\u0660 \u0660\u0660 \u0660\u0660',
    '\u06F0\u06F5\u06F3\u06F2\u06F0\u06F0\u06F0\u06F0\u06F0\u06F0\u06F0',
    '0532 000 00 00 dahili 1',
    '0532 000 00 00/2',
    '+90 0532 000 00 00 #17',
    '1) 0532 000 00 00',
    '1. 0532 000 00 00',
    '\u00b20532 000 00 00',
    '\u2460 0532 000 00 00',
    '*31# 0532 000 00 00',
    '#31#05320000000',
    '90 90 532 000 00 00',
    'tel: 0532-000-00-00 (annem)',
    '0532\u200E 000 00 00',
    '\u202A+90 532\u00A0000\u202F00\u200B00\u202C',
    '05\u00AD32\u2060 000\u3164 00 00\uFE0F',
    '0532 000 00 00-01',
    '0532 000 00 00 (01)',
    '0532 000 00 00, 01',
    '0532-000-00-00 / 0533 111 22 33',
    '0532 000 00 00 veya 0533 111 22 33',
    '0532 000 00 00 - 0533 111 22 33',
    '0532 000 00 00 \u2013 01',
    '0532 000 00 00 +44 7700 900123',
    'cep 0532 000 00 00; ev 0212 111 22 33',
  ])('is the same in every spelling: %s', (written) => {
    expect(phoneKey(written, 'TR')).toBe('+905320000000')
  })

  test.each([
    ['+49 171 3920012', 'TR', '+491713920012'],
    ['491713920012', 'TR', '+491713920012'],
    ['+966 50 123 4567', 'TR', '+966501234567'],
    ['0211 / 123456', 'DE', '+49211123456'],
    ['(30) 123 45 67', 'DE', '+49301234567'],
    ['+49 4921 12345', 'DE', '+49492112345'],
    ['444 0 123', 'TR', '+904440123'],
    ['0599 000 00 00', 'TR', '+905990000000'],
    ['447400123456', 'TR', '+447400123456'],
    ['+44 7700 900123 / 0532 000 00 00', 'TR', '+447700900123'],
    ['1) 0044 7700 900123', 'TR', '+447700900123'],
    ['(00 44) 7700 900123', 'TR', '+447700900123'],
    ['030-123-4567', 'DE', '+49301234567'],
    ['0211 123456-78', 'DE', '+4921112345678'],
    ['0211 123456 / 123457', 'DE', '+49211123456'],
    ['04921/12345', 'DE', '+49492112345'],
  ] as const)('is that of its country: %s in %s', (written, country, key) => {
    expect(readPatientPhone(written, country)?.key).toBe(key)
  })

  test.each([
    ['+44 532 777 22 33', '+44'],
    ['+7 (532) 777-22-33', '+7'],
    ['+98 532 777 2233', '+98'],
    ['+1 (505) 111-2233', '+1'],
    ['+33 5321112233', '+33'],
    ['0044 532 777 22 33', '+44'],
    ['00 44 532 777 22 33', '+44'],
    ['(+44) 532 777 22 33', '+44'],
    ['1) +44 532 777 22 33', '+44'],
    ['tel: +44 532 777 22 33 (annem)', '+44'],
    ['+44 / 532 777 22 33', '+44'],
    ['+44 532 777 22 33 / 0532 777 22 33', '+44'],
    ['\u200E+44 532 777 22 33', '+44'],
    ['+90 90 532 000 00 00', '+90'],
    ['0090 90 0532 000 00 00', '+90'],
    ['+99 532 777 22 33', '+99'],
    ['+0532 777 22 33', '+0'],
  ])('that states its country is of no other: %s', (written, code) => {
    for (const country of ['TR', 'DE', 'GB', 'FR'] as const) {
      const key = readPatientPhone(written, country)?.key
      expect(key ?? code).toMatch(new RegExp(`^\\${code}`))
      if (key === undefined) expect(phoneKey(written, country)).toMatch(/^\?/)
      // Whoever reads a repeated code as a number would dial one that does not exist.
      if (code === '+90') expect(key).toBeUndefined()
    }
  })

  test.each([
    '0212 555 66 77 78',
    '+90 212 555 66 77 78',
    '447700900123',
    '0532 777 22 33 0533 111 22 33',
    '0599 000 00 00-01',
    '0532 777 22 3',
    '532 777 22 3',
  ])('is not made of a part of another: %s', (written) => {
    expect(readPatientPhone(written, 'TR')).toBeUndefined()
  })

  test.each(['bilmiyorum', '000', '0532 000', '0532 000 00 0', '112', ''])(
    'is none that can be called: %s',
    (written) => {
      expect(readPatientPhone(written, 'TR')).toBeUndefined()
      expect(phoneKey(written, 'TR')).toMatch(/^\?/)
    },
  )

  test('is shown as it is dialled, with everything that was typed beside it', () => {
    const shown = (written: string) => readPatientPhone(written, 'TR')?.text
    expect(shown('+905320000000')).toBe('0532 000 00 00')
    expect(shown('+491713920012')).toBe('+49 171 3920012')
    expect(shown('0532\u200E 777 22 33')).toBe('0532 777 22 33')
    for (const typed of [
      '0212 000 00 00 dahili 12',
      '0212 555 66 77-78',
      '0212 555 66 77, 78',
      '0532 777 22 33 veya 0533 111 22 33',
      '0532 000 00 00 (annem)',
    ])
      expect(shown(typed)).toBe(typed)
  })

  test.each(['07911 123456', '+44 532 777 22 33', '05 99-000 00 00'])(
    'that is merely possible is shown exactly as typed: %s',
    (written) => {
      expect(readPatientPhone(written, 'TR')?.text).toBe(written)
    },
  )

  test('may belong to a mobile phone or not', () => {
    const isMobile = (written: string) => readPatientPhone(written, 'TR')?.isMobile
    expect(['0532 000 00 00', '+12125550100'].map(isMobile)).toEqual([true, true])
    expect(['0212 000 00 00', '+44 20 7946 0012'].map(isMobile)).toEqual([false, false])
  })
})
