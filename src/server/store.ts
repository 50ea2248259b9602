import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { type Client, LibsqlError } from '@libsql/client'
import type { AppointmentRequest } from '../appointment/schema'
import { type DatabasePlace, openDatabase } from './database'
import { createReference } from './reference'

export type Origin = {
  source: 'json' | 'form'
  /** Doctor or request is not among today's choices (a page cached before a change). */
  unlisted: boolean
}

/** What the visitor may know of a stored request. */
export type Receipt = { id: string; reference: string }

/** `receivedAt`: UTC, ISO 8601 with milliseconds. */
export type StoredRequest = AppointmentRequest & Origin & Receipt & { receivedAt: string }

export type RequestStore = {
  /** Resolves only when the request is on the disk; rejects with StoreUnavailable. */
  add(request: AppointmentRequest, origin: Origin): Promise<Receipt>
  /** All requests, newest first. */
  list(): Promise<StoredRequest[]>
  /** Rejects with StoreUnavailable when nothing could be written now. */
  check(): Promise<void>
  close(): void
  /** For the operator: a file's path or the database server's address. */
  place: string
}

/** The request is not stored. `code` names the fault without any of its data. */
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

const isDuplicate = (error: unknown) =>
  error instanceof LibsqlError && error.code === 'SQLITE_CONSTRAINT'

/**
 * The clinic's appointment requests. Opened at first use, and again after
 * any failure, so that a repaired disk needs no restart.
 */
export function createStore(place: DatabasePlace): RequestStore {
  type Opened = { client: Client; inode: number | undefined }
  let opening: Promise<Opened> | undefined

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
      if (opening === used) close()
      throw new StoreUnavailable(error)
    }
  }

  return {
    place: place.file ?? new URL(place.url).host,
    add: (request, origin) => use((client) => insert(client, request, origin)),
    list: () => use(selectAll),
    // A batch takes and leaves the write lock in one step, nothing waits for it.
    check: () => use(async (client) => void (await client.batch(['SELECT 1'], 'write'))),
    close,
  }
}

function inodeOf(file: string | undefined): number | undefined {
  return file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.ino
}

async function insert(
  client: Client,
  request: AppointmentRequest,
  { source, unlisted }: Origin,
): Promise<Receipt> {
  const row = {
    id: randomUUID(),
    ...request,
    source,
    unlisted,
    receivedAt: new Date().toISOString(),
  }
  for (let attempt = 1; ; attempt += 1) {
    const reference = createReference()
    try {
      await client.execute(
        `INSERT INTO requests (id, reference, name, phone, doctor, request, received_at, source, unlisted)
         VALUES (:id, :reference, :name, :phone, :doctor, :request, :receivedAt, :source, :unlisted)`,
        { ...row, reference },
      )
      return { id: row.id, reference }
    } catch (error) {
      if (!isDuplicate(error) || attempt === 5) throw error
    }
  }
}

async function selectAll(client: Client): Promise<StoredRequest[]> {
  const { rows } = await client.execute(
    'SELECT * FROM requests ORDER BY received_at DESC, rowid DESC',
  )
  return rows.map((row) => ({
    id: String(row.id),
    reference: String(row.reference),
    name: String(row.name),
    phone: String(row.phone),
    doctor: String(row.doctor),
    request: String(row.request),
    receivedAt: String(row.received_at),
    source: row.source === 'form' ? 'form' : 'json',
    unlisted: row.unlisted === 1,
  }))
}
