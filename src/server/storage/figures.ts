import { setImmediate as breathe } from 'node:timers/promises'
import type { Status } from '../../shared/deskModel'
import type { Db } from './connection'
import { long, sql } from './sql'
import { standing } from './workedRequests'

/** Rows per slice: other requests are served in between. */
const piece = 2000

/** Columns for statistics, without personal data. Times: UTC, ISO 8601. */
export type FigureRow = {
  receivedAt: string
  standing: Status
  request: string
  unlisted: boolean
  /** By the staff: its first act is its entry, not a call. */
  entered: boolean
  /** Of the first call, message or outcome. */
  firstActAt: string | undefined
}

export const figures = {
  /** Requests received from one instant until before another (UTC, ISO 8601), oldest first. */
  async figureRows(db: Db, from: string, until: string): Promise<FigureRow[]> {
    type Found = Omit<FigureRow, 'firstActAt'> & { rowid: number; first: string | null }
    const all: FigureRow[] = []
    for (let last = 0; ; await breathe()) {
      const rows = await db.rows(
        long(sql<Found>`SELECT rowid, received_at AS "receivedAt", request, unlisted,
            entered_by <> '' AS entered, ${standing} AS standing,
            (SELECT at FROM acts WHERE request_id = requests.id ORDER BY id LIMIT 1) AS first
          FROM requests
          WHERE rowid > ${last} AND received_at >= ${from} AND received_at < ${until}
            AND follows IS NULL
          ORDER BY rowid LIMIT ${piece}`),
      )
      for (const { rowid, first, unlisted, entered, ...row } of rows) {
        last = rowid
        const flags = { unlisted: Boolean(unlisted), entered: Boolean(entered) }
        all.push({ ...row, ...flags, firstActAt: first ?? undefined })
      }
      if (rows.length < piece) return all
    }
  },

  /** When the oldest stored request was received. */
  async firstArrival(db: Db): Promise<string | undefined> {
    type Found = { first: string | null }
    const row = await db.row(sql<Found>`SELECT min(received_at) AS first FROM requests`)
    return row?.first ?? undefined
  },
}
