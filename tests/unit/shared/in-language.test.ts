import { describe, expect, test } from 'vitest'
import { dayFormOf, formatTagIn, signOf } from '../../../src/content/translation/writing'
import { dateInWords } from '../../../src/shared/formats/date'
import { formatsIn } from '../../../src/shared/formats/inLanguage'

const readIn = (formatTag: string) => formatsIn({ formatTag, isOwn: false })

describe('a visitor who reads the clinic’s own language', () => {
  test('reads days, figures and facts as specified', () => {
    const { dayText, reviewDayText, figureText, factText } = formatsIn({
      formatTag: 'tr',
      isOwn: true,
    })
    expect(dayText('2026-11-20')).toBe('20.11.2026')
    expect(reviewDayText('2026-03-09')).toBe('09/03/2026')
    expect(figureText(14000)).toBe(14000)
    expect(factText('Mercan Ltd. Şti.')).toBe('Mercan Ltd. Şti.')
  })
})

test.each([
  ['de', 'DE', '09.03.2026'],
  ['de', 'AT', '09.03.2026'],
  ['nl', 'NL', '09-03-2026'],
  ['en', 'GB', '09/03/2026'],
  ['fr', 'FR', '09/03/2026'],
])('a visitor of a clinic in %s, %s, reads days as there', (language, country, day) => {
  const dayForm = dayFormOf(language, country)
  const { dayText, reviewDayText } = formatsIn({ formatTag: language, isOwn: true, dayForm })
  expect([dayText('2026-03-09'), reviewDayText('2026-03-09')]).toEqual([day, day])
})

test.each([
  ['en', 'en_GB', '6 January 2027'],
  ['en', 'en_US', 'January 6, 2027'],
  ['de', 'de_AT', '6. Jänner 2027'],
  ['tr', 'tr_TR', '6 Ocak 2027'],
])('a visitor who reads %s in the region %s reads a day in words as there', (tag, region, day) => {
  expect(dateInWords('2027-01-06', formatTagIn(tag, region))).toBe(day)
})

test('a visitor reads a number as dialled inside the country; abroad as given', () => {
  const phones = { '+31 30 123 4567': '030 123 4567' }
  const inside = formatsIn({ formatTag: 'nl', isOwn: true, phones })
  expect(inside.phoneText('+31 30 123 4567')).toBe('030 123 4567')
  expect(readIn('en-GB-u-ca-gregory-nu-latn').phoneText('+31 30 123 4567')).toBe('+31 30 123 4567')
})

describe.each([
  ['English', 'en-GB-u-ca-gregory-nu-latn', '20 November 2026', '14,000'],
  ['Arabic', 'ar-AR-u-ca-gregory-nu-latn', '20 نوفمبر 2026', '14,000'],
  ['Persian', 'fa-u-ca-gregory-nu-latn', '20 نوامبر 2026', '14,000'],
  ['German', 'de-DE-u-ca-gregory-nu-latn', '20. November 2026', '14.000'],
])('a visitor who reads %s', (_name, tag, day, figure) => {
  test('reads dates in the Gregorian calendar, whatever the language’s own is', () => {
    const { dayText, reviewDayText } = readIn(tag)
    expect(dayText('2026-11-20')).toBe(day)
    expect(reviewDayText('2026-11-20')).toBe(day)
  })

  test('reads figures in Latin digits, grouped as in the language', () => {
    expect(readIn(tag).figureText(14000)).toBe(figure)
  })
})

test('a fact with a full stop is isolated in a right-to-left sentence', () => {
  expect(readIn('ar-u-ca-gregory-nu-latn').factText('Mercan Ltd. Şti.')).toBe(
    '\u2068Mercan Ltd. Şti.\u2069',
  )
})

test('a visitor reads a currency by the sign known in the language', () => {
  expect(['en', 'ar', 'de'].map((language) => signOf('TRY', language))).toEqual(['₺', '₺', '₺'])
  expect(signOf('EUR', 'ar')).toBe('€')
})
