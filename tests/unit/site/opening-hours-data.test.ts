import { expect, test } from 'vitest'
import { openingHours } from '../../../src/site/head/openingHours'
import { content } from '../../e2e/support/content'

const clinic = content('clinic')

test('a search engine reads the weekly hours with English days', () => {
  const { openingHoursSpecification } = openingHours({
    ...clinic,
    hours: [{ days: ['saturday', 'sunday'], open: '11:00', close: '18:00' }],
  })
  expect(openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday'],
      opens: '11:00',
      closes: '18:00',
    },
  ])
})

test('a search engine reads when a holiday is closed and when it is short, and no past ones', () => {
  const { specialOpeningHoursSpecification } = openingHours({
    ...clinic,
    lastUpdated: '2026-11-20',
    exceptions: [
      { date: '2027-01-01', closed: true, note: 'Yılbaşı' },
      { date: '2026-12-31', open: '11:00', close: '16:00', note: 'Yılbaşı arifesi' },
      { date: '2026-10-29', closed: true, note: 'Cumhuriyet Bayramı' },
    ],
  })
  const day = (date: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
  })
  expect(specialOpeningHoursSpecification).toEqual([
    { ...day('2026-12-31'), opens: '11:00', closes: '16:00' },
    { ...day('2027-01-01'), opens: '00:00', closes: '00:00' },
  ])
})

test('a search engine reads no special days if there are none', () => {
  expect(openingHours({ ...clinic, exceptions: [] })).not.toHaveProperty(
    'specialOpeningHoursSpecification',
  )
})
