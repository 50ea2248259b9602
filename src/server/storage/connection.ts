import type { CountryCode } from '../../shared/country/countries'
import type { RateLimit } from '../base/limits'
import type { Sql } from './sql'

/** A database of either driver. `requests.rowid` is the order of arrival. */
export type Database = {
  /** One statement, atomic. A text is SQL that both databases accept. */
  execute<R = Row>(statement: Sql<R> | string): Promise<Result<R>>
  /** One snapshot; the results have the names of the statements. */
  read<S extends Statements>(statements: S): Promise<Results<S>>
  /** Atomic, serialized with all writers, in the order of the names. */
  write<S extends Statements>(statements: S): Promise<Results<S>>
  /** Removes deleted data from the files; false while another process reads them. */
  wipe(): Promise<boolean>
  /** Writes a consistent copy into an empty file; SQLite only. */
  copyTo?(file: string): Promise<void>
  /** A closed file is complete without its write-ahead log. */
  close(): Promise<void>
}

export type Statements = Readonly<Record<string, Sql>>
export type Results<S extends Statements> = {
  [Name in keyof S]: S[Name] extends Sql<infer R> ? Result<R> : never
}

export type Row = Record<string, unknown>

/** `rowsAffected`: without rows changed by triggers. */
export type Result<R = unknown> = { rows: R[]; rowsAffected: number }

/**
 * `passing`: nothing was done, a retry may succeed; `unknown`: the outcome is unknown;
 * `duplicate`: a unique value exists already.
 */
type Failure = 'refused' | 'passing' | 'unknown' | 'duplicate'

/** A database error. `code` contains no data. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string
  readonly kind: Failure
  constructor(code: string, kind: Failure, cause: unknown) {
    super('the database has refused', { cause })
    this.code = code
    this.kind = kind
  }
}

export type DatabasePlace = {
  url: string
  /** Absolute path of an SQLite file; absent for a PostgreSQL server. */
  file?: string
  /** Connections of one process to PostgreSQL. */
  connections?: number
  /** Milliseconds to wait for another process' lock. */
  lockWait?: number
}

/** Receives the database server's time (ms since 1970), at most `within` milliseconds old. */
export type OnTime = (ms: number, within: number) => void

/** What depends on the clinic and its server. */
export type StoreSettings = {
  /** Of the clinic. Without it numbers are read by the next process that has one. */
  country?: CountryCode
  /** Requests of one address; more are refused. */
  addressLimit?: RateLimit
  /** Requests of one phone number; more are marked `repeated`. */
  phoneLimit?: RateLimit
  /** The domain of Message-IDs; without it no mail is queued. */
  mailDomain?: string
}

/** What operations work with; `now`: milliseconds since 1970, by the database server's clock. */
export type Db = Database & {
  settings: StoreSettings
  now: number
  rows<R>(statement: Sql<R>): Promise<R[]>
  /** The first row. */
  row<R>(statement: Sql<R>): Promise<R | undefined>
}
