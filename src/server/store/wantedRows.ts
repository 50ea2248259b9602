import type { Wanted } from '../../desk/contract'
import { clockIn, laterDay } from '../../formats/opening'
import { timestamp } from '../clock'
import type { Args, Database } from './database'
import type { createNameIndex } from './nameIndex'
import { standingSql } from './requestState'

/** Row numbers of the requests that are wanted, the oldest first. */
export async function wantedRows(
  database: Database,
  names: ReturnType<typeof createNameIndex>,
  { q, standing, doctor, request, day }: Wanted,
  timeZone: string,
): Promise<number[]> {
  const query = q.trim()
  const { instantOf } = clockIn(timeZone)
  const begins = (date: string) => timestamp(instantOf(date, '00:00'))
  const isDay = day !== '' && !Number.isNaN(Date.parse(day))
  const conditions = [
    standing !== '' && `${standingSql} = :standing`,
    doctor !== '' && 'doctor = :doctor',
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
  const filtered = await rowNumbers(database, ['TRUE', ...conditions].join(' AND '), args)
  return named ? both(named, filtered) : filtered
}

/** The rows of which a condition holds. */
async function rowNumbers(database: Database, where: string, args: Args): Promise<number[]> {
  const sql = `SELECT rowid AS number FROM requests WHERE ${where} ORDER BY rowid`
  const { rows } = await database.execute({ sql, args, isLong: true })
  return rows.map((row) => Number(row.number))
}

function both(rows: number[], others: number[]): number[] {
  const known = new Set(others)
  return rows.filter((row) => known.has(row))
}
