import { type Sql, sql } from './sql'

/** Keeps the last known name of a doctor: it outlives the entry in the content. */
export const named = ({ id, name }: { id: string; name: string }): Sql =>
  sql`INSERT INTO doctors (id, name) VALUES (${id}, ${name})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name`
