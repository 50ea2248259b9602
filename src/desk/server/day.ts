import { type DeskContext, refuse } from '../../server/staff/env'
import type { Span } from '../../server/storage/appointments'
import type { Absence } from '../../shared/deskModel'
import { laterDay, laterTime, timesOn } from '../../shared/formats/opening'
import type { Stretch } from '../../shared/formats/stretches'
import type { DeskRequest } from '../contract/contract'
import { gapsIn, startsIn } from './booking'
import { concerns, dayMarks, stretchOfAbsence, type Taken } from './dayMarks'
import { type AddDeskRoute, by, type DeskServices, ownDoctor, refuseFields } from './services'
import { beginnings } from './statistics'

/** Fields of a request that stay empty for a doctor's account, which cannot contact patients. */
const unreachable = { phone: '', phonesBefore: [], dial: '', chat: '', preferences: '' }

/** Days in which a free hour is searched. */
const searched = 60

/** The clinic's day: its list with gaps, free starts, absences. */
export function addDay(route: AddDeskRoute, services: DeskServices): void {
  const { desk, shown, now, wake, clinic, rules } = services
  const { today, doctorOf, sessionsOn, breaksOn, isOff, openingOn, find, timeFault, wallAt } = rules
  const { team, appointmentMinutes } = clinic
  const readDay = (day: string) => desk.day(day, beginnings.week(day))

  /** Appointments of a doctor by the hour; a booking without a doctor occupies every doctor's. */
  function takenFrom(id: string, spans: readonly Span[]): Taken[] {
    return spans.flatMap(({ reference, at, minutes, doctor, wish }) => {
      const known = doctorOf(doctor, wish)
      if (known !== id && (known !== '' || wish !== '')) return []
      return [{ reference, from: at, to: laterTime(at, minutes || appointmentMinutes) }]
    })
  }

  function gapsOf(
    doctor: (typeof team)[number],
    day: string,
    taken: readonly Stretch[],
    absences: readonly Absence[],
  ): Stretch[] {
    const away = absences.filter((each) => concerns(each, doctor.id)).map(stretchOfAbsence)
    return gapsIn(sessionsOn(day, doctor), [...taken, ...away, ...breaksOn(day)])
  }

  /** Who would like the hour of a patient who cannot come. */
  async function wishesFor({ answer, appointmentDoctor, appointmentAt = '' }: DeskRequest) {
    if (answer !== 'notComing') return []
    const later = await desk.earlierWishes({ doctor: appointmentDoctor, after: appointmentAt })
    return later.map(shown).map(({ name, phone, appointmentAt: at = '' }) => ({ name, phone, at }))
  }

  route('GET /day', async ({ c, input }) => {
    const day = input.day || today()
    const read = await readDay(day)
    const { spans } = read
    const own = ownDoctor(c)
    /** Whether the account may see what a doctor has on a date; a doctor who left sees the past. */
    const isSeen = (doctor: string, date: string) =>
      own === undefined || (doctor === own && (date < today() || find(own) !== undefined))
    const absences = read.absences.filter((each) => own === undefined || concerns(each, own))
    const listed = read.appointments
      .map(shown)
      .filter(({ appointmentDoctor }) => isSeen(appointmentDoctor, day))
      .map((each) => ({ ...each, ...(own !== undefined && unreachable) }))
    const countOn = (date: string) =>
      read.counts
        .filter((each) => each.day === date && isSeen(doctorOf(each.doctor, each.wish), date))
        .reduce((sum, { count }) => sum + count, 0)
    const names = new Map<string, string>()
    for (const { doctor, doctorName } of absences) names.set(doctor, doctorName)
    for (const each of listed) names.set(each.appointmentDoctor, each.appointmentDoctorName)
    const isUnknown = listed.some(({ appointmentDoctor }) => appointmentDoctor === '')
    const left = [...names].filter(([id]) => id !== '' && !find(id))
    const taken = new Map(
      [...team.map(({ id }) => id), ...left.map(([id]) => id)].map((id) => [
        id,
        takenFrom(id, spans),
      ]),
    )
    // They have names and numbers of other patients.
    const wishes = own === undefined ? await Promise.all(listed.map(wishesFor)) : []
    const marksOf = dayMarks(rules, absences, [...taken.values()])
    const week = Array.from({ length: 7 }, (_, at) => laterDay(beginnings.week(day), at))
    const none = { off: false, hours: [], gaps: [] }
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
          hours: sessionsOn(day, doctor),
          gaps: gapsOf(doctor, day, taken.get(doctor.id) ?? [], absences),
        })),
        ...left.map(([id, name]) => ({ id, name, left: true, ...none })),
        ...(isUnknown ? [{ id: '', name: '', left: false, ...none }] : []),
      ].filter(({ id }) => own === undefined || id === own),
      breaks: breaksOn(day),
      appointments: listed.map((request, at) => ({
        ...request,
        marks: marksOf(request),
        wishes: wishes[at] ?? [],
      })),
      total: countOn(day),
      absences,
      week: week.map((date) => ({
        day: date,
        count: countOn(date),
        open: timesOn(date, clinic).length > 0,
      })),
    }
  })

  route('GET /free', async ({ c, input: { day, minutes, reference, ...input } }) => {
    const doctor = find(input.doctor)
    if (!doctor) return refuse(c, 'notFound')
    const last = laterDay(day, searched)
    const { spans, absences } = await desk.taken(day, last)
    const others = spans.filter((span) => span.reference !== reference)
    const taken = takenFrom(doctor.id, others)
    // Of today the rest, without the minute that has begun.
    const earliest = wallAt(now() + 59_999)
    const startsOn = (date: string) => {
      const until = laterDay(date, 2)
      const near = taken.filter(({ from, to }) => from < until && to > date)
      const open = gapsOf(doctor, date, near, absences)
        .map(({ from, to }) => ({ from: from < earliest ? earliest : from, to }))
        .filter(({ from, to }) => from < to)
      return startsIn(open, minutes).filter((at) => !timeFault(at))
    }
    const starts = startsOn(day)
    let [first = ''] = starts
    for (let date = laterDay(day, 1); !first && date < last; date = laterDay(date, 1))
      first = startsOn(date)[0] ?? ''
    return { starts, first }
  })

  /** The absences that concern the account, from today on. */
  async function openAbsences(c: DeskContext): Promise<Absence[]> {
    const own = ownDoctor(c)
    const all = await desk.absences(`${today()}T00:00`)
    return own === undefined ? all : all.filter((each) => concerns(each, own))
  }

  route('GET /absences', ({ c }) => openAbsences(c))

  route('POST /absences', async ({ c, input }) => {
    const { startsAt, endsAt, note } = input
    if ((ownDoctor(c) ?? input.doctor) !== input.doctor) return refuse(c, 'forbidden')
    const doctor = find(input.doctor)
    if (input.doctor && !doctor) return refuseFields(c, { doctor: 'unknown' })
    if (endsAt <= startsAt) return refuseFields(c, { endsAt: 'order' })
    const absence = await desk.addAbsence({ doctor, startsAt, endsAt, note }, by(c))
    wake()
    return absence
  })

  route('POST /absences/:id/remove', async ({ c, params }) => {
    const own = ownDoctor(c)
    const isOwn = ({ id, doctor }: Absence) => id === params.id && doctor === own
    const mayRemove = own === undefined || (await openAbsences(c)).some(isOwn)
    if (!mayRemove || !(await desk.removeAbsence(params.id, by(c)))) return refuse(c, 'notFound')
    wake()
  })
}
