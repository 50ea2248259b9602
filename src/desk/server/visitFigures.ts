import type { VisitRow } from '../../server/storage/appointments'
import type { Period } from '../contract/contract'
import type { VisitFigures } from '../contract/day'
import type { BookingClinic, BookingRules } from './booking'
import { lengthOf } from './statistics'

/** Upper limits of the days from booking to appointment. */
const steps = [0, 2, 7, 14, 30]

type VisitRules = Period & {
  clinic: BookingClinic
  rules: BookingRules
  now: number
  /** Last known names of doctors who left. */
  names: ReadonlyMap<string, string>
}

/** One pass over the appointments of a period. */
export function countVisits(rows: readonly VisitRow[], options: VisitRules): VisitFigures {
  const { from, until, clinic, rules, now, names } = options
  const none = () => ({ kept: 0, missed: 0, unknown: 0 })
  const all = none()
  const counts = [...steps, 0].map(none)
  const types = new Map<string, { count: number; minutes: number }>()
  const booked = new Map(clinic.team.map(({ id }) => [id, 0]))

  for (const { at, minutes, doctor, wish, visit, type, bookedAt } of rows) {
    const day = at.slice(0, 10)
    const length = minutes || clinic.appointmentMinutes
    const id = rules.doctorOf(doctor, wish)
    booked.set(id, (booked.get(id) ?? 0) + length)
    const sum = types.get(type) ?? { count: 0, minutes: 0 }
    types.set(type, { count: sum.count + 1, minutes: sum.minutes + length })
    if (rules.instantAt(at) > now) continue
    const kind = visit === '' ? 'unknown' : visit === 'noshow' ? 'missed' : 'kept'
    all[kind] += 1
    if (bookedAt === '') continue
    const madeOn = rules.wallAt(Date.parse(bookedAt)).slice(0, 10)
    const days = lengthOf({ from: madeOn, until: day }) - 1
    const place = steps.findIndex((limit) => days <= limit)
    const lead = counts[place === -1 ? steps.length : place]
    if (lead) lead[kind] += 1
  }

  const doctors = [...booked].map(([id, minutes]) => {
    const name = rules.find(id)?.name ?? names.get(id) ?? ''
    return { id, name, minutes }
  })
  const byType = [...types]
    .map(([id, sum]) => ({ name: rules.typeOf(id)?.name ?? id, ...sum }))
    .sort((one, other) => other.count - one.count)
  return { from, until, ...all, lead: { steps, counts }, doctors, types: byType }
}
