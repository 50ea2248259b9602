import { setImmediate as breathe } from 'node:timers/promises'
import type { Client } from '@libsql/client'
import type { Standing } from '../../desk/contract'
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

type Packed = [row: number, receivedAt: string, Standing, request: string, 0 | 1, string | null]

/**
 * The requests that came in from one instant until before another (UTC, ISO 8601), the
 * first first. They come as one text, because the driver makes an object of every row:
 * three times the time.
 */
export async function readFigureRows(
  client: Client,
  from: string,
  until: string,
): Promise<FigureRow[]> {
  const all: FigureRow[] = []
  for (let last = 0; ; await breathe()) {
    const { rows } = await client.execute({
      sql: `SELECT json_group_array(json_array(row, received_at, standing, request, unlisted, first)) AS packed
        FROM (SELECT rowid AS row, received_at, request, unlisted, ${standingSql} AS standing,
            (SELECT at FROM acts WHERE request_id = requests.id ORDER BY id LIMIT 1) AS first
          FROM requests
          WHERE rowid > :last AND received_at >= :from AND received_at < :until
          ORDER BY rowid LIMIT ${piece})`,
      args: { last, from, until },
    })
    const packed: Packed[] = JSON.parse(String(rows[0]?.packed))
    for (const [, receivedAt, standing, request, unlisted, first] of packed)
      all.push({
        receivedAt,
        standing,
        request,
        unlisted: unlisted === 1,
        firstActAt: first ?? undefined,
      })
    if (packed.length < piece) return all
    last = packed.at(-1)?.[0] ?? last
  }
}

/** When the first request that is kept came in. */
export async function firstArrival(client: Client): Promise<string | undefined> {
  const { rows } = await client.execute('SELECT min(received_at) AS first FROM requests')
  const first = rows[0]?.first
  return typeof first === 'string' ? first : undefined
}
