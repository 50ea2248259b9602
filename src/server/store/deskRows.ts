import type { Client } from '@libsql/client'
import { standingSql, type WorkedRequest, workedRequest, workedSql } from './requestState'

/** So many of each list are shown; how many there are is said. */
const listed = 100

export type BoardList = { requests: WorkedRequest[]; total: number }
export type BoardRows = Record<'fresh' | 'again' | 'today', BoardList> & { cursor: number }

/**
 * The first screen's lists, read at one moment: new requests by how long they wait, those
 * to call again by when, the appointments of `today` (the clinic's day, `YYYY-MM-DD`).
 */
export async function readBoard(client: Client, today: string): Promise<BoardRows> {
  const lists = [
    [`${standingSql} = 'new'`, 'requests.rowid'],
    [`status = 'unreached'`, 'retry_at, requests.rowid'],
    [`status = 'booked' AND appointment_at BETWEEN :today AND :today || 'U'`, 'appointment_at'],
  ] as const
  const results = await client.batch(
    [
      'SELECT coalesce(max(id), 0) AS cursor FROM desk_events',
      ...lists.flatMap(([condition, order]) => [
        {
          sql: `${workedSql} WHERE ${condition} ORDER BY ${order} LIMIT ${listed}`,
          args: { today },
        },
        { sql: `SELECT count(*) AS total FROM requests WHERE ${condition}`, args: { today } },
      ]),
    ],
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
export async function newestEvent(client: Client): Promise<number> {
  const { rows } = await client.execute('SELECT coalesce(max(id), 0) AS id FROM desk_events')
  return Number(rows[0]?.id)
}
