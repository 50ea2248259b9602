import { setTimeout as wait } from 'node:timers/promises'
import { Pool, type PoolClient, types } from 'pg'
import type { DatabasePlace, OnRetry, OnTime } from '../database'
import type { Database, Result, Statement } from '../store/database'
import { asDatabaseError, isConflict, isRefusal } from './postgresFaults'
import { migratePostgres } from './postgresMigrations'
import { postgresQuery } from './postgresSql'
import { readAtOnce, resultOf, writeInTurn } from './postgresTransaction'

/**
 * How long anything may take, in milliseconds: a server that is silent must not keep a
 * visitor waiting. A writer that stops in the middle gives its turn back.
 */
const timeouts = {
  // Until one of the pool is free, too.
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 8000,
  idle_in_transaction_session_timeout: 5000,
  query_timeout: 10_000,
}

/** How often a write that met another one is tried in all, and the longest first pause: milliseconds. */
const conflicts = { tries: 7, pause: 10 }

/** A PostgreSQL server as the store's database. For what hears, see `openDatabase`. */
export async function openPostgres(
  { url, connections }: DatabasePlace,
  onTime: OnTime,
  onRetry: OnRetry,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'mercan',
    keepAlive: true,
    pipeline: true,
    // Numbers of rows come as texts, because they may be larger than a number is exact.
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
    ...timeouts,
  })
  // A connection that dies unheard, busy or idle, would end the process.
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}))

  /** Does the work on a connection, which is given up when it is not known how it stands. */
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

  async function write(statements: readonly Statement[]): Promise<Result[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await use((client) => writeInTurn(client, statements, onTime))
      } catch (error) {
        if (!isConflict(error) || attempt === conflicts.tries) throw error
        onRetry(error.code)
        await wait(Math.random() * conflicts.pause * 2 ** attempt)
      }
    }
  }

  async function execute(statement: Statement): Promise<Result> {
    const { text, values } = postgresQuery(statement, 0)
    if (/^\s*SELECT\b/.test(text))
      return resultOf(await use((client) => client.query(text, values)))
    const [result] = await write([statement])
    return result ?? { rows: [], rowsAffected: 0 }
  }

  try {
    await use((client) => migratePostgres(client))
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    execute,
    batch: (statements, mode) =>
      mode === 'read' ? use((client) => readAtOnce(client, statements)) : write(statements),
    wipe: () => use(rewriteTables),
    close: () => pool.end(),
  }
}

/** Whether the transaction has ended, and the connection may be used again. */
async function wasTakenBack(client: PoolClient | undefined): Promise<boolean> {
  return (await client?.query('ROLLBACK').catch(() => undefined)) !== undefined
}

/**
 * Writes the tables anew, without what was deleted from them. While somebody still reads
 * what it was, it would be taken along.
 */
async function rewriteTables(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_xmin IS NOT NULL`,
  )
  if (rows.length > 0) return false
  try {
    await client.query('VACUUM FULL requests, outbox, acts, senders')
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}
