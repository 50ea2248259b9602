import * as v from 'valibot'
import type { ClinicFile } from '../../content/types.gen'
import {
  authMethod,
  cancelReasons,
  lastAct,
  role,
  statuses,
  visits,
  workingDays,
} from '../../shared/deskModel'
import { isDay } from '../../shared/formats/date'
import type { Working } from '../../shared/formats/hours'
import { allow, messaging, slot, wallTime } from './appointment'

/**
 * Bodies of the desk's endpoint. Times with a Z are UTC instants; an agreed time
 * (`appointmentAt`, `retryAt`) is the clinic's wall time, `YYYY-MM-DDTHH:MM`.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What needs the account: proposals to decide or to continue. */
export const waiting = v.strictObject({ proposals: count })

export const deskRequest = v.strictObject({
  reference: v.string(),
  name: v.string(),
  /** As dialled from the clinic, or as typed. */
  phone: v.string(),
  /** Before the patient corrected it, the oldest first. */
  phonesBefore: v.array(v.strictObject({ phone: v.string(), at: v.string() })),
  /** E.164: `+905320000000`; '' for a number that cannot be called. */
  dial: v.string(),
  /** Link to a chat in the patient's language; '' without an app, or for a landline. */
  chat: v.string(),
  doctor: v.string(),
  request: v.string(),
  receivedAt: v.string(),
  /** When retention deletes it. */
  expiresAt: v.string(),
  repeated: v.boolean(),
  unlisted: v.boolean(),
  /** Own name of the language of the form; '' for the clinic's first language. */
  language: v.string(),
  /** When and how the patient wants to be reached, in the clinic's language; '' for nothing. */
  preferences: v.string(),
  standing: v.picklist(statuses),
  /** Rises with every outcome; a change names the version it was made on. */
  version: count,
  tries: count,
  retryAt: v.optional(v.string()),
  appointmentAt: v.optional(v.string()),
  /** Id; '' if none is agreed and the wish names none. The name is the last known one. */
  appointmentDoctor: v.string(),
  appointmentDoctorName: v.string(),
  /** 0: no length was agreed. */
  appointmentMinutes: count,
  /** Id; '' for none. The name is today's, else the id. */
  appointmentType: v.string(),
  appointmentTypeName: v.string(),
  /** The missed or past appointment after which this one was agreed: its reference; '' for none. */
  follows: v.string(),
  visit: v.picklist(['', ...visits]),
  /** When the desk sent the reminder of this appointment; '' before. */
  remindedAt: v.string(),
  ...messaging,
  /** By the desk: a phone call or walk-in. */
  entered: v.boolean(),
  reason: v.string(),
  note: v.string(),
  lastAct: v.optional(lastAct),
  undoable: v.boolean(),
  /** Other requests with the same phone number that wait for an outcome. */
  openOthers: count,
  /** The next other appointment with it, and the last one not missed; '' for none. */
  nextAt: v.string(),
  lastVisit: v.string(),
})
export type DeskRequest = v.InferOutput<typeof deskRequest>

/** `total` counts all requests of a list; `requests` is a page of it, the longest waiting first. */
export const boardList = v.strictObject({ requests: v.array(deskRequest), total: count })

/** `again`: to be called again, by their time. `today`: appointments. */
const listName = v.picklist(['fresh', 'again', 'today'])
export type ListName = v.InferOutput<typeof listName>

/** First pages. `cursor`: the newest event they include; `newest`: rises with every request. */
export const board = v.strictObject({
  cursor: count,
  newest: count,
  fresh: boardList,
  again: boardList,
  today: boardList,
})
export type Board = v.InferOutput<typeof board>

const shortText = v.optional(v.pipe(v.string(), v.maxLength(120)), '')

/** `YYYY-MM-DD` or ''. */
const day = v.optional(
  v.union([
    v.literal(''),
    v.pipe(
      v.string(),
      v.check((text) => isDay(text)),
    ),
  ]),
  '',
)

/** '' matches all. `day`: of arrival or appointment. */
export const searchQuery = v.object({
  q: shortText,
  standing: v.optional(v.picklist(['', ...statuses]), ''),
  doctor: shortText,
  request: shortText,
  day,
})
export type SearchQuery = v.InferOutput<typeof searchQuery>

/** From 0. */
const page = v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), '0')
export const searchPage = v.object({ ...searchQuery.entries, page })
export const listPage = v.object({ list: listName, page })

