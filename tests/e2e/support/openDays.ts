import { laterDay, timesOn } from '../../../src/shared/formats/opening.ts'
import { content } from './content.ts'

/** The clinic's first open day that is at least `days` days from today, as it is stored, typed and read. */
export function openDayIn(days: number): { date: string; typed: string; read: string } {
  const timetable = { ...content('clinic'), timeZone: content('site').timeZone }
  let date = laterDay(new Date().toISOString().slice(0, 10), days)
  while (timesOn(date, timetable).length === 0) date = laterDay(date, 1)
  const read = new Intl.DateTimeFormat('tr', {
    day: 'numeric',
    month: 'long',
    weekday: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(date))
  return { date, typed: date.split('-').reverse().join('.'), read }
}
