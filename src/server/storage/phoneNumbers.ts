import type { CountryCode } from '../../shared/country/countries'
import { phoneKey } from '../base/patientPhone'
import type { Database } from './connection'

/** Rows per slice: some milliseconds. */
const piece = 500

/** Whether a column holds a number that identifies a patient; see `phoneKey`. */
export const isNumber = (column: string): string => `${column} LIKE '+%'`

/** Reads the numbers of rows that have none: those of previous releases and of the command line. */
export async function fillNumbers(database: Database, country: CountryCode): Promise<void> {
  for (;;) {
    const { rows } = await database.execute(
      `SELECT id, phone FROM requests WHERE phone_number = '' LIMIT ${piece}`,
    )
    if (rows.length === 0) return
    const statements = rows.map((row) => ({
      sql: 'UPDATE requests SET phone_number = :number WHERE id = :id',
      args: { id: String(row.id), number: phoneKey(String(row.phone), country) },
    }))
    await database.batch(statements, 'write')
  }
}
