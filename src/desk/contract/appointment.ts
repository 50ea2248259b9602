import * as v from 'valibot'
import { contacts, need, needKinds, patientAnswers } from '../../shared/deskModel'
import { isDay } from '../../shared/formats/date'

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

/** Repeats the names of the needs that the staff member has confirmed so far. */
export const allow = v.optional(v.array(v.picklist(needKinds)))

const id = v.pipe(v.string(), v.maxLength(120))
const minutes = v.pipe(v.number(), v.integer())

/**
 * Without a doctor: the patient's wish, or the clinic's only doctor; otherwise refused. Without
 * a type: that of the appointment that is moved; '' for none. Without minutes: those of the type,
 * of the appointment that is moved, else `me.clinic.appointmentMinutes`.
 */
export const slot = {
  appointmentAt: wallTime,
  doctor: v.optional(id),
  minutes: v.optional(minutes),
  type: v.optional(id),
  allow,
}

/** The next message about an appointment, and the patient's last answer. */
export const messaging = {
  /** The patient's answer for the current hour; '' without one. */
  answer: v.picklist(['', ...patientAnswers]),
  answeredAt: v.string(),
  /** The message ends in this text and its own secret (`link`); '' for no link. */
  answerLead: v.string(),
  /** The kind of the next message; '' for a greeting. */
  chatAbout: v.picklist(['', 'confirmation', 'moved', 'cancelled']),
}

/** The secret of a message's link: 128 bits, base64url, drawn by its sender. */
const link = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{22}$/)))
export const contactMade = v.strictObject({ act: v.picklist(contacts), link })
export const reminded = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  link,
})

/** 409: nothing was stored. `needs`: unconfirmed conditions; retry with all confirmed kinds in `allow`. */
export const asked = v.strictObject({ error: v.literal('asked'), needs: v.array(need) })
export type Asked = v.InferOutput<typeof asked>

/**
 * 422: nothing was stored. `step`: not a multiple of 5 minutes; `gap`: an hour that the clock
 * skips; `past`: before today; `far`: more than a year ahead; `range`: outside 5 to 480 minutes;
 * `early`: a no-show before the start; `order`: ends before it starts; `passed`: a callback before
 * now; `expired`: one after its request's deletion.
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
  'passed',
  'expired',
])
export type FieldFault = v.InferOutput<typeof fieldFault>

const refusedFields = [
  'name',
  'phone',
  'doctor',
  'appointmentAt',
  'minutes',
  'type',
  'visit',
  'startsAt',
  'endsAt',
  'retryAt',
] as const
export type RefusedField = (typeof refusedFields)[number]
export type Faults = Partial<Record<RefusedField, FieldFault>>

export const refused = v.strictObject({
  error: v.literal('refused'),
  fields: v.strictObject(v.entriesFromList(refusedFields, v.optional(fieldFault))),
})
