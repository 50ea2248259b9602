import type { AuditAct, AuditRow } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { type Database, type NamedArgs, type Statement, textOf } from './connection'

/** Who acts, and when: milliseconds since 1970. */
export type Actor = { staffId: string; now: number }

/** The account of the command line. */
export const commandLine = 'command-line'

/** SQL that chooses an act. */
export type ChosenAct = { sql: string; args: NamedArgs }

/** Inserts an audit entry. `condition`: SQL such as `changes() = 1` right after an UPDATE. */
export const auditStatement = (
  act: AuditAct | ChosenAct,
  subject: string,
  { staffId, now }: Actor,
  condition = 'TRUE',
): Statement => {
  const { sql, args }: ChosenAct = typeof act === 'string' ? { sql: ':act', args: { act } } : act
  return {
    sql: `INSERT INTO audit (at, staff_id, act, subject)
      SELECT :at, :staffId, ${sql}, :subject WHERE ${condition}`,
    args: { ...args, at: timestamp(now), staffId, subject },
  }
}

/** The newest entries with the account's name, if known. */
export async function listAudit(database: Database, most: number): Promise<AuditRow[]> {
  const { rows } = await database.execute({
    sql: `SELECT audit.*, staff.name, account.name AS account FROM audit
      LEFT JOIN staff ON staff.id = audit.staff_id
      LEFT JOIN staff AS account ON account.id = audit.subject
      ORDER BY audit.id DESC LIMIT ?`,
    args: [most],
  })
  return rows.map((row) => ({
    id: Number(row.id),
    at: String(row.at),
    by: textOf(row.name) ?? '',
    act: String(row.act) as AuditAct,
    // An account by its name; ids are not shown.
    subject:
      textOf(row.account) ?? (/^\w{3}-\w{3}$/.test(String(row.subject)) ? String(row.subject) : ''),
  }))
}

/** When acts were last noted of a subject: absences by id, requests by reference. */
export type Confirmations = (subject: string, ...acts: AuditAct[]) => string

/** What was noted of subjects, '' for nothing. */
export async function readConfirmations(
  database: Database,
  subjects: string[],
): Promise<Confirmations> {
  const { rows } = await database.execute({
    sql: `SELECT subject, act, max(at) AS at FROM audit
      WHERE subject IN (SELECT value FROM json_each(:list)) GROUP BY subject, act`,
    args: { list: JSON.stringify(subjects) },
  })
  const times = new Map(rows.map((row) => [`${row.subject} ${row.act}`, String(row.at)]))
  return (subject, ...acts) =>
    acts
      .map((act) => times.get(`${subject} ${act}`) ?? '')
      .sort()
      .at(-1) ?? ''
}
