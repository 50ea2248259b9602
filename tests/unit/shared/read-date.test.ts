import { describe, expect, test } from 'vitest'
import { dateInWords, isDay } from '../../../src/shared/formats/date'
import { dateForm, dayMeant, readDate } from '../../../src/shared/formats/readDate'
import { readTime } from '../../../src/shared/formats/time'

const read = (written: string, language = 'tr-TR', today = '2026-03-05', isSearch = false) => {
  const date = readDate(written, dateForm(language))
  return date && dayMeant(date, today, isSearch)
}

describe('a receptionist who types a day', () => {
  test.each([
    ['14.10.2026'],
    ['14/10/2026'],
    ['14-10-2026'],
    ['14 10 2026'],
    ['14.10.26'],
    ['2026-10-14'],
    ['2026.10.14'],
    ['14102026'],
    ['20261014'],
    ['14 Ekim 2026'],
    ['14 ekim 2026, çarşamba'],
    ['Çarşamba 14 Eki 2026'],
    ['14 EKİM 2026'],
  ])('writes it %s', (written) => {
    expect(read(written)).toBe('2026-10-14')
  })

  test('writes it in her language', () => {
    expect(read('14. März 2027', 'de-DE')).toBe('2027-03-14')
    expect(read('Mi., 14.10.2026', 'de-DE')).toBe('2026-10-14')
    expect(read('14th of October 2026', 'en-GB')).toBe('2026-10-14')
    expect(read('October 14, 2026', 'en-GB')).toBe('2026-10-14')
    expect(read('10/14/2026', 'en-US')).toBe('2026-10-14')
    expect(read('14 okt 2026', 'nl-NL')).toBe('2026-10-14')
  })

  test('may leave out the year: the nearest day is meant', () => {
    expect(read('6.3')).toBe('2026-03-06')
    expect(read('4.3.')).toBe('2026-03-04')
    expect(read('28 Aralık')).toBe('2025-12-28')
    expect(read('5/1', 'tr-TR', '2026-12-20')).toBe('2027-01-05')
    expect(read('29.2')).toBe('2028-02-29')
  })

  test('finds no day of the next year in a search', () => {
    expect(read('5.1', 'tr-TR', '2026-12-20', true)).toBe('2026-01-05')
    expect(read('28.12', 'tr-TR', '2026-03-05', true)).toBe('2025-12-28')
    expect(read('20.3', 'tr-TR', '2026-03-05', true)).toBe('2026-03-20')
  })

  test.each(['', 'Ekim', '14', '14.10.2', '14.10.202', '31.2.2026', '32.1', '1.13.2026', '14 Foo'])(
    'reads that "%s" is none',
    (written) => {
      expect(read(written)).toBeUndefined()
    },
  )
})

test('an impossible day is shown as it is written', () => {
  expect(isDay('2028-02-29')).toBe(true)
  for (const day of ['2027-02-31', '2027-02-29', '2027-13-01', '2027-2-3', '', undefined])
    expect(isDay(day)).toBe(false)
  expect(dateInWords('2027-02-31', 'tr')).toBe('2027-02-31')
  expect(dateInWords('2027-02-28', 'tr')).toBe('28 Şubat 2027')
})

test.each([
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['0930', '09:30'],
  ['saat 9', '09:00'],
  ['9.30 Uhr', '09:30'],
  ['2.30 pm', '14:30'],
  ['12 a.m.', '00:00'],
  ['13 pm', undefined],
  ['24', undefined],
  ['öğlen', undefined],
])('an editor who types the hour %s means %s', (written, time) => {
  expect(readTime(written)).toBe(time)
})
