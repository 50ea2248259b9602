import * as v from 'valibot'
import { absence, feed, opening, stretch, visits } from '../../shared/deskModel'
import { slot, wallTime } from './appointment'
import { deskRequest } from './contract'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const date = v.pipe(v.string(), v.isoDate())
const note = v.pipe(v.string(), v.trim(), v.maxLength(500))
const doctor = v.pipe(v.string(), v.maxLength(120))

/**
 * A phone call or walk-in. `key`: of the form, kept for retries: the same key books once.
 * Name and phone are checked like the site's form (422 by field).
 */
export const entry = v.strictObject({
  key: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.maxLength(1000)),
  phone: v.pipe(v.string(), v.maxLength(1000)),
  /** Id of `me.clinic.languages`. Absent: by earlier requests of the number, or its country. */
  language: v.optional(v.string()),
  note,
  ...slot,
})

export const visitChange = v.strictObject({ visit: v.picklist(visits), version: count })

/** '' is today. */
export const dayQuery = v.object({ day: v.optional(v.union([date, v.literal('')]), '') })

/**
 * What is unusual about an appointment: outside opening hours (`closed`), outside the doctor's
 * (`off`), in a break or a `leave`, over another one (`busy`).
 */
const marks = v.array(v.picklist(['closed', 'off', 'break', 'leave', 'busy']))
/** Patients of later hours of its doctor who want an earlier one, if this one's cannot come. */
const wishes = v.array(v.strictObject({ name: v.string(), phone: v.string(), at: v.string() }))
export type Mark = v.InferOutput<typeof marks>[number]

/**
 * A day. `opening`: empty if closed; `note`: name of the special day or ''. `appointments`: by the
 * hour, at most 500 of `total`; each belongs to the column of its `appointmentDoctor`.
 */
export const day = v.strictObject({
  day: v.string(),
  today: v.string(),
  note: v.string(),
  opening,
  /**
   * Columns: the clinic's doctors, then those who left (`left`) and '' (no doctor known) if they
   * have appointments. `hours`: when the doctor works, breaks included. `gaps`: the free parts of
   * them, at least 5 minutes long.
   */
  doctors: v.array(
    v.strictObject({
      id: v.string(),
      name: v.string(),
      left: v.boolean(),
      /** Does not work on this open day. */
      off: v.boolean(),
      hours: v.array(stretch),
      gaps: v.array(stretch),
    }),
  ),
  /** Of the clinic, in its opening hours. */
  breaks: v.array(stretch),
  appointments: v.array(v.strictObject({ ...deskRequest.entries, marks, wishes })),
  total: count,
  absences: v.array(absence),
  /** Monday to Sunday around the day. */
  week: v.pipe(v.array(v.strictObject({ day: v.string(), count, open: v.boolean() })), v.length(7)),
})
export type Day = v.InferOutput<typeof day>

/** `reference`: of the appointment that is moved; it is no obstacle to itself. */
export const freeQuery = v.object({
  doctor,
  day: date,
  minutes: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(5)),
  reference: v.optional(v.string(), ''),
})
/**
 * Wall times at which an appointment of that length fits; of today the future ones. `first`: the
 * earliest one of this or a later day, '' if there is none within 60 days.
 */
export const free = v.strictObject({ starts: v.array(v.string()), first: v.string() })

export const newAbsence = v.strictObject({ doctor, startsAt: wallTime, endsAt: wallTime, note })

/**
 * A patient to remind. `text`: in the patient's language, '' while the appointment is to be moved;
 * `chat`: link with the text, '' without an app or for a landline; `sms`: link with the text, '' for
 * a landline. Call `dial` then.
 */
const reminder = v.strictObject({
  request: deskRequest,
  text: v.string(),
  chat: v.string(),
  sms: v.string(),
})
/**
 * Of tomorrow until the next working day, `day`; of tomorrow if there is none within a year ('').
 * `open`: not reminded yet.
 */
export const reminders = v.strictObject({
  day: v.string(),
  open: count,
  reminders: v.array(reminder),
})
export type Reminders = v.InferOutput<typeof reminders>

export const newFeed = v.strictObject({ doctor })
/** `address`: shown once; the server keeps a hash. */
export const feedMade = v.strictObject({ feed, address: v.string() })

/** Future appointments that a leave or a closed day hits, until each is moved, cancelled or kept. */
export const toMove = v.array(
  v.strictObject({
    request: deskRequest,
    /** The clinic is closed on its day. */
    closed: v.boolean(),
    /** Made after it was booked. */
    absences: v.array(absence),
  }),
)
export type ToMove = v.InferOutput<typeof toMove>

export const aheadQuery = v.strictObject({ doctor })
/** A doctor's future appointments; `first`: the day of the next one, '' for none. */
export const ahead = v.strictObject({ count, first: v.string() })

/** Appointments whose start is past. `unknown`: no visit was recorded. */
const shown = v.strictObject({ kept: count, missed: count, unknown: count })

/** Appointments of a period by their day, both ends included; no personal data. */
export const visitFigures = v.strictObject({
  from: v.string(),
  until: v.string(),
  /** Show rate: kept / (kept + missed). */
  ...shown.entries,
  /** Days from booking to appointment: up to each step, then the longer ones. */
  lead: v.strictObject({ steps: v.array(count), counts: v.array(shown) }),
  /** Booked minutes. */
  doctors: v.array(v.strictObject({ id: v.string(), name: v.string(), minutes: count })),
  /** By appointment type, the most frequent first; '' for none. `minutes`: all together. */
  types: v.array(v.strictObject({ name: v.string(), count, minutes: count })),
})
export type VisitFigures = v.InferOutput<typeof visitFigures>
