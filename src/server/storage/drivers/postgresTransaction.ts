import type { PoolClient, QueryResult } from 'pg'
import type { OnTime, Result, Results, Statements } from '../connection'
import { isChained, printed, type Sql } from '../sql'
import { asDatabaseError, isRefusal } from './postgresErrors'

/**
 * Writers are serialized by a lock taken before the snapshot, as on a file. SERIALIZABLE covers
 * writers without the lock.
 */
const beginWrite = `BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE write_turn IN EXCLUSIVE MODE;
  SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`
const beginRead = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

export function send(client: PoolClient, statement: Sql, changed = 0): Promise<QueryResult> {
  const { text, values } = printed(statement, 'postgres', changed)
  return client.query(text, values)
}

/** Runs the statements on one snapshot. */
export async function readAtOnce<S extends Statements>(
  client: PoolClient,
  statements: S,
): Promise<Results<S>> {
  const sent = [
    client.query(beginRead),
    ...Object.values(statements).map((each) => send(client, each)),
    client.query('COMMIT'),
  ]
  return named(statements, (await allOf(sent)).slice(1, -1))
}

/** Atomic and serialized. A connection lost after COMMIT was sent rejects as `unknown`. */
export async function inTransaction<S extends Statements>(
  client: PoolClient,
  statements: S,
  onTime: OnTime,
): Promise<Results<S>> {
  const start = performance.now()
  const begin = client.query(beginWrite)
  const list = Object.values(statements)
  // Pipelined: writers wait only for the server's disk. After a refused statement all following
  // ones are refused, COMMIT too.
  const results = list.some(isChained)
    ? await allOf([begin]).then(() => oneByOne(client, list))
    : list.map((each) => send(client, each))
  const sent = [begin, ...results, client.query('COMMIT')]
  const answered = await allOf(sent).catch((error: unknown) => {
    throw isRefusal(error) ? error : asDatabaseError(error, 'unknown')
  })
  // A query of three statements has three results.
  const [, , clock] = answered[0] as unknown as QueryResult[]
  onTime(Number(clock?.rows[0].now), performance.now() - start)
  return named(statements, answered.slice(1, -1))
}

/** Runs each statement with the number of rows changed by the previous one. */
async function oneByOne(client: PoolClient, statements: readonly Sql[]) {
  const results: QueryResult[] = []
  let changed = 0
  for (const statement of statements) {
    const result = await send(client, statement, changed)
    if (result.command !== 'SELECT') changed = result.rowCount ?? 0
    results.push(result)
  }
  return results
}

/** Waits for all; rejects with the first rejection. */
async function allOf(sent: (QueryResult | Promise<QueryResult>)[]): Promise<QueryResult[]> {
  const settled = await Promise.allSettled(sent)
  return settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}

const named = <S extends Statements>(statements: S, results: readonly QueryResult[]) =>
  Object.fromEntries(
    Object.keys(statements).map((name, at) => [name, resultOf(results[at] as QueryResult)]),
  ) as Results<S>

export const resultOf = <R>({ rows, rowCount, command }: QueryResult): Result<R> => ({
  rows: rows as R[],
  rowsAffected: command === 'SELECT' ? 0 : (rowCount ?? 0),
})
