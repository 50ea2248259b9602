/**
 * Tables of the clinic's day. Wall times, `YYYY-MM-DDTHH:MM`; absences of everybody have no doctor.
 * `acts.visit` refines an act 'booked', whose CHECK cannot grow. `doctors`: the last known names,
 * also of those who left.
 */
export const dayTables = `
  ALTER TABLE requests ADD COLUMN appointment_doctor TEXT NOT NULL DEFAULT '';
  ALTER TABLE requests ADD COLUMN appointment_minutes INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE requests ADD COLUMN visit TEXT NOT NULL DEFAULT '';
  ALTER TABLE requests ADD COLUMN reminded_at TEXT NOT NULL DEFAULT '';
  ALTER TABLE requests ADD COLUMN entered_by TEXT NOT NULL DEFAULT '';
  ALTER TABLE acts ADD COLUMN visit TEXT NOT NULL DEFAULT '';
  CREATE INDEX acts_by_time ON acts (at);
  CREATE TABLE doctors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
  );
  CREATE TABLE absences (
    id TEXT PRIMARY KEY,
    doctor TEXT NOT NULL,
    starts_at TEXT NOT NULL,
    ends_at TEXT NOT NULL,
    note TEXT NOT NULL,
    made_by TEXT NOT NULL
  );
  CREATE INDEX absences_by_end ON absences (ends_at);
  CREATE TABLE feeds (
    hash TEXT PRIMARY KEY,
    doctor TEXT NOT NULL,
    made_by TEXT NOT NULL,
    made_at TEXT NOT NULL,
    revoked_at TEXT NOT NULL DEFAULT ''
  );`

/**
 * `appointment_type`: id of the content. `follows`: reference of the missed or past appointment
 * after which a row was booked.
 */
export const typeTables = `
  ALTER TABLE requests ADD COLUMN appointment_type TEXT;
  ALTER TABLE requests ADD COLUMN follows TEXT;
  CREATE INDEX audit_by_subject ON audit (subject);`

/**
 * `link`: hash of the secret in the link that a message ended with. `answered_for`: the hour that
 * the patient answered for; the answer ends with it, also if the previous release moves it.
 */
export const answerTables = `
  ALTER TABLE acts ADD COLUMN link TEXT;
  CREATE INDEX acts_by_link ON acts (link) WHERE link IS NOT NULL;
  ALTER TABLE requests ADD COLUMN answer TEXT NOT NULL DEFAULT '';
  ALTER TABLE requests ADD COLUMN answered_at TEXT NOT NULL DEFAULT '';
  ALTER TABLE requests ADD COLUMN answered_for TEXT NOT NULL DEFAULT '';`

/**
 * Roles without a CHECK, which cannot grow. `doctor`: id in the content, of the role `doctor`.
 * The release before reads and writes the copy.
 */
export const roleTables = `
  CREATE TABLE staff_with_doctors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL,
    created_at TEXT NOT NULL,
    disabled_at TEXT,
    doctor TEXT
  ) STRICT;
  INSERT INTO staff_with_doctors (id, name, role, created_at, disabled_at)
    SELECT id, name, role, created_at, disabled_at FROM staff;
  DROP TABLE staff;
  ALTER TABLE staff_with_doctors RENAME TO staff;`

/** For PostgreSQL: texts compare by bytes, as in SQLite. */
export const byBytes = (tables: string) => tables.replace(/ TEXT(?=[ ;])/g, ' TEXT COLLATE "C"')
export const postgresRoleTables = `
  ALTER TABLE staff DROP CONSTRAINT staff_role_check;
  ALTER TABLE staff ADD COLUMN doctor TEXT COLLATE "C";`
