import type { PoolClient, QueryConfig } from 'pg'
import { postgresTables } from './postgresTables'

/** Milliseconds: an index of many rows takes long. */
const patience = 10 * 60_000

/** Advisory lock of migrations: `mercan` in ASCII. */
const turn = '0x6d657263616e'

/** Migrates in one transaction; newer releases only add. */
export async function migratePostgres(client: PoolClient): Promise<void> {
  await client.query('BEGIN')
  await client.query(
    `SET LOCAL statement_timeout = ${patience}; SET LOCAL lock_timeout = ${patience}`,
  )
  // Two processes may open a new database at once.
  await patiently(`SELECT pg_advisory_xact_lock(${Number(turn)})`)
  const { rows: known } = await client.query("SELECT to_regclass('table_version') AS name")
  const isNew = known[0]?.name === null
  if (isNew) await client.query('CREATE TABLE table_version (version INTEGER NOT NULL)')
  const { rows } = await client.query('SELECT version FROM table_version')
  const version = Number(rows[0]?.version ?? 0)
  if (version < postgresTables.length) {
    for (const statements of postgresTables.slice(version)) await patiently(statements)
    await client.query('DELETE FROM table_version')
    await client.query(`INSERT INTO table_version VALUES (${postgresTables.length})`)
  }
  await client.query('COMMIT')

  async function patiently(text: string): Promise<void> {
    await client.query({ text, query_timeout: patience } as QueryConfig)
  }
}
