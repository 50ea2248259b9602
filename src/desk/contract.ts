import type { ClinicFile } from '../content/types.gen'

/**
 * What the desk's page and the server say to each other. Times with a Z are instants in
 * UTC; an agreed time (`appointmentAt`, `retryAt`) is what the clinic's clock will show,
 * `YYYY-MM-DDTHH:MM`, so that no change of the clocks moves it.
 */

/** reception: requests; editor: the site's content; manager: all, accounts and audit too. */
export type Role = 'reception' | 'editor' | 'manager'

/** `done`: marked at the command line; kept as history. */
export type Standing = 'new' | 'unreached' | 'booked' | 'cancelled' | 'done'

/** What the desk does with a request; `undone` takes back the last of the three before it. */
export type Outcome = 'unreached' | 'booked' | 'cancelled'
export type Contact = 'called' | 'messaged'
export type Act = Outcome | Contact | 'undone'

export type LastAct = { act: Act; by: string; at: string }

/** An act with the note that stood there before it; '' where there was none. */
export type KeptAct = LastAct & { noteBefore: string }

export type DeskRequest = {
  reference: string
  name: string
  /** As it is dialled in the country, or as typed. */
  phone: string
  /** For `tel:`: `+905320000000`, or the digits as typed. */
  dial: string
  doctor: string
  request: string
  receivedAt: string
  /** From when on it is deleted: after so many days as the clinic keeps a request. */
  expiresAt: string
  repeated: boolean
  unlisted: boolean
  /** What the language calls itself in which it was written; empty for the clinic's own. */
  language: string
  /** How a chat with them begins in that language; empty where the clinic's own words are to do. */
  greeting: string
  standing: Standing
  /** Rises with every outcome: whoever writes names the one they have seen. */
  version: number
  tries: number
  retryAt: string | undefined
  appointmentAt: string | undefined
  reason: string
  note: string
  lastAct: LastAct | undefined
  /** Whether the last outcome can be taken back. */
  undoable: boolean
  /** How many earlier requests name the same number. */
  earlier: number
}

/** The first screen. `total`: how many there are, of which the longest waiting are listed. */
export type Board = {
  /** The newest event the lists know of. */
  cursor: number
  fresh: { requests: DeskRequest[]; total: number }
  again: { requests: DeskRequest[]; total: number }
  today: { requests: DeskRequest[]; total: number }
}

/** What is looked for; '' asks for nothing. `day`: `YYYY-MM-DD`, of the arrival or the appointment. */
export type Wanted = {
  q: string
  standing: Standing | ''
  doctor: string
  request: string
  day: string
}

/** The newest first, `page` (from 0) of so many as `pageLength` says. */
export type Found = { requests: DeskRequest[]; total: number; page: number }

/** All that is kept of one person: their requests, the first first, with every act. */
export type Kept = { requests: (DeskRequest & { acts: KeptAct[] })[] }

/** `wiped`: nothing of it is left in any file; else another program still reads one, and it is tried again. */
export type Erased = { removed: number; wiped: boolean }

/** Someone with an account. `state`: invited and without a passkey so far, in, shut out. */
export type Account = {
  id: string
  name: string
  role: Role
  state: 'invited' | 'open' | 'closed'
}

/** An agreed appointment, as a day's list says it: without what it is for. */
export type Appointment = {
  reference: string
  /** By the clinic's clock, `YYYY-MM-DDTHH:MM`. */
  at: string
  name: string
  phone: string
  doctor: string
  note: string
}

/** Of a period; '' for as far back as there is something, or until today. Days: `YYYY-MM-DD`. */
export type Period = { from: string; until: string }

/** How long requests waited for the first call, in minutes. */
export type Waits = {
  /** How many waited no longer than each of the `steps`, and longer than the one before; last, how many longer. */
  counts: number[]
  /** Half of them waited no longer; undefined where there is none. */
  median: number | undefined
}

/** What a period's requests come to; no name, no phone. Days are the clinic's, both ends included. */
export type Figures = Period & {
  total: number
  /** What one of the `columns` stands for. */
  unit: 'day' | 'week' | 'month'
  columns: { from: string; until: string; count: number }[]
  /** By the hour of the clinic's day, from 0 to 23. */
  hours: number[]
  calls: {
    steps: number[]
    /** Counted while the clinic was open. */
    open: Waits
    /** Counted day and night. */
    all: Waits
    /** Nobody has called these so far. */
    waiting: number
  }
  standings: Record<Standing, number>
  /** What was asked for, the most frequent first; '' for nothing chosen. */
  requests: { name: string; count: number }[]
  /** Asked for something that is not on the list, or too seldom to have a line. */
  otherRequests: number
}

/** What is noted of whom: signs of who did what when, never a name, a phone or a note. */
export type AuditAct =
  | Act
  | 'signedIn'
  | 'signedOut'
  | 'proved'
  | 'invited'
  | 'registered'
  | 'disabled'
  | 'exported'
  | 'erased'
  | 'listExported'

/** `by`: '' for the command line; `subject`: a request's number, '' where it is an account. */
export type AuditRow = { id: number; at: string; by: string; act: AuditAct; subject: string }

export type Change = { version: number; note: string } & (
  | { outcome: 'unreached'; retryAt: string }
  | { outcome: 'booked'; appointmentAt: string }
  | { outcome: 'cancelled'; reason: string }
)

export type Me = {
  name: string
  role: Role
  strength: 'passkey' | 'code'
  /** Whether the site can be edited here. */
  edits: boolean
  clinic: Pick<ClinicFile, 'name' | 'hours' | 'exceptions'> & {
    timeZone: string
    address: string
    chat: 'whatsapp' | 'telegram' | undefined
    /** The choices of the form today. */
    doctors: string[]
    requests: string[]
  }
}

/** Every refusal of the desk's endpoint; the words for it are in the locale. */
export type DeskError =
  | 'malformed'
  | 'unauthorised'
  | 'forbidden'
  /** The proof is too long ago: the same again, right after a passkey, is granted. */
  | 'unproven'
  /** A session that a code has opened has no right to this. */
  | 'weak'
  | 'taken'
  | 'lastManager'
  | 'foreign'
  | 'notFound'
  | 'conflict'
  | 'unsupportedType'
  | 'tooMany'
  | 'unexpected'
  | 'unavailable'

/** Answer to a change that came too late: what the other one has made of the request. */
export type Conflict = { error: 'conflict'; request: DeskRequest }
