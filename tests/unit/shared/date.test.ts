import { describe, expect, test } from 'vitest'
import { dateBy, yearOf } from '../../../src/shared/formats/date'

describe('a date of the content', () => {
  test('of a review is displayed as DD/MM/YYYY', () => {
    expect(dateBy('d/m/y', '2026-03-09')).toBe('09/03/2026')
  })

  test('of the last update is displayed as DD.MM.YYYY', () => {
    expect(dateBy('d.m.y', '2026-11-20')).toBe('20.11.2026')
  })

  test('on the first or the last day of a year stays in its year in every time zone', () => {
    const zone = process.env.TZ
    try {
      for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Istanbul']) {
        process.env.TZ = TZ
        expect(dateBy('d.m.y', '2026-01-01')).toBe('01.01.2026')
        expect(yearOf('2026-12-31')).toBe('2026')
      }
    } finally {
      process.env.TZ = zone
    }
  })

  test.each(['', '20.11.2026', '2026-1-2', '2027-02-31', '2026-11-20T10:00:00Z'])(
    'that does not exist or is not written YYYY-MM-DD is displayed as it is: "%s"',
    (day) => {
      expect(dateBy('d.m.y', day)).toBe(day)
    },
  )
})
