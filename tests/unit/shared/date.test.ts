import { describe, expect, test } from 'vitest'
import { dateWithDots, dateWithSlashes, yearOf } from '../../../src/shared/formats/date'

describe('how a day of the content is shown', () => {
  test("a visitor reads a testimonial's day as DD/MM/YYYY", () => {
    expect(dateWithSlashes('2026-03-09')).toBe('09/03/2026')
  })

  test('a visitor reads the day of the last update as DD.MM.YYYY', () => {
    expect(dateWithDots('2026-11-20')).toBe('20.11.2026')
  })

  test('the first and the last day of a year stay in their year in every time zone', () => {
    const zone = process.env.TZ
    try {
      for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Istanbul']) {
        process.env.TZ = TZ
        expect(dateWithDots('2026-01-01')).toBe('01.01.2026')
        expect(yearOf('2026-12-31')).toBe('2026')
      }
    } finally {
      process.env.TZ = zone
    }
  })

  test.each(['', '20.11.2026', '2026-1-2', '2026-11-20T10:00:00Z'])(
    'a day that is not written YYYY-MM-DD is refused: "%s"',
    (day) => {
      expect(() => dateWithDots(day)).toThrow(`"${day}" is not a date in the form YYYY-MM-DD`)
    },
  )
})
