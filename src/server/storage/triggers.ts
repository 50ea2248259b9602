import type { Dialect } from './tables'

const audit = "'audit rows are never changed'"
const kept = "'audit rows are kept for three years'"

/** An event of the request that a row names in a column. */
const hears = (of: string, column: string, sqliteWhen = '', postgresWhen = sqliteWhen) => ({
  sqlite: `${of} ${sqliteWhen && `WHEN ${sqliteWhen}`}
    BEGIN INSERT INTO desk_events (request_id) VALUES (NEW.${column}); END`,
  postgres: `${of} FOR EACH ROW ${postgresWhen && `WHEN (${postgresWhen})`}
    EXECUTE FUNCTION desk_hears('${column}')`,
})

/**
 * Triggers in the words of each database, side by side. They keep the tables consistent while the
 * previous release or the command line writes to them. `sqlite`: what follows the name;
 * `postgres`: the same, which calls one of `functions`.
 */
const triggers: Record<string, Partial<Record<Dialect, string>>> = {
  desk_hears_a_request: hears('AFTER INSERT ON requests', 'id', "NEW.id <> 'probe'"),
  desk_hears_the_command_line: hears(
    'AFTER UPDATE OF done_at ON requests',
    'id',
    'OLD.done_at IS NOT NEW.done_at',
    'OLD.done_at IS DISTINCT FROM NEW.done_at',
  ),
  desk_hears_preferences: hears('AFTER UPDATE OF preferences ON requests', 'id'),
  desk_hears_an_act: hears('AFTER INSERT ON acts', 'request_id'),
  desk_forgets_with_the_request: {
    sqlite: `AFTER DELETE ON requests WHEN OLD.id <> 'probe' BEGIN
        DELETE FROM acts WHERE request_id = OLD.id;
        DELETE FROM desk_events WHERE request_id IN (OLD.id, '');
        INSERT INTO desk_events (request_id) VALUES ('');
      END`,
    postgres: `AFTER DELETE ON requests FOR EACH ROW
      WHEN (OLD.id <> 'probe') EXECUTE FUNCTION desk_forgets()`,
  },
  audit_is_never_changed: {
    sqlite: `BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, ${audit}); END`,
    postgres: `BEFORE UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit()`,
  },
  // REPLACE would exchange a row without an UPDATE or DELETE trigger.
  audit_is_never_replaced: {
    sqlite: `BEFORE INSERT ON audit WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
      BEGIN SELECT RAISE(ABORT, ${audit}); END`,
  },
  audit_is_never_emptied: {
    postgres: `BEFORE TRUNCATE ON audit FOR EACH STATEMENT
      EXECUTE FUNCTION refuse_change_of_audit()`,
  },
  audit_is_kept_three_years: {
    sqlite: `BEFORE DELETE ON audit
      WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-3 years')
      BEGIN SELECT RAISE(ABORT, ${kept}); END`,
    postgres: `BEFORE DELETE ON audit FOR EACH ROW EXECUTE FUNCTION keep_audit_three_years()`,
  },
}

/** Bodies of PostgreSQL's trigger functions. */
const functions = {
  desk_hears: `BEGIN
    INSERT INTO desk_events (request_id) VALUES (to_jsonb(NEW) ->> TG_ARGV[0]); RETURN NULL;
  END`,
  desk_forgets: `BEGIN
    DELETE FROM acts WHERE request_id = OLD.id;
    DELETE FROM desk_events WHERE request_id IN (OLD.id, '');
    INSERT INTO desk_events (request_id) VALUES ('');
    RETURN NULL;
  END`,
  refuse_change_of_audit: `BEGIN RAISE EXCEPTION ${audit}; END`,
  keep_audit_three_years: `BEGIN
    IF OLD.at > to_char(now() AT TIME ZONE 'UTC' - interval '3 years', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    THEN RAISE EXCEPTION ${kept}; END IF;
    RETURN OLD;
  END`,
}

/** SQL that adds the triggers that a database lacks; `known` has their names. */
export function missingTriggers(dialect: Dialect, known: ReadonlySet<string>): string {
  const bodies = dialect === 'postgres' ? Object.entries(functions) : []
  const added = Object.entries(triggers).filter(([name, each]) => each[dialect] && !known.has(name))
  return [
    ...bodies.map(
      ([name, body]) =>
        `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ ${body} $$;`,
    ),
    ...added.map(([name, each]) => `CREATE TRIGGER ${name} ${each[dialect]};`),
  ].join('\n')
}
