import type { CountryCode } from '../../shared/country/countries'
import { phoneKey } from '../base/patientPhone'
import type { Database } from './connection'

/** Rows per slice: some milliseconds. */
const piece = 500

/** Rises with every change of `phoneKey`, so that stored numbers are read once more. */
const rules = 1

/** Whether a column holds a number that identifies a patient; see `phoneKey`. */
export const isNumber = (column: string): string => `${column} LIKE '+%'`

/** SQL of the rules that have read `:number`; '' is read by the next process that has a country. */
export const currentRules = `CASE WHEN :number = '' THEN 0 ELSE ${rules} END`

/** Reads the numbers that the current rules have not read: of previous releases and the command line. */
export async function fillNumbers(database: Database, country: CountryCode): Promise<void> {
  for (;;) {
    const { rows } = await database.execute(
      `SELECT id, phone FROM requests WHERE number_rules < ${rules} LIMIT ${piece}`,
    )
    if (rows.length === 0) return
    const statements = rows.map((row) => ({
      sql: `UPDATE requests SET phone_number = :number, number_rules = ${rules}
        WHERE id = :id AND phone = :phone`,
      args: {
        id: String(row.id),
        phone: String(row.phone),
        number: phoneKey(String(row.phone), country),
      },
    }))
    await database.batch(statements, 'write')
  }
}
