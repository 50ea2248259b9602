import type { PoolClient, QueryConfig } from 'pg'
import { missingTables, tablesVersion } from '../tables'
import { missingTriggers } from '../triggers'

/** Milliseconds: an index of many rows takes long. */
const patience = 10 * 60_000

/** Advisory lock of migrations: `mercan` in ASCII. */
const turn = '0x6d657263616e'

const columnsSql = `SELECT table_name, array_agg(column_name::text) AS columns
  FROM information_schema.columns WHERE table_schema = current_schema() GROUP BY table_name`
const triggersSql = 'SELECT tgname FROM pg_trigger WHERE NOT tgisinternal'

/** Migrates in one transaction; newer releases only add. */
export async function migratePostgres(client: PoolClient): Promise<void> {
  await client.query('BEGIN')
  await client.query(
    `SET LOCAL statement_timeout = ${patience}; SET LOCAL lock_timeout = ${patience}`,
  )
  // Two processes may open a new database at once.
  await patiently(`SELECT pg_advisory_xact_lock(${Number(turn)})`)
  await client.query('CREATE TABLE IF NOT EXISTS table_version (version INTEGER NOT NULL)')
  const { rows } = await client.query('SELECT version FROM table_version')
  if (Number(rows[0]?.version ?? 0) < tablesVersion) {
    const { rows: found } = await client.query(columnsSql)
    const known = new Map(found.map((row) => [row.table_name, new Set<string>(row.columns)]))
    await patiently(missingTables('postgres', known))
    const { rows: named } = await client.query(triggersSql)
    await patiently(missingTriggers('postgres', new Set(named.map(({ tgname }) => tgname))))
    await client.query('DELETE FROM table_version')
    await client.query(`INSERT INTO table_version VALUES (${tablesVersion})`)
  }
  await client.query('COMMIT')

  async function patiently(text: string): Promise<void> {
    await client.query({ text, query_timeout: patience } as QueryConfig)
  }
}
