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
    '+90 90 532 000 00 00',
    '0090 90 0532 000 00 00',
    'tel: 0532-000-00-00 (annem)',
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
  ] as const)('is that of its country: %s in %s', (written, country, key) => {
    expect(readPatientPhone(written, country)?.key).toBe(key)
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
    expect(shown('0212 000 00 00 dahili 12')).toBe('0212 000 00 00 dahili 12')
  })

  test('may belong to a mobile phone or not', () => {
    const isMobile = (written: string) => readPatientPhone(written, 'TR')?.isMobile
    expect(['0532 000 00 00', '+12125550100'].map(isMobile)).toEqual([true, true])
    expect(['0212 000 00 00', '+44 20 7946 0012'].map(isMobile)).toEqual([false, false])
  })
})
