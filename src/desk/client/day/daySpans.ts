import type { Absence } from '../../../shared/deskModel'
import { laterDay } from '../../../shared/formats/opening'
import { overlap, rest, type Stretch } from '../../../shared/formats/stretches'
import type { Day } from '../../contract/day'

/** Why no patient is seen: by the clinic's hours, the doctor's, a break or an absence. */
export type Span = Stretch &
  ({ kind: 'closed' | 'off' | 'break' } | { kind: 'leave'; absence: Absence })

type Doctor = Day['doctors'][number]

/** The part of a stretch within another. */
const within = ({ from, to }: Stretch, limits: Stretch): Stretch => ({
  from: from < limits.from ? limits.from : from,
  to: to > limits.to ? limits.to : to,
})

/** The clinic's hours of a day as wall times. */
export const openingOf = ({ day, opening }: Day): Stretch[] =>
  opening.map(({ open, close }) => ({
    from: `${day}T${open}`,
    to: `${close > open ? day : laterDay(day, 1)}T${close}`,
  }))

type DaySpansOptions = {
  /** What is shown of the day. */
  range: Stretch
  opening: readonly Stretch[]
  /** When the doctor works. */
  hours: readonly Stretch[]
  breaks: readonly Stretch[]
  /** Of this doctor or of everybody. */
  absences: readonly Absence[]
}

/** When a doctor sees no patients, and why; absences may lie over the others. */
export function daySpans({ range, opening, hours, breaks, absences }: DaySpansOptions): Span[] {
  const off = opening.flatMap((each) => rest(each, hours))
  const leaves = absences.map((absence) => ({
    kind: 'leave' as const,
    from: absence.startsAt,
    to: absence.endsAt,
    absence,
  }))
  return [
    ...rest(range, opening).map((each) => ({ kind: 'closed' as const, ...each })),
    ...off.map((each) => ({ kind: 'off' as const, ...each })),
    ...breaks.map((each) => ({ kind: 'break' as const, ...each })),
    ...leaves,
  ]
    .filter((span) => overlap(span, range))
    .map((span) => ({ ...span, ...within(span, range) }))
}

/** The spans of a doctor's column. */
export const spansOf = (day: Day, doctor: Doctor, range: Stretch): Span[] =>
  daySpans({
    range,
    opening: openingOf(day),
    hours: doctor.hours,
    breaks: day.breaks,
    absences: day.absences.filter(({ doctor: id }) => ['', doctor.id].includes(id)),
  })
