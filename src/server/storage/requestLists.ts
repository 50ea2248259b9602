import type { Db, Result } from './connection'
import { fillNumbers } from './phoneNumbers'
import { long, type Sql, sql } from './sql'
import { type WorkedRequest, type WorkedRow, worked, workedRequest } from './workedRequests'

/** Requests per page of a list; totals are exact. */
const length = 100

export type RequestList = { requests: WorkedRequest[]; total: number }
type Total = { total: number }

/** Condition and order by list; `today` is a wall date. */
const lists = {
  // Two conditions make the index on status deliver the list's order.
  fresh: () => [
    sql`status = 'new' AND done_at IS NULL`,
    sql`AND appointment_at IS NULL ORDER BY requests.rowid`,
  ],
  again: () => [sql`status = 'unreached'`, sql`ORDER BY retry_at, requests.rowid`],
  today: (today: string) => [
    sql`status = 'booked' AND appointment_at BETWEEN ${today} AND ${`${today}U`}`,
    sql`ORDER BY appointment_at`,
  ],
} satisfies Record<string, (today: string) => [condition: Sql, rest: Sql]>

export type ListName = keyof typeof lists

/** SELECT of a page, from 0, and of the total. */
function listOf(name: ListName, today: string, page: number) {
  const [condition = sql``, rest = sql``] = lists[name](today)
  return {
    page: long(worked(sql`WHERE ${condition} ${rest} LIMIT ${length} OFFSET ${page * length}`)),
    count: sql<Total>`SELECT count(*) AS total FROM requests WHERE ${condition}`,
  }
}

const shown = (page: Result<WorkedRow>, count: Result<Total>): RequestList => ({
  requests: page.rows.map(workedRequest),
  total: count.rows[0]?.total ?? 0,
})

export const requestLists = {
  async requestList(db: Db, name: ListName, today: string, page: number) {
    const read = await db.read(listOf(name, today, page))
    return shown(read.page, read.count)
  },

  /**
   * The first pages of all lists in one snapshot. `cursor`: the newest event; `newest`: the number
   * of the newest request that the staff did not enter itself.
   */
  async board(db: Db, today: string) {
    await fillNumbers(db)
    const fresh = listOf('fresh', today, 0)
    const again = listOf('again', today, 0)
    const booked = listOf('today', today, 0)
    const read = await db.read({
      known: sql<{ cursor: number; newest: number }>`SELECT
        (SELECT coalesce(max(id), 0) FROM desk_events) AS cursor,
        coalesce((SELECT rowid FROM requests WHERE entered_by = '' ORDER BY rowid DESC LIMIT 1), 0)
          AS newest`,
      fresh: fresh.page,
      freshCount: fresh.count,
      again: again.page,
      againCount: again.count,
      today: booked.page,
      todayCount: booked.count,
    })
    return {
      cursor: read.known.rows[0]?.cursor ?? 0,
      newest: read.known.rows[0]?.newest ?? 0,
      fresh: shown(read.fresh, read.freshCount),
      again: shown(read.again, read.againCount),
      today: shown(read.today, read.todayCount),
    }
  },

  /** The newest event's number; 0 before the first. */
  async newestEvent(db: Db): Promise<number> {
    type Newest = { id: number }
    const row = await db.row(sql<Newest>`SELECT coalesce(max(id), 0) AS id FROM desk_events`)
    return row?.id ?? 0
  },
}
