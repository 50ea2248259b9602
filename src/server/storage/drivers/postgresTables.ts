import { answerTables, byBytes, dayTables, postgresRoleTables, typeTables } from '../dayTables'

/**
 * `migrations.ts` for PostgreSQL, by the same rule. Texts compare by bytes (`COLLATE "C"`), as in
 * SQLite. `rowid` is drawn under the write lock, so that it is the order of visibility.
 */
export const postgresTables = [
  `CREATE TABLE write_turn ();
  CREATE TABLE requests (
    rowid BIGINT GENERATED ALWAYS AS IDENTITY UNIQUE,
    id TEXT COLLATE "C" PRIMARY KEY,
    reference TEXT COLLATE "C" NOT NULL UNIQUE,
    name TEXT COLLATE "C" NOT NULL,
    phone TEXT COLLATE "C" NOT NULL,
    doctor TEXT COLLATE "C" NOT NULL,
    request TEXT COLLATE "C" NOT NULL,
    received_at TEXT COLLATE "C" NOT NULL,
    source TEXT COLLATE "C" NOT NULL CHECK (source IN ('json', 'form')),
    unlisted INTEGER NOT NULL CHECK (unlisted IN (0, 1)),
    phone_key TEXT COLLATE "C" NOT NULL DEFAULT '',
    idempotency_key TEXT COLLATE "C" UNIQUE,
    done_at TEXT COLLATE "C",
    repeated INTEGER NOT NULL DEFAULT 0,
    expiring_since TEXT COLLATE "C",
    status TEXT COLLATE "C" NOT NULL DEFAULT 'new'
      CHECK (status IN ('new', 'unreached', 'booked', 'cancelled')),
    version INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    retry_at TEXT COLLATE "C",
    appointment_at TEXT COLLATE "C",
    reason TEXT COLLATE "C" NOT NULL DEFAULT '',
    note TEXT COLLATE "C" NOT NULL DEFAULT ''
  );
  CREATE INDEX requests_by_time ON requests (received_at);
  CREATE INDEX requests_by_phone ON requests (phone_key, received_at);
  CREATE INDEX requests_by_status ON requests (status, appointment_at);
  CREATE TABLE outbox (
    request_id TEXT COLLATE "C" PRIMARY KEY REFERENCES requests (id),
    message_id TEXT COLLATE "C" NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT COLLATE "C" NOT NULL,
    delivered_at TEXT COLLATE "C",
    fault TEXT COLLATE "C"
  );
  CREATE INDEX outbox_by_due_time ON outbox (due_at) WHERE delivered_at IS NULL;

  CREATE TABLE staff (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL UNIQUE,
    role TEXT COLLATE "C" NOT NULL CHECK (role IN ('reception', 'editor', 'manager')),
    created_at TEXT COLLATE "C" NOT NULL,
    disabled_at TEXT COLLATE "C"
  );
  CREATE TABLE passkeys (
    id TEXT COLLATE "C" PRIMARY KEY,
    staff_id TEXT COLLATE "C" NOT NULL,
    public_key TEXT COLLATE "C" NOT NULL,
    counter BIGINT NOT NULL,
    created_at TEXT COLLATE "C" NOT NULL
  );
  CREATE INDEX passkeys_by_staff ON passkeys (staff_id);
  CREATE TABLE invitations (
    hash TEXT COLLATE "C" PRIMARY KEY,
    staff_id TEXT COLLATE "C" NOT NULL,
    expires_at TEXT COLLATE "C" NOT NULL
  );
  CREATE TABLE sessions (
    hash TEXT COLLATE "C" PRIMARY KEY,
    staff_id TEXT COLLATE "C" NOT NULL,
    strength TEXT COLLATE "C" NOT NULL CHECK (strength IN ('passkey', 'code')),
    proved_at TEXT COLLATE "C" NOT NULL,
    seen_at TEXT COLLATE "C" NOT NULL
  );
  CREATE INDEX sessions_by_staff ON sessions (staff_id);

  CREATE TABLE audit (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at TEXT COLLATE "C" NOT NULL,
    staff_id TEXT COLLATE "C" NOT NULL,
    act TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL
  );
  CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'audit rows are never changed'; END $$;
  CREATE FUNCTION keep_audit_three_years() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.at > to_char(now() AT TIME ZONE 'UTC' - interval '3 years', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      THEN RAISE EXCEPTION 'audit rows are kept for three years'; END IF;
      RETURN OLD;
    END $$;
  CREATE TRIGGER audit_is_never_changed BEFORE UPDATE ON audit
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();
  CREATE TRIGGER audit_is_never_emptied BEFORE TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
  CREATE TRIGGER audit_is_kept_three_years BEFORE DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION keep_audit_three_years();

  CREATE TABLE acts (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    request_id TEXT COLLATE "C" NOT NULL,
    staff_id TEXT COLLATE "C" NOT NULL,
    at TEXT COLLATE "C" NOT NULL,
    act TEXT COLLATE "C" NOT NULL
      CHECK (act IN ('called', 'messaged', 'unreached', 'booked', 'cancelled', 'undone')),
    before JSON
  );
  CREATE INDEX acts_by_request ON acts (request_id, id);
  CREATE TABLE desk_events (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    request_id TEXT COLLATE "C" NOT NULL
  );
  CREATE INDEX desk_events_by_request ON desk_events (request_id);

  CREATE FUNCTION desk_hears() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO desk_events (request_id) VALUES (to_jsonb(NEW) ->> TG_ARGV[0]); RETURN NULL; END $$;
  CREATE FUNCTION desk_forgets() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM acts WHERE request_id = OLD.id;
      DELETE FROM desk_events WHERE request_id IN (OLD.id, '');
      INSERT INTO desk_events (request_id) VALUES ('');
      RETURN NULL;
    END $$;
  CREATE TRIGGER desk_hears_a_request AFTER INSERT ON requests FOR EACH ROW
    WHEN (NEW.id <> 'probe') EXECUTE FUNCTION desk_hears('id');
  CREATE TRIGGER desk_hears_the_command_line AFTER UPDATE OF done_at ON requests FOR EACH ROW
    WHEN (OLD.done_at IS DISTINCT FROM NEW.done_at) EXECUTE FUNCTION desk_hears('id');
  CREATE TRIGGER desk_hears_an_act AFTER INSERT ON acts FOR EACH ROW
    EXECUTE FUNCTION desk_hears('request_id');
  CREATE TRIGGER desk_forgets_with_the_request AFTER DELETE ON requests FOR EACH ROW
    WHEN (OLD.id <> 'probe') EXECUTE FUNCTION desk_forgets();`,

  `CREATE TABLE once (
    hash TEXT COLLATE "C" PRIMARY KEY,
    value TEXT COLLATE "C" NOT NULL,
    expires_at TEXT COLLATE "C" NOT NULL
  );
  CREATE INDEX once_by_end ON once (expires_at);
  ALTER TABLE sessions ADD COLUMN renews TEXT COLLATE "C";`,

  `CREATE TABLE senders (
    hash TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    noted_at TEXT COLLATE "C" NOT NULL,
    expires_at TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (hash, id)
  );
  CREATE INDEX senders_by_end ON senders (expires_at);`,

  `ALTER TABLE requests ADD COLUMN language TEXT COLLATE "C" NOT NULL DEFAULT '';`,

  `CREATE TABLE purge_clock (
    purged_at TEXT COLLATE "C" NOT NULL,
    doubted_until TEXT COLLATE "C" NOT NULL
  );
  INSERT INTO purge_clock VALUES ('', '');`,

  `ALTER TABLE requests ADD COLUMN phone_number TEXT COLLATE "C" NOT NULL DEFAULT '';
  CREATE INDEX requests_by_number ON requests (phone_number, received_at);`,

  `ALTER TABLE requests ADD COLUMN preferences TEXT COLLATE "C" NOT NULL DEFAULT '';
  CREATE TRIGGER desk_hears_preferences AFTER UPDATE OF preferences ON requests FOR EACH ROW
    EXECUTE FUNCTION desk_hears('id');`,

  byBytes(dayTables),

  `ALTER TABLE requests ADD COLUMN number_rules INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX requests_by_number_rules ON requests (number_rules);`,

  `ALTER TABLE requests ADD COLUMN phones_before TEXT COLLATE "C" NOT NULL DEFAULT '';`,

  byBytes(typeTables),

  byBytes(answerTables),

  postgresRoleTables,
]
