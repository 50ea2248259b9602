/** A database of either driver. `requests.rowid` is the order of arrival. */
export type Database = {
  /** One statement, atomic. */
  execute(statement: Statement): Promise<Result>
  /** Atomic. `write` is serialized with all writers; `read` is one snapshot. */
  batch(statements: readonly Statement[], mode: 'read' | 'write'): Promise<Result[]>
  /** Removes deleted data from the files; false while another process reads them. */
  wipe(): Promise<boolean>
  /** Writes a consistent copy into an empty file; SQLite only. */
  copyTo?(file: string): Promise<void>
  /** A closed file is complete without its write-ahead log. */
  close(): Promise<void>
}

type Value = string | number | boolean | null
export type NamedArgs = Record<string, Value>
export type Args = Value[] | NamedArgs

/**
 * SQL common to SQLite and PostgreSQL, whose driver translates `:name`, `?`, `changes()` (rows of
 * the previous statement), `json_object(...)` and `json_each(:list)` (its `value` is text).
 */
export type Statement =
  | string
  | {
      sql: string
      args?: Args
      /** A SELECT of many rows: a driver may read them as one text. */
      isLong?: boolean
    }

export type Row = Record<string, unknown>

/** A column's text; undefined for NULL. */
export const textOf = (value: Row[string] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** `rowsAffected`: without rows changed by triggers. */
export type Result = { rows: Row[]; rowsAffected: number }

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

/** Called before a retry, with the database's error code. */
export type OnRetry = (code: string) => void
