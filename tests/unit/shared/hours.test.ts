import { describe, expect, test } from 'vitest'
import { hoursRows, type OpeningHours } from '../../../src/shared/formats/hours'
import { timesText } from '../../../src/site/sections/site/clock'

const weekdays: OpeningHours = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  open: '11:00',
  close: '23:00',
}
const saturday: OpeningHours = { days: ['saturday'], open: '11:00', close: '18:00' }

test('a visitor reads hours with points and a hyphen', () => {
  expect(timesText({ open: '11:00', close: '23:00' })).toBe('11.00-23.00')
})

describe('the table of opening hours', () => {
  test('days in a row with the same hours share a row, and a day without hours has none', () => {
    expect(hoursRows([weekdays, saturday])).toEqual([
      { first: 'monday', last: 'friday', times: [{ open: '11:00', close: '23:00' }] },
      { first: 'saturday', last: 'saturday', times: [{ open: '11:00', close: '18:00' }] },
    ])
  })

  test('a Sunday that content gives the hours of Saturday joins its row', () => {
    const sunday: OpeningHours = { ...saturday, days: ['sunday'] }
    expect(hoursRows([weekdays, saturday, sunday]).at(-1)).toEqual({
      first: 'saturday',
      last: 'sunday',
      times: [{ open: '11:00', close: '18:00' }],
    })
  })

  test('a closed day in the middle of the week parts the row', () => {
    const days = weekdays.days.filter((day) => day !== 'wednesday')
    expect(hoursRows([{ ...weekdays, days }]).map(({ first, last }) => [first, last])).toEqual([
      ['monday', 'tuesday'],
      ['thursday', 'friday'],
    ])
  })

  test('the week begins on Monday, whatever the order in content', () => {
    const shuffled: OpeningHours[] = [saturday, { ...weekdays, days: ['friday', 'monday'] }]
    expect(hoursRows(shuffled).map(({ first }) => first)).toEqual(['monday', 'friday', 'saturday'])
  })

  test('a day with a lunch break lists both times, the earlier first', () => {
    const afternoon: OpeningHours = { days: ['saturday'], open: '14:00', close: '18:00' }
    const morning: OpeningHours = { days: ['saturday'], open: '09:00', close: '12:30' }
    expect(hoursRows([afternoon, morning])).toEqual([
      {
        first: 'saturday',
        last: 'saturday',
        times: [
          { open: '09:00', close: '12:30' },
          { open: '14:00', close: '18:00' },
        ],
      },
    ])
  })

  test('a night stands with the day on which it begins', () => {
    const late: OpeningHours = { days: ['friday'], open: '18:00', close: '02:00' }
    expect(hoursRows([late])).toEqual([
      { first: 'friday', last: 'friday', times: [{ open: '18:00', close: '02:00' }] },
    ])
  })

  test('content is left as it was', () => {
    const hours = [weekdays, saturday]
    const before = structuredClone(hours)
    hoursRows(hours)
    expect(hours).toEqual(before)
  })
})
