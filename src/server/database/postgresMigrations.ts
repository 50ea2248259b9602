import type { PoolClient, QueryConfig } from 'pg'
import { postgresTables } from './postgresTables'

/** How long a change of the tables may take, in milliseconds: an index of many rows has to be written. */
const patience = 10 * 60_000

/** One number for all processes that bring the tables of one database up to date: `mercan` in ASCII. */
const turn = '0x6d657263616e'

/** Brings the tables to the newest version in one transaction; a newer server has only added to them. */
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
