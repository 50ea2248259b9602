import { refuse } from '../../server/staff/env'
import type { Span } from '../../server/storage/dayRows'
import { longest } from '../../server/storage/slot'
import type { Absence } from '../../shared/deskModel'
import { laterDay, laterTime, timesOn } from '../../shared/formats/opening'
import { gapsIn, type Stretch, startsIn } from './booking'
import { type AddDeskRoute, by, type DeskServices, refuseFields } from './services'
import { beginnings } from './statistics'

/** The clinic's day: its list with gaps, free starts, absences. */
export function addDay(route: AddDeskRoute, services: DeskServices): void {
  const { desk, shown, now, wake, clinic, rules } = services
  const { today, doctorOf, sessionsOn, isOff, openingOn, find, timeFault, wallAt } = rules
  const { team, appointmentMinutes } = clinic
  const readDay = (day: string) => desk.day(day, beginnings.week(day))

  /** A doctor's occupied hours; a booking without a doctor occupies every doctor's. */
  function takenFrom(id: string, spans: readonly Span[], absences: readonly Absence[]): Stretch[] {
    const own = spans.filter(({ doctor, wish }) => {
      const known = doctorOf(doctor, wish)
      return known === id || (known === '' && wish === '')
    })
    return [
      ...own.map(({ at, minutes }) => ({
        from: at,
        to: laterTime(at, minutes || appointmentMinutes),
      })),
      ...absences
        .filter(({ doctor }) => doctor === '' || doctor === id)
        .map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt })),
    ]
  }

  route('GET /day', async ({ input }) => {
    const day = input.day || today()
    const { appointments, spans, absences, counts } = await readDay(day)
    const own = spans.filter(({ at }) => at.startsWith(day))
    const listed = appointments.map(shown)
    const names = new Map<string, string>()
    for (const { doctor, doctorName } of absences) names.set(doctor, doctorName)
    for (const each of listed) names.set(each.appointmentDoctor, each.appointmentDoctorName)
    const isUnknown = own.some(({ doctor, wish }) => doctorOf(doctor, wish) === '')
    const left = [...names].filter(([id]) => id !== '' && !find(id))
    const week = Array.from({ length: 7 }, (_, at) => laterDay(beginnings.week(day), at))
    return {
      day,
      today: today(),
      ...openingOn(day),
      doctors: [
        ...team.map((doctor) => ({
          id: doctor.id,
          name: doctor.name,
          left: false,
          off: isOff(doctor, day),
          gaps: gapsIn(sessionsOn(day, doctor), takenFrom(doctor.id, spans, absences)),
        })),
        ...left.map(([id, name]) => ({ id, name, left: true, off: false, gaps: [] })),
        ...(isUnknown ? [{ id: '', name: '', left: false, off: false, gaps: [] }] : []),
      ],
      appointments: listed,
      total: own.length,
      absences,
      week: week.map((date) => ({
        day: date,
        count: counts.get(date) ?? 0,
        open: timesOn(date, clinic).length > 0,
      })),
    }
  })

  route('GET /free', async ({ c, input: { day, minutes, reference, ...input } }) => {
    const doctor = find(input.doctor)
    if (!doctor) return refuse(c, 'notFound')
    const { spans, absences } = await readDay(day)
    const others = spans.filter((span) => span.reference !== reference)
    const gaps = gapsIn(sessionsOn(day, doctor), takenFrom(doctor.id, others, absences))
    // Of today the rest, without the minute that has begun.
    const earliest = wallAt(now() + 59_999)
    const open = gaps
      .map(({ from, to }) => ({ from: from < earliest ? earliest : from, to }))
      .filter(({ from, to }) => from < to)
    return { starts: startsIn(open, minutes).filter((at) => !timeFault(at)) }
  })

  route('GET /absences', () => desk.absences(`${today()}T00:00`))

  route('POST /absences', async ({ c, input }) => {
    const { startsAt, endsAt, note } = input
    const doctor = find(input.doctor)
    if (input.doctor && !doctor) return refuseFields(c, { doctor: 'unknown' })
    if (endsAt <= startsAt) return refuseFields(c, { endsAt: 'order' })
    const absence = await desk.addAbsence({ doctor, startsAt, endsAt, note }, by(c))
    wake()
    const near = await desk.between(laterTime(startsAt, -longest), endsAt)
    const appointments = near.map(shown).filter(({ appointmentAt, ...each }) => {
      const end = laterTime(appointmentAt ?? '', each.appointmentMinutes || appointmentMinutes)
      const isOwn = !doctor || ['', doctor.id].includes(each.appointmentDoctor)
      return isOwn && end > startsAt
    })
    return { absence, appointments }
  })

  route('POST /absences/:id/remove', async ({ c, params }) => {
    if (!(await desk.removeAbsence(params.id, by(c)))) return refuse(c, 'notFound')
    wake()
  })
}
