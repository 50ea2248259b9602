import { afterEach, describe, expect, test, vi } from 'vitest'
import { signOf } from '../../../src/content/translation/writing'
import {
  dayText,
  factText,
  figureText,
  priceText,
  reviewDayText,
} from '../../../src/shared/formats/inLanguage'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** As the build of a further language sets it (scripts/build/languageValues.ts). */
function readIn(tag: string): void {
  vi.stubEnv('FURTHER_LANGUAGE', 'true')
  vi.stubEnv('LANGUAGE_TAG', tag)
}

describe('a visitor who reads the clinic’s own language', () => {
  test('reads days, figures, prices and facts as specified', () => {
    expect(dayText('2026-11-20')).toBe('20.11.2026')
    expect(reviewDayText('2026-03-09')).toBe('09/03/2026')
    expect(figureText(14000)).toBe(14000)
    expect(priceText({ min: 1500, max: 2000 })).toBe('1500 - 2000')
    expect(factText('Mercan Ltd. Şti.')).toBe('Mercan Ltd. Şti.')
  })
})

describe.each([
  ['English', 'en-GB-u-ca-gregory-nu-latn', '20 November 2026', '14,000', '1,500 - 2,000'],
  ['Arabic', 'ar-AR-u-ca-gregory-nu-latn', '20 نوفمبر 2026', '14,000', '1,500 - 2,000'],
  ['Persian', 'fa-u-ca-gregory-nu-latn', '20 نوامبر 2026', '14,000', '1,500 - 2,000'],
  ['German', 'de-DE-u-ca-gregory-nu-latn', '20. November 2026', '14.000', '1.500 - 2.000'],
])('a visitor who reads %s', (_name, tag, day, figure, price) => {
  test('reads dates in the Gregorian calendar, whatever the language’s own is', () => {
    readIn(tag)
    expect(dayText('2026-11-20')).toBe(day)
    expect(reviewDayText('2026-11-20')).toBe(day)
  })

  test('reads figures in Latin digits, grouped as in the language', () => {
    readIn(tag)
    expect(figureText(14000)).toBe(figure)
    expect(priceText({ min: 1500, max: 2000 })).toBe(price)
    expect(priceText({})).toBeUndefined()
  })
})

test('a fact with a full stop is isolated in a right-to-left sentence', () => {
  readIn('ar-u-ca-gregory-nu-latn')
  expect(factText('Mercan Ltd. Şti.')).toBe('\u2068Mercan Ltd. Şti.\u2069')
})

test('a visitor reads a currency by the sign known in the language', () => {
  expect(['en', 'ar', 'de'].map((language) => signOf('TRY', language))).toEqual(['₺', '₺', '₺'])
  expect(signOf('EUR', 'ar')).toBe('€')
})
