import { laterDay, timesOn, timetableOf } from '../../../src/shared/formats/opening.ts'
import { content } from './content.ts'

/**
 * The first day at least `days` days from today on which every doctor works, as it is stored, typed
 * and read, and as the heading of its list.
 */
export function openDayIn(days: number) {
  const timetable = { ...content('clinic'), timeZone: content('site').timeZone }
  let date = laterDay(new Date().toISOString().slice(0, 10), days)
  const { doctors } = content('doctors')
  const isWorked = () =>
    doctors.every((each) => timesOn(date, timetableOf(timetable, each)).length > 0)
  while (!isWorked()) date = laterDay(date, 1)
  const written = (year?: 'numeric') =>
    new Intl.DateTimeFormat('tr', {
      day: 'numeric',
      month: 'long',
      year,
      weekday: 'long',
      timeZone: 'UTC',
    }).format(Date.parse(date))
  const typed = date.split('-').reverse().join('.')
  return { date, typed, read: written(), heading: written('numeric') }
}
