import type { PoolClient, QueryResult } from 'pg'
import type { OnTime } from '../database'
import type { Result, Statement } from '../store/database'
import { asDatabaseError, isRefusal } from './postgresFaults'
import { postgresQuery, type Query } from './postgresSql'

/**
 * Writers take turns, as they do on a file: the lock is taken before the transaction has
 * seen anything, so that it sees all that was written in the turns before. SERIALIZABLE
 * stands behind it, for whoever writes without asking for a turn.
 */
const beginWrite = `BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE write_turn IN EXCLUSIVE MODE;
  SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`
const beginRead = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

const ask = (client: PoolClient, { text, values }: Query) => client.query(text, values)

/** Reads all of one moment. */
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

/**
 * Does all in one turn, or nothing. Rejects with an error that `isUnknown` when the
 * connection was lost after the server had been told to commit.
 */
export async function writeInTurn(
  client: PoolClient,
  statements: readonly Statement[],
  onTime: OnTime,
): Promise<Result[]> {
  const sent = performance.now()
  const begin = client.query(beginWrite)
  const asksForChanges = statements.some((statement) =>
    /\bchanges\(\)/.test(typeof statement === 'string' ? statement : statement.sql),
  )
  // Sent without waiting for an answer in between, so that others wait for nothing but the
  // server's disk. What stands behind a refusal is refused too, the COMMIT with it.
  const results = asksForChanges
    ? await allOf([begin]).then(() => oneByOne(client, statements))
    : statements.map((statement) => ask(client, postgresQuery(statement, 0)))
  const asked = [begin, ...results, client.query('COMMIT')]
  const answered = await allOf(asked).catch((error: unknown) => {
    throw isRefusal(error) ? error : asDatabaseError(error, { isUnknown: true })
  })
  // A query of three statements has three results.
  const [, , clock] = answered[0] as unknown as QueryResult[]
  onTime(Number(clock?.rows[0].now), performance.now() - sent)
  return answered.slice(1, -1).map(resultOf)
}

/** Each with what the one before has changed. */
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

/** What they resolve to when all are answered; rejects as the first of them that does. */
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
