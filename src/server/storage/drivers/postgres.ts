import { Pool, type PoolClient, type QueryConfig, types } from 'pg'
import type { Database, DatabasePlace, OnTime, Result, Row } from '../connection'
import { printed, type Sql, verbatim } from '../sql'
import { asDatabaseError, isRefusal } from './postgresErrors'
import { migratePostgres } from './postgresMigrations'
import { inTransaction, readAtOnce, resultOf, send } from './postgresTransaction'

/**
 * Timeouts in milliseconds. Together they are below 8 s, because the page waits 10 s for its
 * response. A writer that stops midway loses its lock.
 */
const timeouts = {
  // Includes the wait for a free connection of the pool.
  connectionTimeoutMillis: 2000,
  lock_timeout: 3000,
  statement_timeout: 3500,
  idle_in_transaction_session_timeout: 3000,
  query_timeout: 4000,
}

/** A rewritten table may take longer than any request, in milliseconds. */
const REWRITE = 60_000

/** The PostgreSQL driver. */
export async function openPostgres(
  { url, connections }: DatabasePlace,
  onTime: OnTime,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'mercan',
    keepAlive: true,
    pipeline: true,
    // Row counts are texts: they may exceed safe integers.
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
    ...timeouts,
  })
  // Without this listener, a lost connection would end the process.
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}))

  /** Runs work on a connection; drops the connection if its state is unknown. */
  async function use<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient | undefined
    let isSound = false
    try {
      client = await pool.connect()
      const result = await work(client)
      isSound = true
      return result
    } catch (error) {
      isSound = isRefusal(error) && (await wasTakenBack(client))
      throw asDatabaseError(error)
    } finally {
      client?.release(!isSound)
    }
  }

  const write: Database['write'] = (statements) =>
    use((client) => inTransaction(client, statements, onTime))

  /** A write takes the lock; a statement that only reads does not. */
  async function execute<R = Row>(statement: Sql<R> | string): Promise<Result<R>> {
    const given = typeof statement === 'string' ? verbatim(statement) : statement
    if (printed(given, 'postgres').text.trimStart().startsWith('SELECT'))
      return resultOf(await use((client) => send(client, given)))
    const { result } = await write({ result: given })
    return result as Result<R>
  }

  try {
    await use((client) => migratePostgres(client))
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    execute,
    read: (statements) => use((client) => readAtOnce(client, statements)),
    write,
    wipe: () => use(rewriteTables),
    close: () => pool.end(),
  }
}

/** Whether the transaction has ended and the connection is reusable. */
async function wasTakenBack(client: PoolClient | undefined): Promise<boolean> {
  return (await client?.query('ROLLBACK').catch(() => undefined)) !== undefined
}

/** Rewrites the tables without deleted rows; not while old snapshots are read. */
async function rewriteTables(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_xmin IS NOT NULL`,
  )
  if (rows.length > 0) return false
  try {
    await client.query(`SET statement_timeout = ${REWRITE}`)
    const text = 'VACUUM FULL requests, outbox, acts, senders'
    await client.query({ text, query_timeout: REWRITE } as QueryConfig)
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  } finally {
    await client.query('RESET statement_timeout')
  }
}
