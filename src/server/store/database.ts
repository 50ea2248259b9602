/**
 * What the store asks of a database. It speaks the SQL that SQLite and PostgreSQL both
 * read, and four words that the driver of PostgreSQL translates: `:name` and `?` for what
 * is bound, `changes()` for how many rows the statement before has changed,
 * `json_object(…)`, and `json_each(:list)` for the values of a JSON list (its column
 * `value` is text there, and wants a CAST where it is a number). `requests.rowid` is the
 * order in which requests came in.
 */
export type Database = {
  /** One statement, done as a whole or not at all. */
  execute(statement: Statement): Promise<Result>
  /**
   * All or none. `write`: one after the other with every other writer, so that what a
   * statement has read still holds for the next. `read`: all see the same moment.
   */
  batch(statements: readonly Statement[], mode: 'read' | 'write'): Promise<Result[]>
  /** Takes what was deleted out of the files too; false when somebody still reads there. */
  wipe(): Promise<boolean>
  /** Writes a copy, as it is at one moment, into an empty file; only where the database is a file itself. */
  copyTo?(file: string): Promise<void>
  /** Resolves when all is closed. A file is left whole: a copy of it alone is a copy of all. */
  close(): Promise<void>
}

type Value = string | number | boolean | null
export type Args = Value[] | Record<string, Value>

export type Statement =
  | string
  | {
      sql: string
      args?: Args
      /** A SELECT of many rows: the driver may read them as one text, where that is faster. */
      isLong?: boolean
    }

export type Row = Record<string, unknown>

/** `rowsAffected`: inserted, changed or deleted, what triggers do not counted. */
export type Result = { rows: Row[]; rowsAffected: number }

/** A database's refusal. `code` names it without any of its data. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string
  /** Nothing was done, and in a moment it may be. */
  readonly isPassing: boolean
  /** Whether it was done nobody has heard. */
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
