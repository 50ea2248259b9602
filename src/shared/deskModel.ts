import * as v from 'valibot'
import { weekdays } from './formats/hours'

/**
 * What the desk's database keeps and its contract shows. `...At` without a Z is the clinic's wall
 * time, `YYYY-MM-DDTHH:MM`; with a Z it is a UTC instant.
 */

/**
 * reception: requests; editor: the site's content; manager: everything, accounts and audit too;
 * doctor: the own day and absences. A release refuses the accounts of roles that it does not know.
 */
export const role = v.picklist(['reception', 'editor', 'manager', 'doctor'])
export type Role = v.InferOutput<typeof role>

/** `code`: signed in with a code from one's phone, on the shared computer at the counter. */
export const authMethod = v.picklist(['passkey', 'code'])
export type AuthMethod = v.InferOutput<typeof authMethod>

/** `invited`: no passkey. */
export const account = v.strictObject({
  id: v.string(),
  name: v.string(),
  role,
  /** Id of the doctor whose account it is. */
  doctor: v.optional(v.string()),
  state: v.picklist(['invited', 'open', 'closed']),
  passkeys: v.array(v.strictObject({ id: v.string(), createdAt: v.string() })),
})
export type Account = v.InferOutput<typeof account>

const outcomes = ['unreached', 'booked', 'cancelled'] as const
export const contacts = ['called', 'messaged'] as const
export const visits = ['arrived', 'fulfilled', 'noshow'] as const
const acts = [...outcomes, ...contacts, ...visits, 'undone'] as const

/** `done`: set at the command line only. */
export const statuses = ['new', ...outcomes, 'done'] as const
export type Status = (typeof statuses)[number]

/** What staff decide about a request; `undone` reverts the last outcome. */
export type Outcome = (typeof outcomes)[number]
export type Contact = (typeof contacts)[number]
/** What a patient answers to a message; `earlier`: comes, and would like an earlier hour. */
export const patientAnswers = ['coming', 'notComing', 'callMe', 'earlier'] as const
export type PatientAnswer = (typeof patientAnswers)[number]
export const cancelReasons = [
  'changedMind',
  'elsewhere',
  'wrongNumber',
  'noAnswer',
  'notReal',
  'duplicate',
  'other',
] as const
/** What became of an appointment; FHIR's words. */
export type Visit = (typeof visits)[number]
export type Act = (typeof acts)[number]

export const lastAct = v.strictObject({ act: v.picklist(acts), by: v.string(), at: v.string() })
export type LastAct = v.InferOutput<typeof lastAct>

/** An act with the note before it, '' if there was none. */
export const pastAct = v.strictObject({ ...lastAct.entries, noteBefore: v.string() })
export type KeptAct = v.InferOutput<typeof pastAct>

/** Of a doctor. */
export const workingDays = v.array(v.picklist(weekdays))

/** `HH:MM`; a close not later than the opening is on the next day. */
export const opening = v.array(v.strictObject({ open: v.string(), close: v.string() }))
export type Opening = v.InferOutput<typeof opening>

/** From one wall time until another. */
export const stretch = v.strictObject({ from: v.string(), to: v.string() })

/** Another appointment. `doctor`: the name. `minutes`: the usual length if none was agreed. */
const other = v.strictObject({
  reference: v.string(),
  name: v.string(),
  doctor: v.string(),
  appointmentAt: v.string(),
  minutes: v.number(),
})
export type Other = v.InferOutput<typeof other>

/** Of a doctor, or of everybody (''). `doctorName` is the last known one. */
export const absence = v.strictObject({
  id: v.string(),
  doctor: v.string(),
  doctorName: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  note: v.string(),
  by: v.string(),
})
export type Absence = v.InferOutput<typeof absence>

/** Conditions that need confirmation before a booking; `allow` lists the confirmed kinds. */
export const needKinds = ['busy', 'closed', 'off', 'break', 'absent', 'past', 'sameDay'] as const
export type NeedKind = (typeof needKinds)[number]

export const need = v.variant('kind', [
  /** The doctor's appointments that overlap. */
  v.strictObject({ kind: v.literal('busy'), others: v.array(other) }),
  /** `note`: name of the special day or ''. */
  v.strictObject({ kind: v.literal('closed'), note: v.string(), opening }),
  /** The doctor does not work then. `opening`: the hours of that day; `days`: those with hours. */
  v.strictObject({ kind: v.literal('off'), days: workingDays, opening }),
  v.strictObject({ kind: v.literal('break'), breaks: v.array(stretch) }),
  v.strictObject({ kind: v.literal('absent'), absences: v.array(absence) }),
  v.strictObject({ kind: v.literal('past') }),
  /** Appointments of the same number on that day. */
  v.strictObject({ kind: v.literal('sameDay'), others: v.array(other) }),
])
export type Need = v.InferOutput<typeof need>

/** A calendar address of a doctor. `revokedAt`: '' while it is valid. */
export const feed = v.strictObject({
  id: v.string(),
  doctor: v.string(),
  doctorName: v.string(),
  by: v.string(),
  madeAt: v.string(),
  revokedAt: v.string(),
})
export type Feed = v.InferOutput<typeof feed>

/** A need that a staff member has confirmed. */
const allowed = [
  'allowedBusy',
  'allowedClosed',
  'allowedOff',
  'allowedBreak',
  'allowedAbsent',
  'allowedPast',
  'allowedSameDay',
] as const

const auditAct = v.picklist([
  ...acts,
  /** A booking of another hour or doctor; of the same with something else changed. */
  'moved',
  'edited',
  /** After a missed or past appointment. */
  'bookedAgain',
  'entryUndone',
  'reminderUndone',
  /** In spite of a leave or a closed day. */
  'kept',
  'signedIn',
  'signedOut',
  'proved',
  'invited',
  'registered',
  'passkeyClosed',
  'disabled',
  'opened',
  'exported',
  'erased',
  'listExported',
  ...visits,
  'entered',
  'reminded',
  ...allowed,
  'absenceAdded',
  'absenceRemoved',
  'feedMade',
  'feedRevoked',
])
export type AuditAct = v.InferOutput<typeof auditAct>

/** `by`: '' for the command line; `subject`: a request's reference or an account's name, or ''. */
export const auditRow = v.strictObject({
  id: v.number(),
  at: v.string(),
  by: v.string(),
  act: auditAct,
  subject: v.string(),
})
export type AuditRow = v.InferOutput<typeof auditRow>

const bytes = v.optional(v.number())

/** Bytes on the server's disk; absent where there is nothing. */
export const diskUse = v.strictObject({
  requests: bytes,
  /** Objects of the content repository, with those of drafts. */
  repository: bytes,
  releases: bytes,
  backups: bytes,
  free: v.number(),
})
export type DiskUse = v.InferOutput<typeof diskUse>
