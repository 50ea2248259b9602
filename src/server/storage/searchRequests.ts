import { setImmediate as breathe } from 'node:timers/promises'
import type { Status } from '../../shared/deskModel'
import { clockIn, laterDay } from '../../shared/formats/opening'
import { timestamp } from '../base/clock'
import type { Database } from './connection'
import type { createNameIndex } from './nameIndex'
import { type StoredRequest, storedRequest, storedSql } from './requestRows'
import { standingSql, workedRequest, workedSql } from './workedRows'

type Names = ReturnType<typeof createNameIndex>

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

/** A page of matching requests, newest first, and their total. */
export async function searchRequests(
  database: Database,
  names: Names,
  query: SearchQuery,
  page: number,
  timeZone: string,
) {
  const found = await matchingRows(database, names, query, timeZone)
  const first = found.length - (page + 1) * pageLength
  const shown = found.slice(Math.max(0, first), Math.max(0, first + pageLength))
  const { rows } = await database.execute({
    sql: `${workedSql} ${newestFirst}`,
    args: { rows: JSON.stringify(shown) },
    isLong: true,
  })
  return { requests: rows.map(workedRequest), total: found.length }
}

/** All matches, newest first. */
export async function searchAllRequests(
  database: Database,
  names: Names,
  query: SearchQuery,
  timeZone: string,
): Promise<StoredRequest[]> {
  const found = await matchingRows(database, names, query, timeZone)
  const all: StoredRequest[] = []
  for (let end = found.length; end > 0; end -= piece) {
    const args = { rows: JSON.stringify(found.slice(Math.max(0, end - piece), end)) }
    const { rows } = await database.execute({ sql: `${storedSql} ${newestFirst}`, args })
    all.push(...rows.map(storedRequest))
    await breathe()
  }
  return all
}

const newestFirst = `WHERE requests.rowid IN (SELECT CAST(value AS INTEGER) FROM json_each(:rows))
  ORDER BY requests.rowid DESC`

/** The doctor of an appointment, else the wish. */
const doctorSql = `coalesce((SELECT name FROM doctors
  WHERE status = 'booked' AND id = appointment_doctor), doctor)`

/** Matching rows, oldest first. */
export async function matchingRows(
  database: Database,
  names: Names,
  { q, standing, doctor, request, day }: SearchQuery,
  timeZone: string,
): Promise<number[]> {
  const query = q.trim()
  const { instantOf } = clockIn(timeZone)
  const begins = (date: string) => timestamp(instantOf(date, '00:00'))
  const isDay = day !== ''
  const conditions = [
    standing !== '' && `${standingSql} = :standing`,
    doctor !== '' && `${doctorSql} = :doctor`,
    request !== '' && 'request = :request',
    isDay &&
      '((received_at >= :from AND received_at < :until) OR substr(appointment_at, 1, 10) = :day)',
  ].filter((condition) => condition !== false)
  const args = {
    ...(standing !== '' && { standing }),
    ...(doctor !== '' && { doctor }),
    ...(request !== '' && { request }),
    ...(isDay && { from: begins(day), until: begins(laterDay(day, 1)), day }),
  }
  const named = query === '' ? undefined : await names.find(database, query)
  if (named && conditions.length === 0) return named
  const where = ['TRUE', ...conditions].join(' AND ')
  const sql = `SELECT rowid AS number FROM requests WHERE ${where} ORDER BY rowid`
  const { rows } = await database.execute({ sql, args, isLong: true })
  const filtered = new Set(rows.map((row) => Number(row.number)))
  return named ? named.filter((row) => filtered.has(row)) : [...filtered]
}
