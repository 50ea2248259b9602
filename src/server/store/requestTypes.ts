import type { AppointmentRequest } from '../../appointment/schema'
import type { Standing } from '../../desk/contract'
import type { RateLimit } from '../limits/rateLimit'

export type Intake = {
  source: 'json' | 'form'
  /** Doctor or request is not among today's choices (a page cached before a change). */
  unlisted: boolean
  /** Of the page it was written on; empty for the clinic's own. */
  language?: string
  /** The client's name for the filled form, the same on every retry. */
  idempotencyKey?: string
  /** The network it comes from, as the limit counts it; not counted without. */
  address?: string
}

/** What the visitor may know of a stored request. */
export type Receipt = { id: string; reference: string }

export type Added =
  /** On the disk, now or by an earlier try with the same key. */
  | { kind: 'stored'; receipt: Receipt }
  /** The key belongs to another request; nothing is stored. */
  | { kind: 'keyReused' }
  /** Its address has sent enough for now, to whichever process; nothing is stored. */
  | { kind: 'tooMany'; waitMs: number }

/** Times: UTC, ISO 8601 with milliseconds. */
export type StoredRequest = AppointmentRequest &
  Receipt & {
    source: Intake['source']
    unlisted: boolean
    language: string
    /** More have come from this number than one visitor sends. */
    repeated: boolean
    receivedAt: string
    /** When the clinic marked it as done. */
    doneAt: string | undefined
    standing: Standing
    /** By the clinic's clock, `YYYY-MM-DDTHH:MM`. */
    appointmentAt: string | undefined
  }

export type AddOptions = {
  /** Milliseconds since 1970. */
  now: number
  /** The country's, which one may leave out: `90`. */
  callingCode?: string
  /** How many requests are stored of one address. */
  addressLimit?: RateLimit
  /** How many requests of one phone number are nothing unusual. */
  phoneLimit?: RateLimit
  /** The domain of Message-IDs; without it no mail is queued. */
  mailDomain?: string
}
