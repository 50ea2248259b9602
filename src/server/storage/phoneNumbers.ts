import { phoneKey } from '../base/patientPhone'
import type { Db } from './connection'
import { type Sql, sql, verbatim } from './sql'
import type { Tables } from './tables'

/** Rows per slice: some milliseconds. */
const piece = 500

/** Rises with every change of `phoneKey`, so that stored numbers are read once more. */
const rules = 1

/** Whether a column holds a number that identifies a patient; see `phoneKey`. */
export const isNumber = (column: string): Sql => sql`${verbatim(column)} LIKE '+%'`

/** The rules that have read a number; '' is read by the next process that has a country. */
export const currentRules = (number: string): number => (number === '' ? 0 : rules)

/** Reads the numbers that the current rules have not read: of previous releases and the command line. */
export async function fillNumbers(db: Db): Promise<void> {
  const { country } = db.settings
  if (!country) return
  for (;;) {
    const rows = await db.rows(sql<Tables['requests']>`SELECT id, phone FROM requests
        WHERE number_rules < ${rules} LIMIT ${piece}`)
    if (rows.length === 0) return
    const updates = rows.map(({ id, phone }) => [
      `of ${id}`,
      sql`UPDATE requests SET phone_number = ${phoneKey(phone, country)}, number_rules = ${rules}
        WHERE id = ${id} AND phone = ${phone}`,
    ])
    await db.write(Object.fromEntries(updates))
  }
}
