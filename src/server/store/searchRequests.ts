import { setImmediate as breathe } from 'node:timers/promises'
import type { Client } from '@libsql/client'
import type { Wanted } from '../../desk/contract'
import type { createNameIndex } from './nameIndex'
import { storedRequest } from './requestRows'
import { workedRequest, workedSql } from './requestState'
import type { StoredRequest } from './requestTypes'
import { wantedSql } from './wantedSql'

type Names = ReturnType<typeof createNameIndex>

/** So many requests are on one page. */
export const pageLength = 50
/** So many are read at once where all are wanted: some milliseconds, between which visitors are served. */
const piece = 500

/** The requests that are wanted, the newest first, a page of them and how many there are. */
export async function searchRequests(
  client: Client,
  names: Names,
  wanted: Wanted,
  page: number,
  timeZone: string,
) {
  const { where, args } = await wantedSql(client, names, wanted, timeZone)
  const [found, count] = await client.batch(
    [
      {
        sql: `${workedSql} WHERE ${where} ORDER BY requests.rowid DESC
          LIMIT ${pageLength} OFFSET ${page * pageLength}`,
        args,
      },
      { sql: `SELECT count(*) AS total FROM requests WHERE ${where}`, args },
    ],
    'read',
  )
  return {
    requests: (found?.rows ?? []).map(workedRequest),
    total: Number(count?.rows[0]?.total),
  }
}

/** All that are wanted, the newest first. */
export async function wantedRequests(
  client: Client,
  names: Names,
  wanted: Wanted,
  timeZone: string,
): Promise<StoredRequest[]> {
  const { where, args } = await wantedSql(client, names, wanted, timeZone)
  const all: StoredRequest[] = []
  for (let before = Number.MAX_SAFE_INTEGER; ; await breathe()) {
    const { rows } = await client.execute({
      sql: `SELECT requests.rowid AS row, requests.* FROM requests
        WHERE ${where} AND requests.rowid < :before ORDER BY requests.rowid DESC LIMIT ${piece}`,
      args: { ...args, before },
    })
    all.push(...rows.map(storedRequest))
    if (rows.length < piece) return all
    before = Number(rows.at(-1)?.row)
  }
}
