import type { AuditAct, AuditRow } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import type { Db } from './connection'
import { insert, listed, type Sql, sql } from './sql'
import type { Tables } from './tables'

type Audit = Tables['audit']

/** The account of the command line. */
export const commandLine = 'command-line'

/** Inserts an audit entry. `act` may be SQL; `condition`: such as `changedOne` right after an UPDATE. */
export const noted = (
  { now }: Db,
  act: AuditAct | Sql,
  subject: string | Sql,
  staffId: string | Sql,
  condition: Sql = sql`TRUE`,
  from: Sql = sql``,
): Sql =>
  insert(
    'audit',
    { at: timestamp(now), staff_id: staffId, act, subject },
    sql`${from} WHERE ${condition}`,
  )

/** When acts were last noted of a subject: absences by id, requests by reference. */
export type Confirmations = (subject: string, ...acts: AuditAct[]) => string

export const audit = {
  /** The newest entries with the account's name, if known. */
  async audit(db: Db, most: number): Promise<AuditRow[]> {
    type Found = Audit & { name: string | null; account: string | null }
    const rows =
      await db.rows(sql<Found>`SELECT audit.*, staff.name, account.name AS account FROM audit
        LEFT JOIN staff ON staff.id = audit.staff_id
        LEFT JOIN staff AS account ON account.id = audit.subject
        ORDER BY audit.id DESC LIMIT ${most}`)
    return rows.map(({ id, at, name, act, subject, account }) => ({
      id,
      at,
      by: name ?? '',
      act: act as AuditAct,
      // An account by its name; ids are not shown.
      subject: account ?? (/^\w{3}-\w{3}$/.test(subject) ? subject : ''),
    }))
  },

  /** What was noted of subjects, '' for nothing. */
  async confirmations(db: Db, subjects: string[]): Promise<Confirmations> {
    const rows = await db.rows(sql<Audit>`SELECT subject, act, max(at) AS at FROM audit
        WHERE subject IN ${listed(subjects)} GROUP BY subject, act`)
    const times = new Map(rows.map(({ subject, act, at }) => [`${subject} ${act}`, at]))
    return (subject, ...acts) =>
      acts
        .map((act) => times.get(`${subject} ${act}`) ?? '')
        .sort()
        .at(-1) ?? ''
  },

  noteListExport: (db: Db, staffId: string) => db.execute(noted(db, 'listExported', '', staffId)),
}
