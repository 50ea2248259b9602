import { setImmediate as breathe } from 'node:timers/promises'
import type { Standing } from '../../desk/contract'
import type { Database } from './database'
import { standingSql } from './requestState'

/** What of a request is counted: nothing that says whose it is. Times: UTC, ISO 8601. */
export type FigureRow = {
  receivedAt: string
  standing: Standing
  request: string
  unlisted: boolean
  /** The first call, message or outcome, if there was one. */
  firstActAt: string | undefined
}

/** So many rows are read at once: some milliseconds, between which visitors are served. */
const piece = 2000

/**
 * The requests that came in from one instant until before another (UTC, ISO 8601), the
 * first first.
 */
export async function readFigureRows(
  database: Database,
  from: string,
  until: string,
): Promise<FigureRow[]> {
  const all: FigureRow[] = []
  for (let last = 0; ; await breathe()) {
    const { rows } = await database.execute({
      sql: `SELECT rowid AS number, received_at, request, unlisted, ${standingSql} AS standing,
          (SELECT at FROM acts WHERE request_id = requests.id ORDER BY id LIMIT 1) AS first_act
        FROM requests
        WHERE rowid > :last AND received_at >= :from AND received_at < :until
        ORDER BY rowid LIMIT ${piece}`,
      args: { last, from, until },
      isLong: true,
    })
    for (const row of rows)
      all.push({
        receivedAt: String(row.received_at),
        standing: row.standing as Standing,
        request: String(row.request),
        unlisted: row.unlisted === 1,
        firstActAt: typeof row.first_act === 'string' ? row.first_act : undefined,
      })
    if (rows.length < piece) return all
    last = Number(rows.at(-1)?.number)
  }
}

/** When the first request that is kept came in. */
export async function firstArrival(database: Database): Promise<string | undefined> {
  const { rows } = await database.execute('SELECT min(received_at) AS first FROM requests')
  const first = rows[0]?.first
  return typeof first === 'string' ? first : undefined
}
