import { laterDay, timesOn, timetableOf } from '../../../src/shared/formats/opening.ts'
import { content } from './content.ts'

/**
 * The first day at least `days` days from today on which every doctor works, as it is stored, typed
 * and read.
 */
export function openDayIn(days: number): { date: string; typed: string; read: string } {
  const timetable = { ...content('clinic'), timeZone: content('site').timeZone }
  let date = laterDay(new Date().toISOString().slice(0, 10), days)
  const { doctors } = content('doctors')
  const isWorked = () =>
    doctors.every((each) => timesOn(date, timetableOf(timetable, each.days)).length > 0)
  while (!isWorked()) date = laterDay(date, 1)
  const read = new Intl.DateTimeFormat('tr', {
    day: 'numeric',
    month: 'long',
    weekday: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(date))
  return { date, typed: date.split('-').reverse().join('.'), read }
}
