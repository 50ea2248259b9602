import { statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@libsql/client'
import { type AppointmentRequest, requestFields } from '../appointment/schema'
import { systemClock, timestamp } from './clock'
import { type DatabasePlace, openDatabase } from './database'
import { addRequest } from './store/addRequest'
import { deskStore } from './store/desk'
import {
  claimMail,
  findMail,
  markMailDelivered,
  nextMailDue,
  postponeMail,
  readOutboxState,
} from './store/outbox'
import { emptyLog, purgeRequests } from './store/purge'
import { findRequest, listRequests, markRequestDone } from './store/requestRows'
import type { AddOptions, Intake } from './store/requestTypes'
import { isOutage, isPassing, StoreUnavailable } from './store/storeUnavailable'

export type StoreOptions = Pick<AddOptions, 'callingCode' | 'phoneLimit' | 'mailDomain'> & {
  now?: () => number
}

/** Every call rejects with StoreUnavailable when database or disk kept it from its work. */
export type RequestStore = ReturnType<typeof createStore>

/** How long a write proves that another one would succeed, in milliseconds. */
const trustedMs = 10_000
/** How long a call waits for another program's lock, and how often it asks, in milliseconds. */
const patience = 3000
const askAgain = 50

/** Writes as much as a request does and takes it back in the same transaction. */
const probe = [
  `INSERT INTO requests (id, reference, ${requestFields.join(', ')}, received_at, source, unlisted)
    VALUES ('probe', 'probe', ${requestFields.map(() => "''").join(', ')}, '', 'json', 0)`,
  "DELETE FROM requests WHERE id = 'probe'",
]

/**
 * The clinic's appointment requests and the mail that tells of them. Opened
 * at first use, and again after any failure, so that a repaired disk needs no
 * restart.
 */
export function createStore(
  place: DatabasePlace,
  { now = systemClock.now, ...options }: StoreOptions = {},
) {
  const { lockWait = patience } = place
  type Opened = { client: Client; inode: number | undefined }
  let opening: Promise<Opened> | undefined
  /** When a write last succeeded, on a clock nobody sets; before all times after a failure. */
  let provenAt = Number.NEGATIVE_INFINITY

  function open(): Promise<Opened> {
    opening ??= openDatabase(place).then((client) => ({ client, inode: inodeOf(place.file) }))
    return opening
  }

  async function release(): Promise<void> {
    const closing = opening
    opening = undefined
    await closing?.then(({ client }) => client.close()).catch(() => undefined)
  }

  /**
   * Does one piece of work that is done as a whole or not at all. While another
   * program holds the lock it is tried again: here, because the driver would
   * hold up every visitor while it waits.
   */
  async function use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const end = performance.now() + lockWait
    for (;;) {
      try {
        return await attempt(work)
      } catch (error) {
        if (isPassing(error) && performance.now() < end) await wait(askAgain)
        else throw isOutage(error) ? new StoreUnavailable(error) : error
      }
    }
  }

  async function attempt<T>(work: (client: Client) => Promise<T>): Promise<T> {
    let used = open()
    try {
      let opened = await used
      // A file deleted or replaced under us would swallow requests.
      if (opened.inode !== inodeOf(place.file)) {
        if (opening === used) await release()
        used = open()
        opened = await used
      }
      return await work(opened.client)
    } catch (error) {
      provenAt = Number.NEGATIVE_INFINITY
      // After a refusal the driver may hold on to half a statement: a fresh start clears it.
      if (opening === used) await release()
      throw error
    }
  }

  /** Takes what was deleted out of the log of changes too; false when another program kept it from that to the end. */
  async function wipe(): Promise<boolean> {
    if (!place.file) return true
    const end = performance.now() + lockWait
    let wiped = await use(emptyLog)
    for (; !wiped && performance.now() < end; wiped = await use(emptyLog)) await wait(askAgain)
    return wiped
  }

  return {
    /** For the operator: a file's path or the database server's address. */
    place: place.file ?? new URL(place.url).host,
    /**
     * Resolves when all is closed; a later call opens it again. A file is left
     * whole, so that a copy of it alone is a copy of all requests.
     */
    async close(): Promise<void> {
      if (place.file && opening) await use(emptyLog).catch(() => undefined)
      await release()
    },

    /** Resolves with `stored` only when the request is on the disk. */
    add: (request: AppointmentRequest, intake: Intake) =>
      use(async (client) => {
        const added = await addRequest(client, request, intake, { now: now(), ...options })
        if (added.kind === 'stored') provenAt = performance.now()
        return added
      }),

    /** Whether a request could be stored now; a write of the last seconds stands for it. */
    check: () =>
      use(async (client) => {
        const isProven = performance.now() - provenAt < trustedMs
        await client.batch(isProven ? ['SELECT 1'] : probe, 'write')
        if (!isProven) provenAt = performance.now()
      }),

    list: () => use(listRequests),
    find: (reference: string) => use((client) => findRequest(client, reference)),
    markDone: (reference: string) =>
      use((client) => markRequestDone(client, reference, timestamp(now()))),

    /**
     * Deletes what is older than `ms` milliseconds, and from the log of changes
     * too; `wiped` is false when another program kept it from that to the end.
     */
    async purge(ms: number) {
      const purged = await use((client) => purgeRequests(client, now(), ms))
      return { ...purged, wiped: await wipe() }
    },

    desk: deskStore(use, now, wipe),

    outbox: {
      claim: (leaseMs: number) => use((client) => claimMail(client, now(), leaseMs)),
      delivered: (id: string) => use((client) => markMailDelivered(client, id, timestamp(now()))),
      postpone: (id: string, ms: number, fault: string) =>
        use((client) => postponeMail(client, id, timestamp(now() + ms), fault)),
      nextDue: () => use(nextMailDue),
      state: () => use(readOutboxState),
      find: (id: string) => use((client) => findMail(client, id)),
    },
  }
}

function inodeOf(file: string | undefined): number | undefined {
  return file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.ino
}
