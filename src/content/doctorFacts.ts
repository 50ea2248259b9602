import { fill } from '../shared/formats/fill.ts'
import {
  breaksOf,
  endOf,
  type OpeningHours,
  type Weekday,
  type Working,
  weekdays,
  weekdayWriter,
} from '../shared/formats/hours.ts'
import { timetableOf } from '../shared/formats/opening.ts'
import { rest, type Stretch } from '../shared/formats/stretches.ts'
import type { DoctorFacts, Site } from './site/site.ts'
import { languageNameIn } from './translation/writing.ts'

/** By doctor, at build time: browsers name some languages differently. */
export function doctorFactsOf(site: Site): Record<string, DoctorFacts> {
  const nameOf = weekdayWriter(site.formatTag)
  return Object.fromEntries(
    site.doctors.doctors.map((doctor) => [
      doctor.id,
      {
        languages: (doctor.languages ?? []).map((code) => languageNameIn(site.formatTag, code)),
        days: weekdays.flatMap((day) => dayText(site, doctor, day, nameOf(day))),
      },
    ]),
  )
}

/**
 * A day of a doctor's week: `Pazartesi`, with own hours `Pazartesi 11.00-13.00, 14.00-18.00`. Own
 * hours end with the clinic's.
 */
function dayText(site: Site, working: Working, day: Weekday, name: string): string[] {
  const isOn = ({ days }: OpeningHours) => days.includes(day)
  if (!working.hours?.some(isOn)) return working.days?.includes(day) ? [name] : []
  const own = timetableOf(site.clinic, working).hours.filter(isOn)
  if (own.length === 0) return []
  const breaks = breaksOf(day, site.clinic.breaks).map(({ start, end }) => ({
    from: start,
    to: end,
  }))
  const times = own
    .toSorted((one, other) => (one.open < other.open ? -1 : 1))
    .flatMap((each) => rest({ from: each.open, to: endOf(each) }, breaks))
    .map((each) => timesText(site, each))
  return [[name, times.join(', ')].filter(Boolean).join(' ')]
}

function timesText({ texts }: Site, { from, to }: Stretch): string {
  const { time, times } = texts.common.clock
  const text = (at: string) => {
    const hour = String(Number(at.slice(0, 2)) % 24).padStart(2, '0')
    return fill(time, { hour, minute: at.slice(3) })
  }
  return fill(times, { from: text(from), to: text(to) })
}
