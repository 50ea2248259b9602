import * as v from 'valibot'
import { isDay } from '../../shared/formats/date'
import { weekdays } from '../../shared/formats/hours'

/**
 * What a booking is made of. Lengths are minutes. `...At` without a Z is what the clinic's clock
 * shows, `YYYY-MM-DDTHH:MM` in `me.clinic.timeZone`; with a Z it is a UTC instant. Doctors are ids
 * of `me.clinic.team`.
 */

export const wallTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
  v.check((written) => isDay(written.slice(0, 10)) && !Number.isNaN(Date.parse(`${written}Z`))),
)

export const visits = ['arrived', 'fulfilled', 'noshow'] as const
/** What became of an appointment; FHIR's words. */
export type Visit = (typeof visits)[number]

/** Conditions that need confirmation before a booking; `allow` lists the confirmed kinds. */
export const needKinds = ['busy', 'closed', 'off', 'absent', 'past', 'sameDay'] as const
export type NeedKind = (typeof needKinds)[number]

/** Repeats the names of the needs that the staff member has confirmed so far. */
export const allow = v.optional(v.array(v.picklist(needKinds)))

/** Of a doctor. */
export const workingDays = v.array(v.picklist(weekdays))

const id = v.pipe(v.string(), v.maxLength(120))
const minutes = v.pipe(v.number(), v.integer())

/**
 * Without a doctor: the patient's wish, or the clinic's only doctor; otherwise refused. Without
 * minutes: those of the appointment that is moved, else `me.clinic.appointmentMinutes`.
 */
export const slot = {
  appointmentAt: wallTime,
  doctor: v.optional(id),
  minutes: v.optional(minutes),
  allow,
}

/** Another appointment. `doctor`: the name. `minutes`: the usual length if none was agreed. */
const other = v.strictObject({
  reference: v.string(),
  name: v.string(),
  doctor: v.string(),
  appointmentAt: v.string(),
  minutes: v.number(),
})
export type Other = v.InferOutput<typeof other>

/** `HH:MM`; a close not later than the opening is on the next day. */
export const opening = v.array(v.strictObject({ open: v.string(), close: v.string() }))

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

const need = v.variant('kind', [
  /** The doctor's appointments that overlap. */
  v.strictObject({ kind: v.literal('busy'), others: v.array(other) }),
  /** `note`: name of the special day or ''. */
  v.strictObject({ kind: v.literal('closed'), note: v.string(), opening }),
  /** The doctor does not work on that day of the week. */
  v.strictObject({ kind: v.literal('off'), days: workingDays }),
  v.strictObject({ kind: v.literal('absent'), absences: v.array(absence) }),
  v.strictObject({ kind: v.literal('past') }),
  /** Appointments of the same number on that day. */
  v.strictObject({ kind: v.literal('sameDay'), others: v.array(other) }),
])
export type Need = v.InferOutput<typeof need>

/** 409: nothing was stored. `needs`: unconfirmed conditions; retry with all confirmed kinds in `allow`. */
export const asked = v.strictObject({ error: v.literal('asked'), needs: v.array(need) })
export type Asked = v.InferOutput<typeof asked>

/**
 * 422: nothing was stored. `step`: not a multiple of 5 minutes; `gap`: an hour that the clock
 * skips; `past`: before today; `far`: more than a year ahead; `range`: outside 5 to 480 minutes;
 * `early`: a no-show before the start; `order`: ends before it starts.
 */
export const fieldFault = v.picklist([
  'required',
  'unknown',
  'tooLong',
  'step',
  'gap',
  'past',
  'far',
  'range',
  'early',
  'order',
])
export type FieldFault = v.InferOutput<typeof fieldFault>

const refusedFields = [
  'name',
  'phone',
  'doctor',
  'appointmentAt',
  'minutes',
  'visit',
  'startsAt',
  'endsAt',
] as const
export type RefusedField = (typeof refusedFields)[number]
export type Faults = Partial<Record<RefusedField, FieldFault>>

export const refused = v.strictObject({
  error: v.literal('refused'),
  fields: v.strictObject(v.entriesFromList(refusedFields, v.optional(fieldFault))),
})
