/**
 * Tables of the desk. Times: UTC, ISO 8601 with milliseconds; secrets: SHA-256. Triggers keep the
 * tables consistent while the previous release writes to them.
 */
export const deskTables = `
  CREATE TABLE staff (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL CHECK (role IN ('reception', 'editor', 'manager')),
    created_at TEXT NOT NULL,
    disabled_at TEXT
  ) STRICT;
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    staff_id TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX passkeys_by_staff ON passkeys (staff_id);
  CREATE TABLE invitations (
    hash TEXT PRIMARY KEY,
    staff_id TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    staff_id TEXT NOT NULL,
    strength TEXT NOT NULL CHECK (strength IN ('passkey', 'code')),
    proved_at TEXT NOT NULL,
    seen_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX sessions_by_staff ON sessions (staff_id);

  CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    staff_id TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER audit_is_never_changed BEFORE UPDATE ON audit
    BEGIN SELECT RAISE(ABORT, 'audit rows are never changed'); END;
  -- REPLACE would put another row in its place without an UPDATE or a DELETE that is heard.
  CREATE TRIGGER audit_is_never_replaced BEFORE INSERT ON audit
    WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'audit rows are never changed'); END;
  CREATE TRIGGER audit_is_kept_three_years BEFORE DELETE ON audit
    WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-3 years')
    BEGIN SELECT RAISE(ABORT, 'audit rows are kept for three years'); END;

  ALTER TABLE requests ADD COLUMN status TEXT NOT NULL DEFAULT 'new'
    CHECK (status IN ('new', 'unreached', 'booked', 'cancelled'));
  ALTER TABLE requests ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE requests ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE requests ADD COLUMN retry_at TEXT;
  ALTER TABLE requests ADD COLUMN appointment_at TEXT;
  ALTER TABLE requests ADD COLUMN reason TEXT NOT NULL DEFAULT '';
  ALTER TABLE requests ADD COLUMN note TEXT NOT NULL DEFAULT '';
  CREATE INDEX requests_by_status ON requests (status, appointment_at);

  CREATE TABLE acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id TEXT NOT NULL,
    staff_id TEXT NOT NULL,
    at TEXT NOT NULL,
    act TEXT NOT NULL
      CHECK (act IN ('called', 'messaged', 'unreached', 'booked', 'cancelled', 'undone')),
    before TEXT
  ) STRICT;
  CREATE INDEX acts_by_request ON acts (request_id, id);
  CREATE TABLE desk_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id TEXT NOT NULL
  ) STRICT;
  CREATE INDEX desk_events_by_request ON desk_events (request_id);

  CREATE TRIGGER desk_hears_a_request AFTER INSERT ON requests WHEN NEW.id <> 'probe'
    BEGIN INSERT INTO desk_events (request_id) VALUES (NEW.id); END;
  CREATE TRIGGER desk_hears_the_command_line AFTER UPDATE OF done_at ON requests
    WHEN OLD.done_at IS NOT NEW.done_at
    BEGIN INSERT INTO desk_events (request_id) VALUES (NEW.id); END;
  CREATE TRIGGER desk_hears_an_act AFTER INSERT ON acts
    BEGIN INSERT INTO desk_events (request_id) VALUES (NEW.request_id); END;
  CREATE TRIGGER desk_forgets_with_the_request AFTER DELETE ON requests WHEN OLD.id <> 'probe'
    BEGIN
      DELETE FROM acts WHERE request_id = OLD.id;
      DELETE FROM desk_events WHERE request_id IN (OLD.id, '');
      INSERT INTO desk_events (request_id) VALUES ('');
    END;`
