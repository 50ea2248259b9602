/**
 * A database. Statements use SQL common to SQLite and PostgreSQL, plus what the PostgreSQL driver
 * translates: `:name` and `?`, `changes()` (rows of the previous statement), `json_object(...)`
 * and `json_each(:list)`, whose `value` is text there and needs a CAST to a number.
 * `requests.rowid` is the order of arrival.
 */
export type Database = {
  /** One statement, done as a whole or not at all. */
  execute(statement: Statement): Promise<Result>
  /** Atomic. `write` is serialized with all writers; `read` is one snapshot. */
  batch(statements: readonly Statement[], mode: 'read' | 'write'): Promise<Result[]>
  /** Removes deleted data from the files; false while another process reads it. */
  wipe(): Promise<boolean>
  /** Writes a consistent copy into an empty file; SQLite only. */
  copyTo?(file: string): Promise<void>
  /** A closed file is complete: a copy of it alone is a full copy. */
  close(): Promise<void>
}

type Value = string | number | boolean | null
export type Args = Value[] | Record<string, Value>

export type Statement =
  | string
  | {
      sql: string
      args?: Args
      /** A SELECT of many rows: a driver may read them as one text, if faster. */
      isLong?: boolean
    }

export type Row = Record<string, unknown>

/** A column's text; undefined for NULL. */
export const textOf = (value: Row[string] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** `rowsAffected`: without rows changed by triggers. */
export type Result = { rows: Row[]; rowsAffected: number }

/** A database error. `code` holds none of its data. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string
  /** Nothing was done, and in a moment it may be. */
  readonly isPassing: boolean
  /** The outcome is unknown. */
  readonly isUnknown: boolean
  /** Something that is there once only was there already. */
  readonly isDuplicate: boolean
  constructor(
    code: string,
    {
      cause,
      isPassing = false,
      isUnknown = false,
      isDuplicate = false,
    }: Partial<DatabaseError> = {},
  ) {
    super('the database has refused', { cause })
    this.code = code
    this.isPassing = isPassing
    this.isUnknown = isUnknown
    this.isDuplicate = isDuplicate
  }
}