/** Newest first. `language`: id of the language of messages to a searched number. */
export const found = v.strictObject({
  ...boardList.entries,
  page: count,
  language: v.optional(v.string()),
})
/** `YYYY-MM-DD`; '' for the first request, or today. */
export const period = v.object({ from: day, until: day })
export type Period = v.InferOutput<typeof period>

/**
 * Requests of the site in a period, without personal data, and how many the desk entered. Days are
 * the clinic's, both ends included.
 */
export const figures = v.strictObject({
  from: v.string(),
  until: v.string(),
  total: count,
  unit: v.picklist(['day', 'week', 'month']),
  columns: v.array(v.strictObject({ from: v.string(), until: v.string(), count })),
  /** By hour of the clinic's day, 0 to 23. */
  hours: v.pipe(v.array(count), v.length(24)),
  calls: v.strictObject({
    /** Median minutes until the first call, in opening hours and in all; absent without calls. */
    open: v.optional(v.number()),
    all: v.optional(v.number()),
    /** Requests without a call. */
    waiting: count,
  }),
  standings: v.strictObject(v.entriesFromList(statuses, count)),
  /** Most frequent first; '' for no choice. */
  requests: v.array(v.strictObject({ name: v.string(), count })),
  /** Unlisted or too rare for an entry. */
  otherRequests: count,
  /** Phone calls and walk-ins. */
  entered: count,
})
export type Figures = v.InferOutput<typeof figures>

const version = { version: count }
const changed = { ...version, note: v.pipe(v.string(), v.trim(), v.maxLength(500)) }

const cancelReason = v.picklist(cancelReasons)
export type CancelReason = v.InferOutput<typeof cancelReason>

export const versionOnly = v.strictObject(version)
/** `allow`: an undo may bring an appointment back to an hour that is taken since. */
export const undoing = v.strictObject({ ...version, allow })
/** `removed`: an entry of the desk leaves nothing; this is its last state. */
export const undone = v.strictObject({ ...deskRequest.entries, removed: v.boolean() })
export const change = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('unreached'), retryAt: wallTime, ...changed }),
  v.strictObject({ outcome: v.literal('booked'), ...slot, ...changed }),
  v.strictObject({ outcome: v.literal('cancelled'), reason: cancelReason, ...changed }),
])
export type Change = v.InferOutput<typeof change>

/** `edits`: whether this server has an editor. Hours are checked by the content's schema. */
export const me = v.strictObject({
  /** Of the account: drafts are stored under it. */
  id: v.string(),
  name: v.string(),
  role,
  /** Id of the doctor whose account it is. */
  doctor: v.optional(v.string()),
  strength: authMethod,
  edits: v.boolean(),
  clinic: v.strictObject({
    name: v.string(),
    hours: v.custom<ClinicFile['hours']>(Array.isArray),
    exceptions: v.optional(v.custom<NonNullable<ClinicFile['exceptions']>>(Array.isArray)),
    breaks: v.optional(v.custom<NonNullable<ClinicFile['breaks']>>(Array.isArray)),
    timeZone: v.string(),
    address: v.string(),
    /** The landline, in international form. */
    phone: v.string(),
    chat: v.optional(v.picklist(['whatsapp', 'telegram'])),
    /** Languages of the site with their own names; the clinic's own is first and has the id ''. */
    languages: v.array(v.strictObject({ id: v.string(), name: v.string() })),
    /** Today's choices of the form. */
    doctors: v.array(v.string()),
    requests: v.array(v.string()),
    /**
     * The clinic's doctors, in the site's order. A request stores its wish as this `name`.
     * `timetableOf` has when a doctor works, by `days` and own `hours`.
     */
    team: v.array(
      v.strictObject({
        id: v.string(),
        name: v.string(),
        days: v.optional(workingDays),
        hours: v.optional(v.custom<NonNullable<Working['hours']>>(Array.isArray)),
      }),
    ),
    /**
     * Appointment types. `request`: the choice of the form that means it; `doctors`: ids, absent
     * for all; `price`: in words.
     */
    types: v.array(
      v.strictObject({
        id: v.string(),
        name: v.string(),
        minutes: v.number(),
        request: v.optional(v.string()),
        doctors: v.optional(v.array(v.string())),
        price: v.optional(v.string()),
      }),
    ),
    /** The usual length. */
    appointmentMinutes: v.number(),
  }),
})
export type Me = v.InferOutput<typeof me>
