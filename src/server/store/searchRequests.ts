import { setImmediate as breathe } from 'node:timers/promises'
import type { Wanted } from '../../desk/contract'
import type { Database } from './database'
import type { createNameIndex } from './nameIndex'
import { storedRequest } from './requestRows'
import { workedRequest, workedSql } from './requestState'
import type { StoredRequest } from './requestTypes'
import { wantedRows } from './wantedRows'

type Names = ReturnType<typeof createNameIndex>

/** So many requests are on one page. */
export const pageLength = 50
/** So many are read at once where all are wanted: some milliseconds, between which visitors are served. */
const piece = 500

/** The requests that are wanted, the newest first, a page of them and how many there are. */
export async function searchRequests(
  database: Database,
  names: Names,
  wanted: Wanted,
  page: number,
  timeZone: string,
) {
  const found = await wantedRows(database, names, wanted, timeZone)
  const first = found.length - (page + 1) * pageLength
  const shown = found.slice(Math.max(0, first), Math.max(0, first + pageLength))
  const { rows } = await database.execute({
    sql: `${workedSql} ${newestFirst}`,
    args: { rows: JSON.stringify(shown) },
    isLong: true,
  })
  return { requests: rows.map(workedRequest), total: found.length }
}

/** All that are wanted, the newest first. */
export async function wantedRequests(
  database: Database,
  names: Names,
  wanted: Wanted,
  timeZone: string,
): Promise<StoredRequest[]> {
  const found = await wantedRows(database, names, wanted, timeZone)
  const all: StoredRequest[] = []
  for (let end = found.length; end > 0; end -= piece) {
    const args = { rows: JSON.stringify(found.slice(Math.max(0, end - piece), end)) }
    const { rows } = await database.execute({ sql: `SELECT * FROM requests ${newestFirst}`, args })
    all.push(...rows.map(storedRequest))
    await breathe()
  }
  return all
}

const newestFirst = `WHERE requests.rowid IN (SELECT CAST(value AS INTEGER) FROM json_each(:rows))
  ORDER BY requests.rowid DESC`
