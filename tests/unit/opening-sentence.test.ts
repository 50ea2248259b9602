import { expect, test } from 'vitest'
import { i18n } from '../../src/i18n'
import type { OpeningHours } from '../../src/lib/hours'
import { openingAt, type Timetable } from '../../src/lib/opening'
import { openingSentence } from '../../src/sections/site/openingSentence'
import { tr } from '../e2e/support/content'

const hours: OpeningHours[] = [
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], open: '11:00', close: '23:00' },
  { days: ['saturday'], open: '09:40', close: '18:30' },
]

/** What a visitor reads by Istanbul's clock. 2026-11-20 is a Friday. */
function read(clock: string, timetable: Timetable = { hours }): string {
  const opening = openingAt(Date.parse(`${clock}+03:00`), timetable)
  if (!opening) throw new Error(`nothing is said at ${clock}`)
  return openingSentence(opening, i18n.t, 'tr')
}

const open = (ending: string, time: string) =>
  tr('common', 'openNow.open', { until: tr('common', `openNow.until.${ending}`, { time }) })
const closed = (ending: string, day: string, time: string) =>
  tr('common', 'openNow.closed', { from: tr('common', `openNow.at.${ending}`, { day, time }) })
const today = tr('common', 'openNow.today')
const tomorrow = tr('common', 'openNow.tomorrow')

test('a visitor reads until when the clinic is open', () => {
  expect(read('2026-11-20T12:00')).toBe(open('e', '23.00'))
  expect(read('2026-11-21T12:00')).toBe(open('a', '18.30'))
})

test('a visitor reads when it opens: today, tomorrow, on which day', () => {
  expect(read('2026-11-20T08:00')).toBe(closed('de', today, '11.00'))
  expect(read('2026-11-20T23:00')).toBe(closed('ta', tomorrow, '09.40'))
  expect(read('2026-11-21T20:00')).toBe(closed('de', 'Pazartesi', '11.00'))
  expect(read('2026-11-22T20:00')).toBe(closed('de', tomorrow, '11.00'))
})

test('after a long holiday the date is told, not a weekday that comes sooner', () => {
  const exceptions = Array.from({ length: 9 }, (_, day) => ({
    date: `2026-12-0${day + 1}`,
    closed: true,
  }))
  const timetable = { hours: hours.slice(0, 1), exceptions }
  expect(read('2026-12-01T12:00', timetable)).toBe(closed('de', '10 Aralık', '11.00'))
  expect(read('2026-12-04T12:00', timetable)).toBe(closed('de', 'Perşembe', '11.00'))
})

test('no time is promised where none is known', () => {
  expect(read('2026-11-20T12:00', { hours: [] })).toBe(tr('common', 'openNow.unknown'))
})

test.each([
  ['until', ['e', 'a', 'ye', 'ya']],
  ['at', ['de', 'da', 'te', 'ta']],
])('every time that is told with "%s" carries the ending it is called by', (word, endings) => {
  for (const ending of endings) {
    const text = tr('common', `openNow.${word}.${ending}`, { day: today, time: '11.00' })
    expect(text).toMatch(new RegExp(`11\\.00’${ending}$`))
  }
})
