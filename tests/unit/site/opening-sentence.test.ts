import { expect, test } from 'vitest'
import type { OpeningHours } from '../../../src/shared/formats/hours'
import { openingAt, type Timetable } from '../../../src/shared/formats/opening'
import { openingSentence } from '../../../src/site/sections/site/openingSentence'
import { openFixtureSite } from '../../support/siteData'

const { site } = await openFixtureSite()

const hours: OpeningHours[] = [
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], open: '11:00', close: '23:00' },
  { days: ['saturday'], open: '09:40', close: '18:30' },
]

/** The sentence in Istanbul's time. 2026-11-20 is a Friday. */
function read(clock: string, timetable: Omit<Timetable, 'timeZone'> = { hours }): string {
  const opening = openingAt(Date.parse(`${clock}+03:00`), {
    ...timetable,
    timeZone: 'Europe/Istanbul',
  })
  if (!opening) throw new Error(`nothing is said at ${clock}`)
  return openingSentence(opening, site)
}

const open = (ending: string, time: string) => `Şu an açık\u00a0·\u00a0${time}’${ending} kadar`
const closed = (ending: string, day: string, time: string) =>
  `Şu an kapalı\u00a0·\u00a0${day} ${time}’${ending} açılır`
const [today, tomorrow] = ['bugün', 'yarın']

test('a visitor reads until when the clinic is open', () => {
  expect(read('2026-11-20T12:00')).toBe(open('e', '23.00'))
  expect(read('2026-11-21T12:00')).toBe(open('a', '18.30'))
})

test('a visitor reads that the clinic closes soon, from half an hour before', () => {
  expect(read('2026-11-20T22:29')).toBe(open('e', '23.00'))
  expect(read('2026-11-20T22:30')).toBe('Birazdan kapanıyor\u00a0·\u00a023.00’e kadar')
  expect(read('2026-11-20T22:59')).toBe('Birazdan kapanıyor\u00a0·\u00a023.00’e kadar')
})

test('a visitor reads when it opens: today, tomorrow, or on which day', () => {
  expect(read('2026-11-20T08:00')).toBe(closed('de', today, '11.00'))
  expect(read('2026-11-20T23:00')).toBe(closed('ta', tomorrow, '09.40'))
  expect(read('2026-11-21T20:00')).toBe(closed('de', 'Pazartesi', '11.00'))
  expect(read('2026-11-22T20:00')).toBe(closed('de', tomorrow, '11.00'))
})

test('a visitor reads the date after a long holiday, not an earlier weekday', () => {
  const exceptions = Array.from({ length: 9 }, (_, day) => ({
    date: `2026-12-0${day + 1}`,
    closed: true,
  }))
  const timetable = { hours: hours.slice(0, 1), exceptions }
  expect(read('2026-12-01T12:00', timetable)).toBe(closed('de', '10 Aralık', '11.00'))
  expect(read('2026-12-04T12:00', timetable)).toBe(closed('de', 'Perşembe', '11.00'))
})

test('a visitor reads no time if none is known', () => {
  expect(read('2026-11-20T12:00', { hours: [] })).toBe('Şu an kapalı')
})

test('a visitor reads the end of the night even after midnight', () => {
  const night: OpeningHours[] = [{ days: ['friday'], open: '18:00', close: '02:00' }]
  expect(read('2026-11-20T19:00', { hours: night })).toBe(open('ye', '02.00'))
  expect(read('2026-11-21T01:29', { hours: night })).toBe(open('ye', '02.00'))
  expect(read('2026-11-21T02:00', { hours: night })).toBe(closed('de', 'Cuma', '18.00'))
})
