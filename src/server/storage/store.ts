import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { AppointmentRequest } from '../../shared/requestSchema'
import { systemClock } from '../base/clock'
import { absences } from './absences'
import { addRequest } from './addRequest'
import { answers } from './answers'
import { appointments } from './appointments'
import { audit } from './audit'
import {
  type Database,
  DatabaseError,
  type DatabasePlace,
  type Db,
  type StoreSettings,
} from './connection'
import { openDatabase } from './database'
import { feeds } from './feeds'
import { figures } from './figures'
import { outbox } from './outbox'
import { outcomes } from './outcomes'
import { passkeys } from './passkeys'
import { erase, patients } from './patients'
import { type Agreed, purgeRequests } from './purge'
import { requestLists } from './requestLists'
import { type Intake, listRequests, markRequestDone } from './requests'
import { createSearch } from './search'
import { senderChanges } from './senderChanges'
import { forgetSenders, recordSender } from './senders'
import { sessions } from './sessions'
import { sql } from './sql'
import { staff } from './staff'
import { enter, followUp } from './staffRequests'
import { isOutage, StoreUnavailable } from './storeUnavailable'
import { tokens } from './tokens'
import { undoing } from './undo'
import { visits } from './visits'
import { findRequest } from './workedRequests'

export type StoreOptions = StoreSettings & {
  now?: () => number
  /** Called before each retry, with the database's code. */
  onRetry?(code: string): void
}

/** Atomic work with the database. */
type Operation = (db: Db, ...args: never[]) => Promise<unknown>

/** Operations without their database. */
type Bound<O> = {
  [Name in keyof O]: O[Name] extends (db: Db, ...args: infer Args) => infer Done
    ? (...args: Args) => Done
    : never
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
const probe = {
  written: sql`INSERT INTO requests (id, reference, name, phone, doctor, request, received_at,
      source, unlisted)
    VALUES ('probe', ${'probe'.padEnd(64 * 1024)}, '', '', '', '', '', 'json', 0)`,
  removed: sql`DELETE FROM requests WHERE id = 'probe'`,
}

/** What a clinic stores, in a database opened at first use and after failures. */
export function createStore(
  place: DatabasePlace,
  { now: ownNow = systemClock.now, onRetry = () => {}, ...settings }: StoreOptions = {},
) {
  const { lockWait = patience } = place
  let opening: Promise<Database> | undefined
  /** Milliseconds by which the database server's clock is ahead. */
  let ahead = 0
  /** Monotonic time of the last successful write; -Infinity after a failure. */
  let provenAt = Number.NEGATIVE_INFINITY

  function onTime(ms: number, within: number): void {
    // The server time is known only within these bounds: the response took time.
    const least = ms - ownNow()
    ahead = Math.min(Math.max(ahead, least), least + within)
  }

  async function attempt<T>(work: (db: Db) => Promise<T>): Promise<T> {
    opening ??= openDatabase(place, onTime)
    const used = opening
    const database = await used.catch((error: unknown) => {
      if (opening === used) opening = undefined
      throw error
    })
    return work({
      ...database,
      settings,
      now: ownNow() + ahead,
      rows: async (statement) => (await database.execute(statement)).rows,
      row: async (statement) => (await database.execute(statement)).rows[0],
    })
  }

  /**
   * Runs atomic work, retried while another process holds the lock (the driver would block the
   * event loop), after a conflict, and on another connection if one leads to a standby.
   * `isRepeatable`: idempotent, retried when the outcome is unknown.
   */
  async function use<T>(work: (db: Db) => Promise<T>, { isRepeatable = false } = {}): Promise<T> {
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

  /** Operations that `use` runs. */
  const bound = <O extends Record<string, Operation>>(operations: O, options = {}) =>
    Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => [
        name,
        (...args: never[]) => use((db) => operation(db, ...args), options),
      ]),
    ) as Bound<O>

  /** Removes deleted data from the database's files; false if another process prevented it. */
  async function wipe(): Promise<boolean> {
    const end = performance.now() + lockWait
    const once = () => use((db) => db.wipe())
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
      const work = async (db: Db) => {
        const added = await addRequest(db, { id, ...intake }, request)
        if (added.kind === 'stored') provenAt = performance.now()
        return added
      }
      return use(work, { isRepeatable: true })
    },

    /** Whether requests can be stored, by a recent write or a probe. */
    check: () =>
      use(async (db) => {
        const isProven = performance.now() - provenAt < trustedMs
        await db.write(isProven ? { one: sql`SELECT 1` } : { ...probe, old: forgetSenders(db.now) })
        if (!isProven) provenAt = performance.now()
      }),

    /** Deletes what is kept longer than `ms` milliseconds (`purge.ts`); `wiped`: also from the files. */
    async purge(ms: number, agreed: Agreed = { timeZone: 'UTC', usualMinutes: 0 }) {
      const purged = await use((db) => purgeRequests(db, ms, agreed))
      return { ...purged, wiped: await wipe() }
    },

    /** Erases requests of a patient, also from the write-ahead log; see `wipe`. */
    async erase(reference: string, chosen: string[], staffId: string) {
      const removed = await use((db) => erase(db, reference, chosen, staffId))
      return { removed, wiped: removed === 0 || (await wipe()) }
    },

    /** Writes a copy into an empty file; SQLite only. */
    copyTo: (file: string) =>
      use(async ({ copyTo }) => {
        if (!copyTo) throw new TypeError('only an SQLite file can be copied')
        await copyTo(file)
      }),

    ...bound(senderChanges, { isRepeatable: true }),
    ...bound({ list: listRequests, find: findRequest, markDone: markRequestDone }),
    ...bound({ enter, followUp, ...outcomes, ...undoing, ...visits, ...answers }),
    ...bound({ ...requestLists, ...createSearch(), ...patients, ...figures }),
    ...bound({ ...appointments, ...absences, ...feeds }),
    ...bound({ ...staff, ...passkeys, ...sessions, ...tokens, ...audit, recordSender }),
    outbox: bound(outbox),
  }
}

/** Without credentials: `db.mercan.example/clinic`. */
export function nameOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
