import type { AuditAct, Need, NeedKind, Other } from '../../shared/deskModel'
import { laterTime } from '../../shared/formats/opening'
import { absent } from './absences'
import { noted } from './audit'
import type { Db, Results } from './connection'
import { named } from './doctors'
import { isNumber } from './phoneNumbers'
import { changedOne, joined, type Sql, sql, verbatim } from './sql'

/** The longest appointment, in minutes. */
export const longest = 480

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

const lengthOf = (row: Sql, usualMinutes: number) => sql`(CASE ${row}.appointment_minutes
  WHEN 0 THEN CAST(${usualMinutes} AS INTEGER) ELSE ${row}.appointment_minutes END)`

/**
 * Appointments that end after a wall time. Calculated, because the previous release moves
 * appointments too. The minutes are those since the midnight of the wall time.
 */
export function endsAfter(table: string, moment: string, usualMinutes: number): Sql {
  const row = verbatim(table)
  const minutes = Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16))
  return sql`(${row}.appointment_at > ${laterTime(moment, -longest)} AND (
    ${row}.appointment_at >= ${moment} OR CAST(${minutes} AS INTEGER) <
      CASE substr(${row}.appointment_at, 1, 10) WHEN ${moment.slice(0, 10)} THEN 0 ELSE -1440 END
      + CAST(substr(${row}.appointment_at, 12, 2) AS INTEGER) * 60
      + CAST(substr(${row}.appointment_at, 15, 2) AS INTEGER) + ${lengthOf(row, usualMinutes)}))`
}

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

export type SlotRules = ReturnType<typeof slotRules>

/**
 * The rules of a slot as SQL: `condition` excludes slots neither free nor allowed; the results
 * of `obstacles` are read by `needsIn`. `number`: SQL of the patient's number.
 */
export function slotRules(slot: Slot, reference: string, number: Sql) {
  const { doctor, at, minutes, usualMinutes, found, allow } = slot
  const day = at.slice(0, 10)
  const end = laterTime(at, minutes)
  const others = (where: Sql) => sql<Other>`SELECT other.reference, other.name,
      other.appointment_at AS "appointmentAt", ${lengthOf(sql`other`, usualMinutes)} AS minutes,
      coalesce(nullif(doctors.name, ''), other.doctor) AS doctor
    FROM requests AS other LEFT JOIN doctors ON doctors.id = other.appointment_doctor
    WHERE other.status = 'booked' AND other.visit <> 'noshow' AND other.reference <> ${reference}
      AND ${where} LIMIT 50`
  const obstacles = {
    // A booking of a previous release has no doctor: it occupies the wished doctor, else every doctor.
    busy: others(sql`other.appointment_at < ${end} AND ${endsAfter('other', at, usualMinutes)} AND
      (other.appointment_doctor = ${doctor.id} OR
        (other.appointment_doctor = '' AND other.doctor IN ('', ${doctor.name})))`),
    absent: absent(sql`WHERE doctor IN ('', ${doctor.id}) AND starts_at < ${end}
      AND ends_at > ${at} LIMIT 50`),
    sameDay: others(sql`other.appointment_at BETWEEN ${day} AND ${`${day}U`}
      AND ${isNumber('other.phone_number')} AND other.phone_number = ${number}`),
  }
  const stored = Object.entries(obstacles) as [keyof typeof obstacles, Sql][]
  const open = stored.filter(([kind]) => !allow.includes(kind))
  const isFree = found.every(({ kind }) => allow.includes(kind))
  const confirmed = [
    ...found.map(({ kind }) => sql`SELECT ${allowed[kind]} AS act`),
    ...stored
      .filter(([kind]) => allow.includes(kind))
      .map(([kind, each]) => sql`SELECT ${allowed[kind]} AS act WHERE EXISTS (${each})`),
  ]
  return {
    condition: joined(
      [isFree ? sql`TRUE` : sql`FALSE`, ...open.map(([, each]) => sql`NOT EXISTS (${each})`)],
      ' AND ',
    ),
    obstacles,
    /** Right after an INSERT of one row: notes what was confirmed, and the doctor's name. */
    note: (db: Db, staffId: string) => ({
      ...(confirmed.length > 0 && {
        confirmed: noted(
          db,
          sql`need.act`,
          reference,
          staffId,
          changedOne,
          sql`FROM (${joined(confirmed, ' UNION ALL ')}) AS need`,
        ),
      }),
      doctor: named(doctor),
    }),
    /** The unconfirmed conditions, from the results of `obstacles`. */
    needsIn({ busy, absent, sameDay }: Partial<Results<typeof obstacles>>): Need[] {
      const stored: Need[] = [
        { kind: 'busy', others: busy?.rows ?? [] },
        { kind: 'absent', absences: absent?.rows ?? [] },
        { kind: 'sameDay', others: sameDay?.rows ?? [] },
      ]
      const isThere = (need: Need) =>
        !('others' in need && need.others.length === 0) &&
        !('absences' in need && need.absences.length === 0)
      return [...found, ...stored.filter(isThere)].filter(({ kind }) => !allow.includes(kind))
    },
  }
}
