/**
 * The tables, once for both databases: columns by name, with the TypeScript type of their values.
 * Texts compare by bytes (`COLLATE "C"`) in PostgreSQL too. What they mean: `docs/data-model.md`.
 *
 * A column is added here, with a default, and `tablesVersion` rises: `missingTables` adds what an
 * older database lacks. Nothing is removed or renamed, so that the previous release still reads
 * and writes.
 */
export const tablesVersion = 17

export type Dialect = 'sqlite' | 'postgres'

/** A column's type and constraints. `names`: the table whose rows it names. */
export type Column<Value = unknown> = Record<Dialect, string> & { names?: string; value?: Value }

const column = <Value>(sqlite: string, postgres = sqlite): Column<Value> => ({ sqlite, postgres })
const textColumn = <Value extends string | null = string>(constraint: string) =>
  column<Value>(`TEXT ${constraint}`, `TEXT COLLATE "C" ${constraint}`)

const key = textColumn('PRIMARY KEY')
const unique = textColumn('NOT NULL UNIQUE')
const text = textColumn('NOT NULL')
/** '' for none. */
const textOrNone = textColumn(`NOT NULL DEFAULT ''`)
const textOrNull = textColumn<string | null>('')
/** For lists that do not grow: a CHECK cannot be changed. */
const oneOf = <const Value extends string>(name: string, values: Value[], rest = '') =>
  textColumn<Value>(`NOT NULL ${rest} CHECK (${name} IN ('${values.join("', '")}'))`)
const numberOrZero = column<number>('INTEGER NOT NULL DEFAULT 0')
/** Ascending in the order of visibility: drawn under the write lock. */
const ascending = column<number>(
  'INTEGER PRIMARY KEY AUTOINCREMENT',
  'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
)
const of = <Value>(table: string, own: Column<Value>): Column<Value> => ({ ...own, names: table })

const each = <Own extends Column, Name extends string>(own: Own, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, own])) as Record<Name, Own>

export const tables = {
  requests: {
    // The order of arrival, which SQLite has by itself.
    rowid: column<number>('', 'BIGINT GENERATED ALWAYS AS IDENTITY UNIQUE'),
    id: key,
    reference: unique,
    ...each(text, 'name', 'phone', 'doctor', 'request', 'received_at'),
    source: oneOf('source', ['json', 'form']),
    unlisted: column<number>('INTEGER NOT NULL CHECK (unlisted IN (0, 1))'),
    idempotency_key: column<string | null>('TEXT', 'TEXT COLLATE "C" UNIQUE'),
    status: oneOf('status', ['new', 'unreached', 'booked', 'cancelled'], `DEFAULT 'new'`),
    ...each(textOrNone, 'language', 'phone_key', 'phone_number', 'phones_before', 'preferences'),
    ...each(textOrNone, 'reason', 'note', 'visit', 'reminded_at'),
    ...each(textOrNone, 'answer', 'answered_at', 'answered_for'),
    ...each(textOrNull, 'done_at', 'expiring_since', 'retry_at'),
    ...each(textOrNull, 'appointment_at', 'appointment_type'),
    ...each(numberOrZero, 'repeated', 'version', 'tries', 'number_rules', 'appointment_minutes'),
    appointment_doctor: of('doctors', textOrNone),
    entered_by: of('staff', textOrNone),
    follows: of('requests', textOrNull),
  },
  outbox: {
    request_id: of('requests', textColumn('PRIMARY KEY REFERENCES requests (id)')),
    message_id: text,
    attempts: numberOrZero,
    due_at: text,
    delivered_at: textOrNull,
    fault: textOrNull,
  },
  acts: {
    id: ascending,
    request_id: of('requests', text),
    staff_id: of('staff', text),
    at: text,
    act: oneOf('act', ['called', 'messaged', 'unreached', 'booked', 'cancelled', 'undone']),
    before: column<string | null>('TEXT', 'JSON'),
    visit: textOrNone,
    link: textOrNull,
  },
  desk_events: { id: ascending, request_id: of('requests', text) },
  doctors: { id: key, name: text },
  absences: {
    id: key,
    doctor: of('doctors', text),
    ...each(text, 'starts_at', 'ends_at', 'note'),
    made_by: of('staff', text),
  },
  feeds: {
    hash: key,
    doctor: of('doctors', text),
    made_by: of('staff', text),
    made_at: text,
    revoked_at: textOrNone,
  },
  staff: {
    id: key,
    name: unique,
    role: text,
    created_at: text,
    disabled_at: textOrNull,
    doctor: of('doctors', textOrNull),
  },
  passkeys: {
    id: key,
    staff_id: of('staff', text),
    public_key: text,
    counter: column<number>('INTEGER NOT NULL', 'BIGINT NOT NULL'),
    created_at: text,
  },
  invitations: { hash: key, staff_id: of('staff', text), expires_at: text },
  sessions: {
    hash: key,
    staff_id: of('staff', text),
    strength: oneOf('strength', ['passkey', 'code']),
    proved_at: text,
    seen_at: text,
    renews: of('sessions', textOrNull),
  },
  audit: { id: ascending, at: text, staff_id: of('staff', text), act: text, subject: text },
  once: { hash: key, value: text, expires_at: text },
  // A sender passes several times, but each passage once.
  senders: { hash: text, id: text, noted_at: text, expires_at: text },
  purge_clock: { purged_at: text, doubted_until: text },
} as const satisfies Record<string, Record<string, Column>>

