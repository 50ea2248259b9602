import type { Database } from './database'
import { type WorkedRequest, workedRequest, workedSql } from './requestState'

/** So many of each list are shown; how many there are is said. */
const listed = 100

export type BoardList = { requests: WorkedRequest[]; total: number }
export type BoardRows = Record<'fresh' | 'again' | 'today', BoardList> & { cursor: number }

/**
 * The first screen's lists, read at one moment: new requests by how long they wait, those
 * to call again by when, the appointments of `today` (the clinic's day, `YYYY-MM-DD`).
 */
export async function readBoard(database: Database, today: string): Promise<BoardRows> {
  // Written so that the index of standings is read in the order of the list, a hundred rows far.
  const lists = [
    [`status = 'new' AND done_at IS NULL`, 'appointment_at IS NULL', 'requests.rowid'],
    [`status = 'unreached'`, 'TRUE', 'retry_at, requests.rowid'],
    [
      `status = 'booked' AND appointment_at BETWEEN :today AND :today || 'U'`,
      'TRUE',
      'appointment_at',
    ],
  ] as const
  const statements = lists.flatMap(([condition, always, order]) => [
    {
      sql: `${workedSql} WHERE ${condition} AND ${always} ORDER BY ${order} LIMIT ${listed}`,
      args: { today },
      isLong: true,
    },
    { sql: `SELECT count(*) AS total FROM requests WHERE ${condition}`, args: { today } },
  ])
  const results = await database.batch(
    ['SELECT coalesce(max(id), 0) AS cursor FROM desk_events', ...statements],
    'read',
  )
  const list = (at: number): BoardList => ({
    requests: (results[at]?.rows ?? []).map(workedRequest),
    total: Number(results[at + 1]?.rows[0]?.total),
  })
  return {
    cursor: Number(results[0]?.rows[0]?.cursor),
    fresh: list(1),
    again: list(3),
    today: list(5),
  }
}

/** The newest event's number; 0 before the first. */
export async function newestEvent(database: Database): Promise<number> {
  const { rows } = await database.execute('SELECT coalesce(max(id), 0) AS id FROM desk_events')
  return Number(rows[0]?.id)
}
