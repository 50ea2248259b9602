import type { Absence, AuditAct, Need, NeedKind, Other } from '../../shared/deskModel'
import { laterTime } from '../../shared/formats/opening'
import { timestamp } from '../base/clock'
import { absenceSql, absentRow } from './absenceRows'
import type { Actor } from './audit'
import type { Result, Row, Statement } from './connection'
import { isNumber } from './phoneNumbers'

/** The longest appointment, in minutes. */
export const longest = 480

/** The requested hours of a booking. */
export type Slot = {
  doctor: { id: string; name: string }
  /** Wall time. */
  at: string
  minutes: number
  /** Id in the content. */
  type?: string
  /** Of appointments without a length. */
  usualMinutes: number
  /** Needs found without the database. */
  found: readonly Need[]
  allow: readonly NeedKind[]
}

const lengthOf = (row: string) => `(CASE ${row}.appointment_minutes
  WHEN 0 THEN CAST(:usual AS INTEGER) ELSE ${row}.appointment_minutes END)`

/**
 * Appointments that end after a wall time; `endArgs` has its arguments. Calculated, because the
 * previous release moves appointments too. The minutes are those since the midnight of :day.
 */
export const endsAfter = (row: string) => `(${row}.appointment_at > :reach AND (
  ${row}.appointment_at >= :moment OR CAST(:from AS INTEGER) <
    CASE substr(${row}.appointment_at, 1, 10) WHEN :day THEN 0 ELSE -1440 END
    + CAST(substr(${row}.appointment_at, 12, 2) AS INTEGER) * 60
    + CAST(substr(${row}.appointment_at, 15, 2) AS INTEGER) + ${lengthOf(row)}))`

export const endArgs = (moment: string, usualMinutes: number) => ({
  usual: usualMinutes,
  moment,
  day: moment.slice(0, 10),
  reach: laterTime(moment, -longest),
  from: Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)),
})

const others = (where: string) => `SELECT other.reference, other.name, other.appointment_at,
    ${lengthOf('other')} AS minutes, coalesce(nullif(doctors.name, ''), other.doctor) AS doctor
  FROM requests AS other LEFT JOIN doctors ON doctors.id = other.appointment_doctor
  WHERE other.status = 'booked' AND other.visit <> 'noshow' AND other.reference <> :reference
    AND ${where}`

/** A booking of a previous release has no doctor: it occupies the wished doctor, else every doctor. */
const busy = others(`other.appointment_at < :end AND ${endsAfter('other')} AND
  (other.appointment_doctor = :doctor OR
    (other.appointment_doctor = '' AND other.doctor IN ('', :doctorName)))`)

const absent = `${absenceSql} WHERE doctor IN ('', :doctor) AND starts_at < :end AND ends_at > :at`

const sameDay = (number: string) =>
  others(`other.appointment_at BETWEEN :day AND :day || 'U' AND ${isNumber('other.phone_number')}
    AND other.phone_number = ${number}`)

/** Audit entries of confirmed needs. */
const allowed = {
  busy: 'allowedBusy',
  closed: 'allowedClosed',
  off: 'allowedOff',
  break: 'allowedBreak',
  absent: 'allowedAbsent',
  past: 'allowedPast',
  sameDay: 'allowedSameDay',
} as const satisfies Record<NeedKind, AuditAct>

/**
 * The rules of a slot as SQL: `condition` excludes slots neither free nor allowed; the results
 * of `obstacles` are read by `needsIn`. `number`: SQL of the patient's number.
 */
export function slotRules(slot: Slot, reference: string, number: string) {
  const { doctor, at, minutes, usualMinutes, found, allow } = slot
  const args = {
    ...endArgs(at, usualMinutes),
    at,
    end: laterTime(at, minutes),
    doctor: doctor.id,
    doctorName: doctor.name,
    reference,
  }
  const byKind = { busy, absent, sameDay: sameDay(number) }
  const stored = Object.entries(byKind) as [keyof typeof byKind, string][]
  const open = stored.filter(([kind]) => !allow.includes(kind))
  const isFree = found.every(({ kind }) => allow.includes(kind))
  const condition = [
    isFree ? 'TRUE' : 'FALSE',
    ...open.map(([, sql]) => `NOT EXISTS (${sql})`),
  ].join(' AND ')
  const confirmed = [
    ...found.map(({ kind }) => `SELECT '${allowed[kind]}' AS act`),
    ...stored
      .filter(([kind]) => allow.includes(kind))
      .map(([kind, sql]) => `SELECT '${allowed[kind]}' AS act WHERE EXISTS (${sql})`),
  ]
  return {
    args,
    condition,
    obstacles: stored.map(([, sql]) => ({ sql: `${sql} LIMIT 50`, args })),
    /** Right after an INSERT of one row: notes what was confirmed. */
    note: ({ staffId, now }: Actor): Statement[] =>
      confirmed.length === 0
        ? []
        : [
            {
              sql: `INSERT INTO audit (at, staff_id, act, subject)
                SELECT :auditAt, :staffId, need.act, :reference
                FROM (${confirmed.join(' UNION ALL ')}) AS need WHERE changes() = 1`,
              args: { ...args, auditAt: timestamp(now), staffId },
            },
          ],
  }
}

export type SlotRules = ReturnType<typeof slotRules>

/** The unconfirmed conditions, from the results of `obstacles`. */
export function needsIn({ found, allow }: Slot, results: readonly Result[]): Need[] {
  const [busyRows = [], absentRows = [], sameRows = []] = results.map(({ rows }) => rows)
  const stored: Need[] = [
    { kind: 'busy', others: busyRows.map(otherRow) },
    { kind: 'absent', absences: absentRows.map(absentRow) satisfies Absence[] },
    { kind: 'sameDay', others: sameRows.map(otherRow) },
  ]
  const isThere = (need: Need) =>
    !('others' in need && need.others.length === 0) &&
    !('absences' in need && need.absences.length === 0)
  return [...found, ...stored.filter(isThere)].filter(({ kind }) => !allow.includes(kind))
}

const otherRow = (row: Row): Other => ({
  reference: String(row.reference),
  name: String(row.name),
  doctor: String(row.doctor),
  appointmentAt: String(row.appointment_at),
  minutes: Number(row.minutes),
})
