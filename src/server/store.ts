import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type AppointmentRequest, requestFields } from '../appointment/schema'
import { systemClock, timestamp } from './clock'
import { type DatabasePlace, type OnRetry, openDatabase } from './database'
import { addRequest } from './store/addRequest'
import { type Database, DatabaseError } from './store/database'
import { deskStore } from './store/desk'
import {
  claimMail,
  findMail,
  markMailDelivered,
  nextMailDue,
  postponeMail,
  readOutboxState,
} from './store/outbox'
import { purgeRequests } from './store/purge'
import { findRequest, listRequests, markRequestDone } from './store/requestRows'
import type { AddOptions, Intake } from './store/requestTypes'
import { forgetSenders } from './store/senders'
import { isOutage, StoreUnavailable } from './store/storeUnavailable'

export type StoreOptions = Pick<
  AddOptions,
  'callingCode' | 'addressLimit' | 'phoneLimit' | 'mailDomain'
> & {
  now?: () => number
  /** Hears each time the database is asked once more, and why. */
  onRetry?: OnRetry
}

/** Every call rejects with StoreUnavailable when database or disk kept it from its work. */
export type RequestStore = ReturnType<typeof createStore>

/** How long a write proves that another one would succeed, in milliseconds. */
const trustedMs = 10_000
/** How long a call waits for another program's lock, and how long at most until it asks again, in milliseconds. */
const patience = 3000
const askAgain = 50
/**
 * So often a file's lock is asked for before anyone is refused, unless that takes too long
 * (milliseconds; a visitor's page gives up after ten seconds). Where the processor is not to
 * be had, who has the lock keeps it for long, and who waits asks three times a second, not thirty.
 */
const chances = { tries: 60, longest: 8000 }

/** Writes as much as a request does and takes it back in the same transaction. */
const probe = [
  `INSERT INTO requests (id, reference, ${requestFields.join(', ')}, received_at, source, unlisted)
    VALUES ('probe', 'probe', ${requestFields.map(() => "''").join(', ')}, '', 'json', 0)`,
  "DELETE FROM requests WHERE id = 'probe'",
]

/**
 * The clinic's appointment requests and the mail that tells of them. Opened
 * at first use, and again where that has failed.
 */
export function createStore(
  place: DatabasePlace,
  { now: ownNow = systemClock.now, onRetry = () => {}, ...options }: StoreOptions = {},
) {
  const { lockWait = patience } = place
  let opening: Promise<Database> | undefined
  /** By how much the clock of the database's server is ahead of this machine's, in milliseconds. */
  let ahead = 0
  const now = () => ownNow() + ahead
  /** When a write last succeeded, on a clock nobody sets; before all times after a failure. */
  let provenAt = Number.NEGATIVE_INFINITY

  function onTime(ms: number, within: number): void {
    // No more is known of it than these bounds: an answer may have been long under way.
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
   * Does one piece of work that is done as a whole or not at all. While another
   * program holds the lock it is tried again: here, because the driver would
   * hold up every visitor while it waits. `isRepeatable`: done twice it is done once,
   * so that it is tried again too when nobody has heard whether it was done.
   */
  async function use<T>(
    work: (database: Database) => Promise<T>,
    { isRepeatable = false } = {},
  ): Promise<T> {
    const start = performance.now()
    const hasHadChances = (tries: number) => place.file === undefined || tries >= chances.tries
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(work)
      } catch (error) {
        provenAt = Number.NEGATIVE_INFINITY
        const isPassing =
          error instanceof DatabaseError && (error.isPassing || (error.isUnknown && isRepeatable))
        const waited = performance.now() - start
        const isEnough = waited >= (hasHadChances(tries) ? lockWait : chances.longest)
        if (!isPassing || isEnough) throw isOutage(error) ? new StoreUnavailable(error) : error
        onRetry(error.code)
        // By chance, or two processes could miss each other's pauses for good.
        await wait(askAgain * Math.random())
      }
    }
  }

  /** Takes what was deleted out of the database's files too; false when another program kept it from that to the end. */
  async function wipe(): Promise<boolean> {
    const end = performance.now() + lockWait
    const once = () => use((database) => database.wipe())
    let wiped = await once()
    for (; !wiped && performance.now() < end; wiped = await once()) await wait(askAgain)
    return wiped
  }

  return {
    /** For the operator: a file's path or the database server's address. */
    place: place.file ?? nameOf(place.url),
    /**
     * Resolves when all is closed; a later call opens it again. A file is left
     * whole, so that a copy of it alone is a copy of all requests.
     */
    async close(): Promise<void> {
      const closing = opening
      opening = undefined
      await closing?.then((database) => database.close()).catch(() => undefined)
    },

    /** Resolves with `stored` only when the request is on the disk. */
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

    /** Whether a request could be stored now; a write of the last seconds stands for it. */
    check: () =>
      use(async (database) => {
        const isProven = performance.now() - provenAt < trustedMs
        await database.batch(isProven ? ['SELECT 1'] : [...probe, forgetSenders(now())], 'write')
        if (!isProven) provenAt = performance.now()
      }),

    list: () => use(listRequests),
    find: (reference: string) => use((database) => findRequest(database, reference)),
    markDone: (reference: string) =>
      use((database) => markRequestDone(database, reference, timestamp(now()))),

    /**
     * Deletes what is older than `ms` milliseconds, and from the database's files
     * too; `wiped` is false when another program kept it from that to the end.
     */
    async purge(ms: number) {
      const purged = await use((database) => purgeRequests(database, now(), ms))
      return { ...purged, wiped: await wipe() }
    },

    /** Writes a copy of all that is stored into an empty file; a server's database has no such copy. */
    copyTo: (file: string) =>
      use(async (database) => {
        if (!database.copyTo) throw new TypeError('only a file is copied')
        await database.copyTo(file)
      }),

    desk: deskStore(use, now, wipe),

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

/** A server's address without account and password: `db.mercan.example/clinic`. */
export function nameOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
