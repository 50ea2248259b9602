import { setTimeout as wait } from 'node:timers/promises'
import { Pool, type PoolClient, type QueryResult, types } from 'pg'
import type { DatabasePlace } from '../database'
import type { Database, Result, Statement } from '../store/database'
import { asDatabaseError, isConflict, isRefusal } from './postgresFaults'
import { migratePostgres } from './postgresMigrations'
import { postgresQuery } from './postgresSql'

/**
 * How long anything may take, in milliseconds: a server that is silent must not keep a
 * visitor waiting. A writer that stops in the middle gives its turn back.
 */
const timeouts = {
  connectionTimeoutMillis: 3000,
  lock_timeout: 3000,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 5000,
  query_timeout: 8000,
}

/** How often a write that met another one is tried in all, and the longest first pause: milliseconds. */
const conflicts = { tries: 7, pause: 10 }

/**
 * Writers take turns, as they do on a file: the lock is taken before the transaction has
 * seen anything, so that it sees all that was written in the turns before. SERIALIZABLE
 * stands behind it, for whoever writes without asking for a turn.
 */
const beginWrite = `BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE write_turn IN EXCLUSIVE MODE;
  SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`
const beginRead = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

/** A PostgreSQL server as the store's database. `onTime`: see `openDatabase`. */
export async function openPostgres(
  { url, connections }: DatabasePlace,
  onTime: (ms: number) => void,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'mercan',
    keepAlive: true,
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

  async function inTransaction(client: PoolClient, statements: readonly Statement[]) {
    const results: Result[] = []
    let changed = 0
    for (const statement of statements) {
      const { text, values } = postgresQuery(statement, changed)
      const result = await client.query(text, values)
      if (result.command !== 'SELECT') changed = result.rowCount ?? 0
      results.push(resultOf(result))
    }
    return results
  }

  const read = (statements: readonly Statement[]) =>
    use(async (client) => {
      await client.query(beginRead)
      const results = await inTransaction(client, statements)
      await client.query('COMMIT')
      return results
    })

  const write = (statements: readonly Statement[]) =>
    use(async (client) => {
      const begun = (await client.query(beginWrite)) as unknown as QueryResult[]
      onTime(Number(begun.at(-1)?.rows[0].now))
      const results = await inTransaction(client, statements)
      await client.query('COMMIT').catch((error: unknown) => {
        throw asDatabaseError(error, { isCommit: true })
      })
      return results
    })

  async function writeInTurn(statements: readonly Statement[]): Promise<Result[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await write(statements)
      } catch (error) {
        if (!isConflict(error) || attempt === conflicts.tries) throw error
        await wait(Math.random() * conflicts.pause * 2 ** attempt)
      }
    }
  }

  async function execute(statement: Statement): Promise<Result> {
    const { text, values } = postgresQuery(statement, 0)
    const isRead = /^\s*SELECT\b/.test(text)
    const [result] = isRead
      ? [resultOf(await use((client) => client.query(text, values)))]
      : await writeInTurn([statement])
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
    batch: (statements, mode) => (mode === 'read' ? read(statements) : writeInTurn(statements)),
    wipe: () => use(rewriteTables),
    close: () => pool.end(),
  }
}

/** Whether the transaction has ended, and the connection may be used again. */
async function wasTakenBack(client: PoolClient | undefined): Promise<boolean> {
  return (await client?.query('ROLLBACK').catch(() => undefined)) !== undefined
}

const resultOf = ({ rows, rowCount, command }: QueryResult): Result => ({
  rows,
  rowsAffected: command === 'SELECT' ? 0 : (rowCount ?? 0),
})

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
    await client.query('VACUUM FULL requests, outbox, acts')
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}
