import type { Client, InArgs } from '@libsql/client'
import type { Wanted } from '../../desk/contract'
import { clockIn, laterDay } from '../../formats/opening'
import { timestamp } from '../clock'
import type { createNameIndex } from './nameIndex'
import { standingSql } from './requestState'

/** Row numbers of the requests that are wanted, the oldest first. */
export async function wantedRows(
  client: Client,
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
  const named = query === '' ? undefined : await names.find(client, query)
  if (named && conditions.length === 0) return named
  const filtered = await rowNumbers(client, ['TRUE', ...conditions].join(' AND '), args)
  return named ? both(named, filtered) : filtered
}

/** The rows of which a condition holds; as one text, because they may be all. */
async function rowNumbers(client: Client, where: string, args: InArgs): Promise<number[]> {
  const sql = `SELECT json_group_array(row) AS list
    FROM (SELECT rowid AS row FROM requests WHERE ${where} ORDER BY rowid)`
  const { rows } = await client.execute({ sql, args })
  return JSON.parse(String(rows[0]?.list ?? '[]')) as number[]
}

function both(rows: number[], others: number[]): number[] {
  const known = new Set(others)
  return rows.filter((row) => known.has(row))
}
