import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Preferences } from '../../shared/preferences'
import { type AppointmentRequest, requestFields } from '../../shared/requestSchema'
import { systemClock, timestamp } from '../base/clock'
import { addRequest } from './addRequest'
import { type Database, DatabaseError, type DatabasePlace, type OnRetry } from './connection'
import { openDatabase } from './database'
import { deskStore } from './deskStore'
import {
  claimMail,
  findMail,
  markMailDelivered,
  nextMailDue,
  postponeMail,
  readOutboxState,
} from './outbox'
import { correctPhone, keepPreferences } from './preferences'
import { type Agreed, purgeRequests } from './purge'
import {
  type AddOptions,
  findRequest,
  type Intake,
  listRequests,
  markRequestDone,
} from './requestRows'
import { forgetSenders } from './senders'
import { isOutage, StoreUnavailable } from './storeUnavailable'

export type StoreOptions = Omit<AddOptions, 'now'> & {
  now?: () => number
  /** Called before each retry, with the database's code. */
  onRetry?: OnRetry
}

/** Calls reject with StoreUnavailable on database and disk errors. */
export type RequestStore = ReturnType<typeof createStore>

/** Milliseconds for which a successful write proves health. */
const trustedMs = 10_000
/** Milliseconds to wait for another process' lock, and the longest pause between attempts. */
const patience = 3000
const longestPause = 50
/**
 * Least number of attempts to lock a file, within `longest` milliseconds (a page times out after
 * ten seconds): a busy machine polls rarely.
 */
const attempts = { least: 60, longest: 8000 }

/** Writes a row larger than any request and deletes it in the same transaction. */
const probe = [
  {
    sql: `INSERT INTO requests (id, reference, ${requestFields.join(', ')}, received_at, source, unlisted)
      VALUES ('probe', :filler, ${requestFields.map(() => "''").join(', ')}, '', 'json', 0)`,
    args: { filler: 'probe'.padEnd(64 * 1024) },
  },
  "DELETE FROM requests WHERE id = 'probe'",
]

/** The clinic's requests and their mail. Opened at first use and after failures. */
export function createStore(
  place: DatabasePlace,
  { now: ownNow = systemClock.now, onRetry = () => {}, ...options }: StoreOptions = {},
) {
  const { lockWait = patience } = place
  let opening: Promise<Database> | undefined
  /** Milliseconds by which the database server's clock is ahead. */
  let ahead = 0
  const now = () => ownNow() + ahead
  /** Monotonic time of the last successful write; -Infinity after a failure. */
  let provenAt = Number.NEGATIVE_INFINITY

  function onTime(ms: number, within: number): void {
    // The server time is known only within these bounds: the response took time.
    const least = ms - ownNow()
    ahead = Math.min(Math.max(ahead, least), least + within)
  }

  async function attempt<T>(work: (database: Database) => Promise<T>): Promise<T> {
    opening ??= openDatabase(place, { onTime, onRetry })
    const used = opening
    const database = await used.catch((error: unknown) => {
      if (opening === used) opening = undefined
      throw error
    })
    return work(database)
  }

  /**
   * Runs atomic work, retried while another process holds the lock (the driver would block the
   * event loop). `isRepeatable`: idempotent, retried when the outcome is unknown.
   */
  async function use<T>(
    work: (database: Database) => Promise<T>,
    { isRepeatable = false } = {},
  ): Promise<T> {
    const start = performance.now()
    const isServer = place.file === undefined
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(work)
      } catch (error) {
        provenAt = Number.NEGATIVE_INFINITY
        const isPassing =
          error instanceof DatabaseError &&
          (error.kind === 'passing' || (error.kind === 'unknown' && isRepeatable))
        const waited = performance.now() - start
        const mayStop = isServer || tries >= attempts.least
        const isEnough = waited >= (mayStop ? lockWait : attempts.longest)
        if (!isPassing || isEnough) throw isOutage(error) ? new StoreUnavailable(error) : error
        onRetry(error.code)
        // Random, so that two processes do not stay in step.
        await wait(longestPause * Math.random())
      }
    }
  }

  /** Removes deleted data from the database's files; false if another process prevented it. */
  async function wipe(): Promise<boolean> {
    const end = performance.now() + lockWait
    const once = () => use((database) => database.wipe())
    let wiped = await once()
    for (; !wiped && performance.now() < end; wiped = await once()) await wait(longestPause)
    return wiped
  }

  return {
    /** File path or server address. */
    place: place.file ?? nameOf(place.url),
    /** Later calls open it again. */
    async close(): Promise<void> {
      const closing = opening
      opening = undefined
      await closing?.then((database) => database.close()).catch(() => undefined)
    },

    /** Resolves with `stored` only after the request is durable. */
    add(request: AppointmentRequest, intake: Intake) {
      const id = randomUUID()
      const work = async (database: Database) => {
        const added = await addRequest(database, { id, ...intake }, request, {
          now: now(),
          ...options,
        })
        if (added.kind === 'stored') provenAt = performance.now()
        return added
      }
      return use(work, { isRepeatable: true })
    },

    /** Whether requests can be stored, by a recent write or a probe. */
    check: () =>
      use(async (database) => {
        const isProven = performance.now() - provenAt < trustedMs
        await database.batch(isProven ? ['SELECT 1'] : [...probe, forgetSenders(now())], 'write')
        if (!isProven) provenAt = performance.now()
      }),

    list: () => use(listRequests),
    /** Idempotent; see `keepPreferences`. */
    prefer: (reference: string, secret: string, preferences: Preferences) =>
      use((database) => keepPreferences(database, { reference, secret, now: now() }, preferences), {
        isRepeatable: true,
      }),
    /** Idempotent; see `correctPhone`. */
    correct: (reference: string, secret: string, phone: string) =>
      use((database) => correctPhone(database, { reference, secret, now: now() }, phone), {
        isRepeatable: true,
      }),
    find: (reference: string) => use((database) => findRequest(database, reference)),
    markDone: (reference: string) =>
      use((database) => markRequestDone(database, reference, timestamp(now()))),

    /** Deletes what is kept longer than `ms` milliseconds (`purge.ts`); `wiped`: also from the files. */
    async purge(ms: number, agreed: Agreed = { timeZone: 'UTC', usualMinutes: 0 }) {
      const purged = await use((database) => purgeRequests(database, now(), ms, agreed))
      return { ...purged, wiped: await wipe() }
    },

    /** Writes a copy into an empty file; SQLite only. */
    copyTo: (file: string) =>
      use(async (database) => {
        if (!database.copyTo) throw new TypeError('only an SQLite file can be copied')
        await database.copyTo(file)
      }),

    desk: deskStore(use, now, wipe, options.country),

    outbox: {
      claim: (leaseMs: number) => use((database) => claimMail(database, now(), leaseMs)),
      delivered: (id: string) =>
        use((database) => markMailDelivered(database, id, timestamp(now()))),
      postpone: (id: string, ms: number, fault: string) =>
        use((database) => postponeMail(database, id, timestamp(now() + ms), fault)),
      nextDue: () => use(nextMailDue),
      state: () => use(readOutboxState),
      find: (id: string) => use((database) => findMail(database, id)),
    },
  }
}

/** Without credentials: `db.mercan.example/clinic`. */
export function nameOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
