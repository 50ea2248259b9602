import { setImmediate as breathe } from 'node:timers/promises'
import type { Status } from '../../shared/deskModel'
import { clockIn, laterDay } from '../../shared/formats/opening'
import { timestamp } from '../base/clock'
import type { Db } from './connection'
import { createNameIndex } from './nameIndex'
import { fillNumbers } from './phoneNumbers'
import { type StoredRequest, stored, storedRequest } from './requests'
import { joined, listed, long, sql } from './sql'
import { standing as standingOf, worked, workedRequest } from './workedRequests'

/** '' matches all. `day`: of arrival or appointment. */
export type SearchQuery = {
  q: string
  standing: Status | ''
  doctor: string
  request: string
  day: string
}

/** Requests per page. */
export const pageLength = 50
/** Rows per slice: other requests are served in between. */
const piece = 500

const newestFirst = (rows: readonly number[]) =>
  sql`WHERE requests.rowid IN (SELECT CAST(value AS INTEGER) FROM ${listed(rows)} AS list)
    ORDER BY requests.rowid DESC`

/** The doctor of an appointment, else the wish. */
const doctorOf = sql`coalesce((SELECT name FROM doctors
  WHERE status = 'booked' AND id = appointment_doctor), doctor)`

/** Search over the requests of a store, with its index of names. */
export function createSearch() {
  const names = createNameIndex()

  /** Matching rows, oldest first. */
  async function matchingRows(
    db: Db,
    { q, standing, doctor, request, day }: SearchQuery,
    timeZone: string,
  ): Promise<number[]> {
    await fillNumbers(db)
    const query = q.trim()
    const { instantOf } = clockIn(timeZone)
    const begins = (date: string) => timestamp(instantOf(date, '00:00'))
    const conditions = [
      standing !== '' && sql`${standingOf} = ${standing}`,
      doctor !== '' && sql`${doctorOf} = ${doctor}`,
      request !== '' && sql`request = ${request}`,
      day !== '' &&
        sql`((received_at >= ${begins(day)} AND received_at < ${begins(laterDay(day, 1))})
          OR substr(appointment_at, 1, 10) = ${day})`,
    ].filter((condition) => condition !== false)
    const found = query === '' ? undefined : await names.find(db, query)
    if (found && conditions.length === 0) return found
    const matching = sql<{ rowid: number }>`SELECT rowid FROM requests
      WHERE ${joined([sql`TRUE`, ...conditions], ' AND ')} ORDER BY rowid`
    const filtered = new Set((await db.rows(long(matching))).map(({ rowid }) => rowid))
    return found ? found.filter((row) => filtered.has(row)) : [...filtered]
  }

  return {
    /** A page of matching requests, newest first, and their total. */
    async search(db: Db, query: SearchQuery, page: number, timeZone: string) {
      const found = await matchingRows(db, query, timeZone)
      const first = found.length - (page + 1) * pageLength
      const shown = found.slice(Math.max(0, first), Math.max(0, first + pageLength))
      const rows = await db.rows(long(worked(newestFirst(shown))))
      return { requests: rows.map(workedRequest), total: found.length }
    },

    /** All matches, newest first. */
    async searchAll(db: Db, query: SearchQuery, timeZone: string) {
      const found = await matchingRows(db, query, timeZone)
      const all: StoredRequest[] = []
      for (let end = found.length; end > 0; end -= piece) {
        const slice = found.slice(Math.max(0, end - piece), end)
        all.push(...(await db.rows(stored(newestFirst(slice)))).map(storedRequest))
        await breathe()
      }
      return all
    },
  }
}