export type TableName = keyof typeof tables

export type Tables = {
  [Name in TableName]: {
    [Key in keyof (typeof tables)[Name]]: (typeof tables)[Name][Key] extends Column<infer Value>
      ? Value
      : never
  }
}

/** Indexes, `... ON` each. */
const indexes = {
  requests_by_time: 'requests (received_at)',
  requests_by_phone: 'requests (phone_key, received_at)',
  requests_by_number: 'requests (phone_number, received_at)',
  requests_by_number_rules: 'requests (number_rules)',
  requests_by_status: 'requests (status, appointment_at)',
  outbox_by_due_time: 'outbox (due_at) WHERE delivered_at IS NULL',
  acts_by_request: 'acts (request_id, id)',
  acts_by_time: 'acts (at)',
  acts_by_link: 'acts (link) WHERE link IS NOT NULL',
  desk_events_by_request: 'desk_events (request_id)',
  absences_by_end: 'absences (ends_at)',
  passkeys_by_staff: 'passkeys (staff_id)',
  sessions_by_staff: 'sessions (staff_id)',
  audit_by_subject: 'audit (subject)',
  once_by_end: 'once (expires_at)',
  senders_by_end: 'senders (expires_at)',
}

/** What only one of the databases needs. */
const further: Record<Dialect, string> = {
  // Added to a table, a column of SQLite cannot be UNIQUE.
  sqlite:
    'CREATE UNIQUE INDEX IF NOT EXISTS requests_by_idempotency_key ON requests (idempotency_key);',
  // A writer locks it first.
  postgres: 'CREATE TABLE IF NOT EXISTS write_turn ();',
}

/** The accounts of releases before the role of doctors, whose CHECK excludes it. */
const openRoles: Record<Dialect, string> = {
  sqlite: `ALTER TABLE staff RENAME TO staff_before;
    ${creation('sqlite', 'staff')}
    INSERT INTO staff (id, name, role, created_at, disabled_at)
      SELECT id, name, role, created_at, disabled_at FROM staff_before;
    DROP TABLE staff_before;`,
  postgres: `ALTER TABLE staff DROP CONSTRAINT staff_role_check;
    ALTER TABLE staff ADD COLUMN doctor ${tables.staff.doctor.postgres};`,
}

function creation(dialect: Dialect, table: TableName): string {
  const columns = Object.entries<Column>(tables[table]).filter(([, own]) => own[dialect] !== '')
  const lines = columns.map(([name, own]) => `${name} ${own[dialect]}`)
  if (table === 'senders') lines.push('PRIMARY KEY (hash, id)')
  return `CREATE TABLE ${table} (${lines.join(', ')})${dialect === 'sqlite' ? ' STRICT' : ''};`
}

/** SQL that adds what a database lacks; `known` has its columns by table. */
export function missingTables(
  dialect: Dialect,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const statements = (Object.keys(tables) as TableName[]).flatMap((table) => {
    const columns = known.get(table)
    if (!columns) return [creation(dialect, table)]
    if (table === 'staff' && !columns.has('doctor')) return [openRoles[dialect]]
    return Object.entries<Column>(tables[table])
      .filter(([name, own]) => own[dialect] !== '' && !columns.has(name))
      .map(([name, own]) => `ALTER TABLE ${table} ADD COLUMN ${name} ${own[dialect]};`)
  })
  return [
    ...statements,
    further[dialect],
    ...Object.entries(indexes).map(([name, on]) => `CREATE INDEX IF NOT EXISTS ${name} ON ${on};`),
    `INSERT INTO purge_clock SELECT '', '' WHERE NOT EXISTS (SELECT 1 FROM purge_clock);`,
  ].join('\n')
}
