import { answerTables, dayTables, roleTables, typeTables } from './dayTables'
import { deskTables } from './deskTables'

/**
 * One entry per version; entries are added, never edited. They only add, with defaults, so that
 * the previous release still reads and writes.
 */
export const migrations = [
  `CREATE TABLE requests (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    doctor TEXT NOT NULL,
    request TEXT NOT NULL,
    received_at TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('json', 'form')),
    unlisted INTEGER NOT NULL CHECK (unlisted IN (0, 1))
  ) STRICT;
  CREATE INDEX requests_by_time ON requests (received_at);`,

  // Rows without a phone key predate this version and are not counted by limits.
  `ALTER TABLE requests ADD COLUMN phone_key TEXT NOT NULL DEFAULT '';
  ALTER TABLE requests ADD COLUMN idempotency_key TEXT;
  ALTER TABLE requests ADD COLUMN done_at TEXT;
  CREATE UNIQUE INDEX requests_by_idempotency_key ON requests (idempotency_key);
  CREATE INDEX requests_by_phone ON requests (phone_key, received_at);
  CREATE TABLE outbox (
    request_id TEXT PRIMARY KEY REFERENCES requests (id),
    message_id TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    delivered_at TEXT,
    fault TEXT
  ) STRICT;
  CREATE INDEX outbox_by_due_time ON outbox (due_at) WHERE delivered_at IS NULL;`,

  `ALTER TABLE requests ADD COLUMN repeated INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE requests ADD COLUMN expiring_since TEXT;`,

  deskTables,

  // Tokens, shared by all processes.
  `CREATE TABLE once (
    hash TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX once_by_end ON once (expires_at);
  ALTER TABLE sessions ADD COLUMN renews TEXT;`,

  // Senders, for limits shared by all processes.
  `CREATE TABLE senders (
    hash TEXT NOT NULL,
    id TEXT NOT NULL,
    noted_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    PRIMARY KEY (hash, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX senders_by_end ON senders (expires_at);`,

  // Language of the form; older rows: the first language.
  `ALTER TABLE requests ADD COLUMN language TEXT NOT NULL DEFAULT '';`,

  // One row: the last purge, and until when the clock is distrusted.
  `CREATE TABLE purge_clock (
    purged_at TEXT NOT NULL,
    doubted_until TEXT NOT NULL
  ) STRICT;
  INSERT INTO purge_clock VALUES ('', '');`,

  // E.164 of the phone; '' until `fillNumbers` has read it. `phone_key` is the previous releases'.
  `ALTER TABLE requests ADD COLUMN phone_number TEXT NOT NULL DEFAULT '';
  CREATE INDEX requests_by_number ON requests (phone_number, received_at);`,

  // JSON (`preferences.ts`), '' for none.
  `ALTER TABLE requests ADD COLUMN preferences TEXT NOT NULL DEFAULT '';
  CREATE TRIGGER desk_hears_preferences AFTER UPDATE OF preferences ON requests
    BEGIN INSERT INTO desk_events (request_id) VALUES (NEW.id); END;`,

  dayTables,

  // Which rules read `phone_number` (`phoneNumbers.ts`); the previous release leaves 0.
  `ALTER TABLE requests ADD COLUMN number_rules INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX requests_by_number_rules ON requests (number_rules);`,

  // Of a corrected phone: lines of time and number (`phonesBefore`).
  `ALTER TABLE requests ADD COLUMN phones_before TEXT NOT NULL DEFAULT '';`,

  typeTables,

  answerTables,

  roleTables,
]
