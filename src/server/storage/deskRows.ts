import type { Args, Database, Result, Statement } from './connection'
import { type WorkedRequest, workedRequest, workedSql } from './workedRows'

/** Requests per page of a list; totals are exact. */
const listed = 100

export type BoardList = { requests: WorkedRequest[]; total: number }

/** Condition and order. Two conditions make the index on status deliver the list's order. */
const lists = {
  fresh: [`status = 'new' AND done_at IS NULL`, 'appointment_at IS NULL', 'requests.rowid'],
  again: [`status = 'unreached'`, 'TRUE', 'retry_at, requests.rowid'],
  today: [
    `status = 'booked' AND appointment_at BETWEEN :today AND :today || 'U'`,
    'TRUE',
    'appointment_at',
  ],
} as const

export type ListName = keyof typeof lists

/** The statements of a list's page and its total. */
function listStatements(name: ListName, today: string, page: number): Statement[] {
  const [condition, always, order] = lists[name]
  const args: Args = name === 'today' ? { today } : {}
  return [
    {
      sql: `${workedSql} WHERE ${condition} AND ${always} ORDER BY ${order}
        LIMIT ${listed} OFFSET ${page * listed}`,
      args,
      isLong: true,
    },
    { sql: `SELECT count(*) AS total FROM requests WHERE ${condition}`, args },
  ]
}

const listOf = ([page, count]: Result[]): BoardList => ({
  requests: (page?.rows ?? []).map(workedRequest),
  total: Number(count?.rows[0]?.total),
})

/** A page of a list, from 0; `today` is a wall date. */
export const readList = async (database: Database, name: ListName, today: string, page: number) =>
  listOf(await database.batch(listStatements(name, today, page), 'read'))

/**
 * The first pages of all lists in one snapshot. `cursor`: the newest event; `newest`: the number of
 * the newest request that the desk did not enter itself.
 */
export async function readBoard(database: Database, today: string) {
  const names = Object.keys(lists) as ListName[]
  const statements = names.flatMap((name) => listStatements(name, today, 0))
  const [newest, ...results] = await database.batch(
    [
      `SELECT (SELECT coalesce(max(id), 0) FROM desk_events) AS cursor,
        coalesce((SELECT rowid FROM requests WHERE entered_by = '' ORDER BY rowid DESC LIMIT 1), 0)
          AS newest`,
      ...statements,
    ],
    'read',
  )
  return {
    cursor: Number(newest?.rows[0]?.cursor),
    newest: Number(newest?.rows[0]?.newest),
    fresh: listOf(results),
    again: listOf(results.slice(2)),
    today: listOf(results.slice(4)),
  }
}

/** The newest event's number; 0 before the first. */
export async function newestEvent(database: Database): Promise<number> {
  const { rows } = await database.execute('SELECT coalesce(max(id), 0) AS id FROM desk_events')
  return Number(rows[0]?.id)
}
