import { statSync } from 'node:fs'
import type { Client } from '@libsql/client'
import type { AppointmentRequest } from '../appointment/schema'
import { systemClock, timestamp } from './clock'
import { type DatabasePlace, openDatabase } from './database'
import { addRequest } from './store/addRequest'
import {
  claimMail,
  findMail,
  markMailDelivered,
  nextMailDue,
  postponeMail,
  readOutboxState,
} from './store/outbox'
import { findRequest, listRequests, markRequestDone, purgeRequests } from './store/requestRows'
import type { AddOptions, Intake } from './store/requestTypes'

export type StoreOptions = Pick<AddOptions, 'phoneLimit' | 'mailDomain'> & { now?: () => number }

/** Every call rejects with StoreUnavailable when it could not do its work. */
export type RequestStore = ReturnType<typeof createStore>

/** Nothing is stored. `code` names the fault without any of its data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly code: string
  constructor(cause: unknown) {
    super('the store of requests is not available', { cause })
    this.code = codeOf(cause)
  }
}

function codeOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^\w+/.exec(code)?.[0] ?? 'UNKNOWN'
}

/**
 * The clinic's appointment requests and the mail that tells of them. Opened
 * at first use, and again after any failure, so that a repaired disk needs no
 * restart.
 */
export function createStore(
  place: DatabasePlace,
  { now = systemClock.now, ...options }: StoreOptions = {},
) {
  type Opened = { client: Client; inode: number | undefined }
  let opening: Promise<Opened> | undefined
  let hasFailed = false

  function open(): Promise<Opened> {
    opening ??= openDatabase(place).then((client) => ({ client, inode: inodeOf(place.file) }))
    return opening
  }

  function close(): void {
    opening?.then(({ client }) => client.close()).catch(() => undefined)
    opening = undefined
  }

  async function use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    let used = open()
    try {
      let opened = await used
      // A file deleted or replaced under us would swallow requests.
      if (opened.inode !== inodeOf(place.file)) {
        if (opening === used) close()
        used = open()
        opened = await used
      }
      return await work(opened.client)
    } catch (error) {
      hasFailed = true
      if (opening === used) close()
      throw new StoreUnavailable(error)
    }
  }

  return {
    /** For the operator: a file's path or the database server's address. */
    place: place.file ?? new URL(place.url).host,
    close,

    /** Resolves with `stored` only when the request is on the disk. */
    add: (request: AppointmentRequest, intake: Intake) =>
      use((client) => addRequest(client, request, intake, { now: now(), ...options })),

    /** Whether a request could be stored now. */
    check: () =>
      use(async (client) => {
        // The write lock tells enough in good days. Once a write has failed
        // only a write, of what is there already, can tell that it is over.
        const { rows } = await client.execute('PRAGMA user_version')
        const rewrite = `PRAGMA user_version = ${Number(rows[0]?.user_version)}`
        await client.batch([hasFailed ? rewrite : 'SELECT 1'], 'write')
        hasFailed = false
      }),

    list: () => use(listRequests),
    find: (reference: string) => use((client) => findRequest(client, reference)),
    markDone: (reference: string) =>
      use((client) => markRequestDone(client, reference, timestamp(now()))),

    /** Deletes what is older than `ms` milliseconds; resolves to how many requests. */
    purge: (ms: number) =>
      use(async (client) => {
        const removed = await purgeRequests(client, timestamp(now() - ms))
        // The log of changes would keep for a while what is deleted.
        if (removed > 0 && place.file) await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
        return removed
      }),

    outbox: {
      claim: (leaseMs: number) =>
        use((client) => claimMail(client, timestamp(now()), timestamp(now() + leaseMs))),
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
