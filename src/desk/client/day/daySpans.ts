import type { Absence } from '../../../shared/deskModel'
import { laterDay } from '../../../shared/formats/opening'
import { overlap, rest, type Stretch } from '../../../shared/formats/stretches'
import type { Day } from '../../contract/day'

/** Why no patient is seen: by the clinic's hours, the doctor's, a break or an absence. */
export type Span = Stretch &
  ({ kind: 'closed' | 'off' | 'break' } | { kind: 'leave'; absence: Absence })

/** The part of a stretch within another. */
const within = ({ from, to }: Stretch, limits: Stretch): Stretch => ({
  from: from < limits.from ? limits.from : from,
  to: to > limits.to ? limits.to : to,
})

/** The clinic's hours of a day as wall times. */
export const openingOf = ({ day, opening }: Pick<Day, 'day' | 'opening'>): Stretch[] =>
  opening.map(({ open, close }) => ({
    from: `${day}T${open}`,
    to: `${close > open ? day : laterDay(day, 1)}T${close}`,
  }))

/**
 * When a doctor sees no patients, and why; absences may lie over the others. `range`: what is shown
 * of the day.
 */
export function spansOf(
  day: Pick<Day, 'day' | 'opening' | 'breaks' | 'absences'>,
  doctor: Pick<Day['doctors'][number], 'id' | 'hours'>,
  range: Stretch,
): Span[] {
  const opening = openingOf(day)
  const off = opening.flatMap((each) => rest(each, doctor.hours))
  const leaves = day.absences
    .filter((absence) => ['', doctor.id].includes(absence.doctor))
    .map((absence) => ({
      kind: 'leave' as const,
      from: absence.startsAt,
      to: absence.endsAt,
      absence,
    }))
  return [
    ...rest(range, opening).map((each) => ({ kind: 'closed' as const, ...each })),
    ...off.map((each) => ({ kind: 'off' as const, ...each })),
    ...day.breaks.map((each) => ({ kind: 'break' as const, ...each })),
    ...leaves,
  ]
    .filter((span) => overlap(span, range))
    .map((span) => ({ ...span, ...within(span, range) }))
}

/** The appointments of a doctor's day. */
export const appointmentsOf = (day: Day, doctor: Pick<Day['doctors'][number], 'id'>) =>
  day.appointments.filter(({ appointmentDoctor }) => appointmentDoctor === doctor.id)
