import type { AuditAct, AuditRow } from '../../desk/contract/contract'
import type { Database, Statement } from './connection'

export type AuditEntry = { at: string; staffId: string; act: AuditAct; subject: string }

/** The account that the command line acts for. */
export const commandLine = 'command-line'

/** Inserts an audit entry. `condition`: SQL such as `changes() = 1` right after an UPDATE. */
export const auditStatement = (entry: AuditEntry, condition = 'TRUE'): Statement => ({
  sql: `INSERT INTO audit (at, staff_id, act, subject)
    SELECT :at, :staffId, :act, :subject WHERE ${condition}`,
  args: entry,
})

/** Records the export of a list. */
export async function noteListExport(
  database: Database,
  { at, staffId }: Pick<AuditEntry, 'at' | 'staffId'>,
): Promise<void> {
  await database.execute(auditStatement({ at, staffId, act: 'listExported', subject: '' }))
}

/** The newest entries with the account's name, if known. */
export async function listAudit(database: Database, most: number): Promise<AuditRow[]> {
  const { rows } = await database.execute({
    sql: `SELECT audit.*, staff.name FROM audit LEFT JOIN staff ON staff.id = audit.staff_id
      ORDER BY audit.id DESC LIMIT ?`,
    args: [most],
  })
  return rows.map((row) => ({
    id: Number(row.id),
    at: String(row.at),
    by: row.name === null ? '' : String(row.name),
    act: String(row.act) as AuditAct,
    // Account ids are not shown.
    subject: /^\w{3}-\w{3}$/.test(String(row.subject)) ? String(row.subject) : '',
  }))
}
