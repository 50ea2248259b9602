import { setImmediate as breathe } from 'node:timers/promises'
import type { Status } from '../../shared/deskModel'
import { type Database, type Row, textOf } from './connection'
import { standingSql } from './workedRows'

/** Rows per slice: other requests are served in between. */
const piece = 2000

/** Requests received from one instant until before another (UTC, ISO 8601), oldest first. */
export async function readFigureRows(
  database: Database,
  from: string,
  until: string,
): Promise<FigureRow[]> {
  const all: FigureRow[] = []
  for (let last = 0; ; await breathe()) {
    const { rows } = await database.execute({
      sql: `SELECT rowid AS number, received_at, request, unlisted, entered_by, ${standingSql} AS standing,
          (SELECT at FROM acts WHERE request_id = requests.id ORDER BY id LIMIT 1) AS first_act
        FROM requests
        WHERE rowid > :last AND received_at >= :from AND received_at < :until
          AND follows IS NULL
        ORDER BY rowid LIMIT ${piece}`,
      args: { last, from, until },
      isLong: true,
    })
    all.push(...rows.map(figureRow))
    if (rows.length < piece) return all
    last = Number(rows.at(-1)?.number)
  }
}

export type FigureRow = ReturnType<typeof figureRow>

/** Columns for statistics, without personal data. Times: UTC, ISO 8601. */
const figureRow = (row: Row) => ({
  receivedAt: String(row.received_at),
  standing: row.standing as Status,
  request: String(row.request),
  unlisted: row.unlisted === 1,
  /** By the staff: its first act is its entry, not a call. */
  entered: row.entered_by !== '',
  /** Of the first call, message or outcome. */
  firstActAt: textOf(row.first_act),
})

/** When the oldest stored request was received. */
export async function firstArrival(database: Database): Promise<string | undefined> {
  const { rows } = await database.execute('SELECT min(received_at) AS first FROM requests')
  return textOf(rows[0]?.first)
}
