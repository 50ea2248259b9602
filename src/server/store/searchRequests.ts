import type { Client } from '@libsql/client'
import type { Wanted } from '../../desk/contract'
import { clockIn, laterDay } from '../../formats/opening'
import { timestamp } from '../clock'
import type { createNameIndex } from './nameIndex'
import { standingSql, workedRequest, workedSql } from './requestState'

/** So many requests are on one page. */
export const pageLength = 50

/** The requests that are wanted, the newest first, a page of them and how many there are. */
export async function searchRequests(
  client: Client,
  names: ReturnType<typeof createNameIndex>,
  { q, standing, doctor, request, day }: Wanted,
  page: number,
  timeZone: string,
) {
  const query = q.trim()
  const rows = query === '' ? [] : await names.find(client, query)
  const { instantOf } = clockIn(timeZone)
  const begins = (date: string) => timestamp(instantOf(date, '00:00'))
  const isDay = day !== '' && !Number.isNaN(Date.parse(day))
  const conditions = [
    query !== '' && 'requests.rowid IN (SELECT value FROM json_each(:rows))',
    standing !== '' && `${standingSql} = :standing`,
    doctor !== '' && 'doctor = :doctor',
    request !== '' && 'request = :request',
    isDay &&
      '((received_at >= :from AND received_at < :until) OR substr(appointment_at, 1, 10) = :day)',
  ].filter((condition) => condition !== false)
  const where = ['TRUE', ...conditions].join(' AND ')
  const args = {
    ...(query !== '' && { rows: JSON.stringify(rows) }),
    ...(standing !== '' && { standing }),
    ...(doctor !== '' && { doctor }),
    ...(request !== '' && { request }),
    ...(isDay && { from: begins(day), until: begins(laterDay(day, 1)), day }),
  }
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
