import { timestamp } from '../../server/base/clock'
import { longest, type Slot } from '../../server/storage/slot'
import type { Need, NeedKind } from '../../shared/deskModel'
import { breaksOf, weekdayOf, weekdays } from '../../shared/formats/hours'
import { clockIn, laterDay, laterTime, timesOn, timetableOf } from '../../shared/formats/opening'
import { overlap, rest, type Stretch } from '../../shared/formats/stretches'
import type { Faults } from '../contract/appointment'
import type { Me } from '../contract/contract'

export type BookingClinic = Pick<
  Me['clinic'],
  'hours' | 'exceptions' | 'breaks' | 'timeZone' | 'team' | 'types' | 'appointmentMinutes'
>

type Doctor = BookingClinic['team'][number]

/** Minutes: the grid of the day, and the shortest appointment. */
const step = 5

/** The requested slot. `known`: the appointment that is moved, and the wished doctor's name. */
type Wanted = {
  appointmentAt: string
  doctor?: string
  minutes?: number
  type?: string
  allow?: readonly NeedKind[]
  known?: {
    appointmentDoctor: string
    appointmentMinutes: number
    appointmentType?: string
    doctor: string
  }
}

/** The rules of a booking that need no database. */
export function bookingRules(clinic: BookingClinic, now: () => number) {
  const { team, types, appointmentMinutes: usualMinutes } = clinic
  const { instantOf, offset } = clockIn(clinic.timeZone)
  const instantAt = (wall: string) => instantOf(wall.slice(0, 10), wall.slice(11))
  const wallAt = (instant: number) => timestamp(instant + offset(instant)).slice(0, 16)
  const wallNow = () => wallAt(now())
  const today = () => wallNow().slice(0, 10)
  const find = (id: string) => team.find((doctor) => doctor.id === id)
  const timetables = new Map(team.map((doctor) => [doctor.id, timetableOf(clinic, doctor)]))
  /** When the clinic is open, or a doctor of it works. */
  const timetableFor = (doctor?: Doctor) => (doctor && timetables.get(doctor.id)) ?? clinic

  /** Of a booking without a doctor: the wish, or the only one. */
  const presumed = (wish: string) =>
    team.find(({ name }) => name === wish) ?? (team.length === 1 ? team[0] : undefined)

  /** The id of a booking's doctor; '' if unknown. */
  const doctorOf = (agreed: string, wish: string) => agreed || (presumed(wish)?.id ?? '')

  function timeFault(at: string): Faults['appointmentAt'] {
    if (Number(at.slice(-2)) % step !== 0) return 'step'
    if (wallAt(instantAt(at)) !== at) return 'gap'
    const first = today()
    if (at.slice(0, 10) < first) return 'past'
    const last = `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`
    return at.slice(0, 10) > last ? 'far' : undefined
  }

  /** Of a callback to a request that is deleted at `expiresAt`. */
  function retryFault(at: string, expiresAt: string): Faults['retryAt'] {
    const due = instantAt(at)
    if (due < now()) return 'passed'
    return due < Date.parse(expiresAt) ? undefined : 'expired'
  }

  /** The opening hours of a day as wall times; of a doctor, the worked ones. */
  const sessionsOn = (day: string, doctor?: Doctor): Stretch[] =>
    timesOn(day, timetableFor(doctor)).map(({ open, close }) => ({
      from: `${day}T${open}`,
      to: `${close > open ? day : laterDay(day, 1)}T${close}`,
    }))

  const breaksOn = (day: string): Stretch[] =>
    breaksOf(weekdayOf(day), clinic.breaks).map(({ start, end }) => ({
      from: `${day}T${start}`,
      to: `${day}T${end}`,
    }))

  /** A day's hours as they are printed, with the name of a special day. */
  const openingOn = (day: string) => ({
    note: clinic.exceptions?.find(({ date }) => date === day)?.note ?? '',
    opening: timesOn(day, clinic).map(({ open, close }) => ({ open, close })),
  })

  /** Whether a doctor does not work on a day on which the clinic is open. */
  const isOff = (doctor: Doctor, day: string) =>
    sessionsOn(day).length > 0 && sessionsOn(day, doctor).length === 0

  /** The needs that follow from the timetables: closed, off, in a break. */
  function needsOf(at: string, minutes: number, doctor?: Doctor): Need[] {
    const day = at.slice(0, 10)
    const end = laterTime(at, minutes)
    const holds = ({ from, to }: Stretch) => from <= at && end <= to
    // Hours after midnight belong to the day before.
    const open = [laterDay(day, -1), day].find((each) => sessionsOn(each).some(holds))
    const isWorked = !doctor || (open ? sessionsOn(open, doctor).some(holds) : !isOff(doctor, day))
    const breaks = breaksOn(day).filter((each) => overlap(each, { from: at, to: end }))
    return [
      ...(open ? [] : [{ kind: 'closed', ...openingOn(day) } as const]),
      ...(isWorked ? [] : [offNeed(doctor, open ?? day)]),
      ...(breaks.length > 0 ? [{ kind: 'break', breaks } as const] : []),
    ]
  }

  const offNeed = (doctor: Doctor, day: string): Need => ({
    kind: 'off',
    days: weekdays.filter(
      (each) =>
        doctor.days?.includes(each) || doctor.hours?.some(({ days }) => days.includes(each)),
    ),
    opening: timesOn(day, timetableFor(doctor)).map(({ open, close }) => ({ open, close })),
  })

  return {
    usualMinutes,
    today,
    wallAt,
    wallNow,
    instantAt,
    endOf: (at: string, minutes = 0) => instantAt(at) + (minutes || usualMinutes) * 60_000,
    find,
    doctorOf,
    timeFault,
    retryFault,
    sessionsOn,
    breaksOn,
    isOff,
    openingOn,
    needsOf,
    typeOf: (id: string) => types.find((type) => type.id === id),

    /** The slot of a booking, or the faults of its fields. */
    slotOf({ appointmentAt, doctor, allow, known, ...rest }: Wanted): Slot | { faults: Faults } {
      const { type = known?.appointmentType ?? '' } = rest
      const chosenType = rest.type ? types.find(({ id }) => id === type) : undefined
      const { minutes = chosenType?.minutes || known?.appointmentMinutes || usualMinutes } = rest
      const chosen = doctor
        ? find(doctor)
        : (find(known?.appointmentDoctor ?? '') ?? presumed(known?.doctor ?? ''))
      const isRange = minutes >= step && minutes <= longest
      const isDone = !rest.type || (chosenType && doesType(chosenType, chosen?.id ?? ''))
      const faults: Faults = {
        appointmentAt: timeFault(appointmentAt),
        doctor: chosen ? undefined : doctor ? 'unknown' : 'required',
        minutes: !isRange ? 'range' : minutes % step === 0 ? undefined : 'step',
        type: isDone ? undefined : 'unknown',
      }
      if (!chosen || faults.appointmentAt || faults.minutes || faults.type) return { faults }
      const found = needsOf(appointmentAt, minutes, chosen)
      if (instantAt(appointmentAt) < now()) found.push({ kind: 'past' })
      return {
        doctor: chosen,
        at: appointmentAt,
        minutes,
        type,
        usualMinutes,
        found,
        allow: allow ?? [],
      }
    },
  }
}

export type BookingRules = ReturnType<typeof bookingRules>

const doesType = ({ doctors }: BookingClinic['types'][number], doctor: string) =>
  !doctors || doctors.includes(doctor)

/** The free parts of opening hours, at least `step` minutes long, in order. */
export const gapsIn = (sessions: readonly Stretch[], taken: readonly Stretch[]): Stretch[] =>
  sessions
    .flatMap((session) => rest(session, taken))
    .filter(({ from, to }) => laterTime(from, step) <= to)

/** The starts of appointments that fill gaps one after another, on the grid. */
export const startsIn = (gaps: readonly Stretch[], minutes: number): string[] =>
  gaps.flatMap(({ from, to }) => {
    const starts: string[] = []
    const late = Number(from.slice(-2)) % step
    let at = laterTime(from, late === 0 ? 0 : step - late)
    for (; laterTime(at, minutes) <= to; at = laterTime(at, minutes)) starts.push(at)
    return starts
  })
