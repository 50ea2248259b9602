import { describe, expect, test } from 'vitest'
import { hoursRows, type OpeningHours } from '../../../src/shared/formats/hours'
import { timesText } from '../../../src/site/sections/site/clock'
import { openFixtureSite } from '../../support/siteData'

const { site } = await openFixtureSite()

const weekdays: OpeningHours = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  open: '11:00',
  close: '23:00',
}
const saturday: OpeningHours = { days: ['saturday'], open: '11:00', close: '18:00' }

test('a visitor reads hours with points and a hyphen', () => {
  expect(timesText(site, { open: '11:00', close: '23:00' })).toBe('11.00-23.00')
})

describe('the table of opening hours', () => {
  test('merges consecutive days with the same hours, and omits days without hours', () => {
    expect(hoursRows([weekdays, saturday])).toEqual([
      { runs: [weekdays.days], times: [{ open: '11:00', close: '23:00' }] },
      { runs: [['saturday']], times: [{ open: '11:00', close: '18:00' }] },
    ])
  })

  test('merges a Sunday with the hours of Saturday into its row', () => {
    const sunday: OpeningHours = { ...saturday, days: ['sunday'] }
    expect(hoursRows([weekdays, saturday, sunday]).at(-1)).toEqual({
      runs: [['saturday', 'sunday']],
      times: [{ open: '11:00', close: '18:00' }],
    })
  })

  test('joins days with the same hours that a closed or another day separates', () => {
    const days = weekdays.days.filter((day) => day !== 'wednesday')
    const late: OpeningHours = { ...saturday, days: ['wednesday'] }
    const both = [
      ['monday', 'tuesday'],
      ['thursday', 'friday'],
    ]
    expect(hoursRows([{ ...weekdays, days }]).map(({ runs }) => runs)).toEqual([both])
    expect(hoursRows([{ ...weekdays, days }, late]).map(({ runs }) => runs)).toEqual([
      both,
      [['wednesday']],
    ])
  })

  test('starts on Monday, whatever the order in content', () => {
    const shuffled: OpeningHours[] = [saturday, { ...weekdays, days: ['friday', 'monday'] }]
    expect(hoursRows(shuffled).map(({ runs }) => runs)).toEqual([
      [['monday'], ['friday']],
      [['saturday']],
    ])
  })

  test('lists both times of a day with a lunch break, the earlier first', () => {
    const afternoon: OpeningHours = { days: ['saturday'], open: '14:00', close: '18:00' }
    const morning: OpeningHours = { days: ['saturday'], open: '09:00', close: '12:30' }
    expect(hoursRows([afternoon, morning])).toEqual([
      {
        runs: [['saturday']],
        times: [
          { open: '09:00', close: '12:30' },
          { open: '14:00', close: '18:00' },
        ],
      },
    ])
  })

  test('lists a night on the day on which it begins', () => {
    const late: OpeningHours = { days: ['friday'], open: '18:00', close: '02:00' }
    expect(hoursRows([late])).toEqual([
      { runs: [['friday']], times: [{ open: '18:00', close: '02:00' }] },
    ])
  })

  test('leaves the content unchanged', () => {
    const hours = [weekdays, saturday]
    const before = structuredClone(hours)
    hoursRows(hours)
    expect(hours).toEqual(before)
  })
})
