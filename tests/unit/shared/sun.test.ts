import { expect, test } from 'vitest'
import { isNight } from '../../../src/shared/formats/sun'

const bayrampasa = { latitude: 41.0481, longitude: 28.9003 }
const MINUTE = 60_000

/** Sunrise and sunset there, by the clock of Istanbul: suncalc 2.0.2, after Meeus. */
const table = [
  ['2026-01-01', '08:29:28', '17:46:33'],
  ['2026-03-20', '07:08:08', '19:16:19'],
  ['2026-06-21', '05:32:12', '20:40:13'],
  ['2026-09-23', '06:52:41', '19:00:14'],
  ['2026-12-21', '08:25:52', '17:38:59'],
] as const

test.each(table)('on %s it is night in Istanbul until %s and from %s on', (day, rises, sets) => {
  const [sunrise = 0, sunset = 0] = [rises, sets].map((time) => Date.parse(`${day}T${time}+03:00`))
  const nightAt = (instant: number) => isNight(instant, bayrampasa)
  expect([sunrise - MINUTE, sunrise + MINUTE].map(nightAt)).toEqual([true, false])
  expect([sunset - MINUTE, sunset + MINUTE].map(nightAt)).toEqual([false, true])
})
