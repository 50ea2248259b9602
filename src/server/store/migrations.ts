import { deskTables } from './deskTables'

/**
 * One entry for each version of the tables; entries are added, never edited.
 * They only add, and what they add has a default, so that the server of before
 * can still read and write: an operator who goes back loses no request.
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

  // A row without a phone key is of before this version and counts for no limit.
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

  // What one process has given out and another may be asked for.
  `CREATE TABLE once (
    hash TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX once_by_end ON once (expires_at);
  ALTER TABLE sessions ADD COLUMN renews TEXT;`,

  // From which networks something has come, for the limits that all processes count together.
  `CREATE TABLE senders (
    hash TEXT NOT NULL,
    id TEXT NOT NULL,
    noted_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    PRIMARY KEY (hash, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX senders_by_end ON senders (expires_at);`,

  // In which language it was written; that of the clinic before this version.
  `ALTER TABLE requests ADD COLUMN language TEXT NOT NULL DEFAULT '';`,

  // One row: when what is too old was last looked for, and until when that clock is not believed.
  `CREATE TABLE purge_clock (
    purged_at TEXT NOT NULL,
    doubted_until TEXT NOT NULL
  ) STRICT;
  INSERT INTO purge_clock VALUES ('', '');`,
]
