import type { Statement } from './connection'

/** Keeps the last known name of a doctor: it outlives the entry in the content. */
export const storedDoctor = ({ id, name }: { id: string; name: string }): Statement => ({
  sql: `INSERT INTO doctors (id, name) VALUES (:id, :name)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
  args: { id, name },
})
