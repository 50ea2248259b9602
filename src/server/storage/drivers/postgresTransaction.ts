import type { PoolClient, QueryResult } from 'pg'
import type { OnTime, Result, Statement } from '../connection'
import { asDatabaseError, isRefusal, postgresQuery, type Query } from './postgresSql'

/**
 * Writers are serialized by a lock taken before the snapshot, as on a file. SERIALIZABLE covers
 * writers without the lock.
 */
const beginWrite = `BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE write_turn IN EXCLUSIVE MODE;
  SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`
const beginRead = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

const ask = (client: PoolClient, { text, values }: Query) => client.query(text, values)

/** Runs the statements on one snapshot. */
export async function readAtOnce(
  client: PoolClient,
  statements: readonly Statement[],
): Promise<Result[]> {
  const asked = [
    client.query(beginRead),
    ...statements.map((statement) => ask(client, postgresQuery(statement, 0))),
    client.query('COMMIT'),
  ]
  const [, ...results] = await allOf(asked)
  return results.slice(0, -1).map(resultOf)
}

/** Atomic and serialized. A connection lost after COMMIT was sent rejects as `unknown`. */
export async function inTransaction(
  client: PoolClient,
  statements: readonly Statement[],
  onTime: OnTime,
): Promise<Result[]> {
  const sent = performance.now()
  const begin = client.query(beginWrite)
  const asksForChanges = statements.some((statement) =>
    /\bchanges\(\)/.test(typeof statement === 'string' ? statement : statement.sql),
  )
  // Pipelined: writers wait only for the server's disk. After a refused statement all following
  // ones are refused, COMMIT too.
  const results = asksForChanges
    ? await allOf([begin]).then(() => oneByOne(client, statements))
    : statements.map((statement) => ask(client, postgresQuery(statement, 0)))
  const asked = [begin, ...results, client.query('COMMIT')]
  const answered = await allOf(asked).catch((error: unknown) => {
    throw isRefusal(error) ? error : asDatabaseError(error, 'unknown')
  })
  // A query of three statements has three results.
  const [, , clock] = answered[0] as unknown as QueryResult[]
  onTime(Number(clock?.rows[0].now), performance.now() - sent)
  return answered.slice(1, -1).map(resultOf)
}

/** Runs each statement with the number of rows changed by the previous one. */
async function oneByOne(client: PoolClient, statements: readonly Statement[]) {
  const results: QueryResult[] = []
  let changed = 0
  for (const statement of statements) {
    const result = await ask(client, postgresQuery(statement, changed))
    if (result.command !== 'SELECT') changed = result.rowCount ?? 0
    results.push(result)
  }
  return results
}

/** Waits for all; rejects with the first rejection. */
async function allOf(asked: (QueryResult | Promise<QueryResult>)[]): Promise<QueryResult[]> {
  const settled = await Promise.allSettled(asked)
  return settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}

export const resultOf = ({ rows, rowCount, command }: QueryResult): Result => ({
  rows,
  rowsAffected: command === 'SELECT' ? 0 : (rowCount ?? 0),
})
