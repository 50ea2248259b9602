import type { Client } from '@libsql/client'
import type { Wanted } from '../../desk/contract'
import { clockIn, laterDay } from '../../formats/opening'
import { timestamp } from '../clock'
import type { createNameIndex } from './nameIndex'
import { standingSql } from './requestState'

/** What is wanted as a condition on `requests`, and its values. */
export async function wantedSql(
  client: Client,
  names: ReturnType<typeof createNameIndex>,
  { q, standing, doctor, request, day }: Wanted,
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
  const args: Record<string, string> = {
    ...(query !== '' && { rows: JSON.stringify(rows) }),
    ...(standing !== '' && { standing }),
    ...(doctor !== '' && { doctor }),
    ...(request !== '' && { request }),
    ...(isDay && { from: begins(day), until: begins(laterDay(day, 1)), day }),
  }
  return { where: ['TRUE', ...conditions].join(' AND '), args }
}
