import { setImmediate as breathe } from 'node:timers/promises'
import { plainLetters } from '../../shared/formats/letters'
import type { Database, Row } from './connection'

/** Normalized name and reference, digits of the phone. */
type Entry = { text: string; digits: string }

/** Rows per slice: some milliseconds. */
const piece = 500

/** Digits and separators: part of a phone number. */
const isPhone = (query: string) => /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(query)

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Finds requests by parts of names and phones in any spelling. In memory: SQLite does not fold
 * Turkish capitals, and a second copy on disk would have to be wiped too.
 */
export function createNameIndex() {
  const entries = new Map<number, Entry>()
  let last = 0
  let known = -1

  /** Reads new rows in slices; starts again after a deletion. */
  async function update(database: Database): Promise<void> {
    for (;;) {
      const [added, deletion] = await database.batch(
        [
          {
            sql: `SELECT rowid AS row, name, phone, phone_key, reference FROM requests
              WHERE rowid > ? ORDER BY rowid LIMIT ${piece}`,
            args: [last],
          },
          // Deletions leave an event: a row count would miss a reused row number.
          "SELECT coalesce(max(id), 0) AS id FROM desk_events WHERE request_id = ''",
        ],
        'read',
      )
      const id = Number(deletion?.rows[0]?.id)
      if (id === known) {
        for (const row of added?.rows ?? []) add(row)
        if (added?.rows.length !== piece) return
        await breathe()
      } else {
        entries.clear()
        last = 0
        known = id
      }
    }
  }

  function add({ row, name, phone, phone_key, reference }: Row): void {
    last = Number(row)
    entries.set(last, {
      text: plainLetters(`${name} ${reference} ${String(reference).replace('-', '')}`),
      digits: `${digitsOf(String(phone))} ${phone_key}`,
    })
  }

  return {
    /** Rows that contain every word of the query, oldest first. */
    async find(database: Database, query: string): Promise<number[]> {
      await update(database)
      const words = plainLetters(query).split(/\s+/)
      const digits = digitsOf(query).replace(/^0+/, '')
      const matches = isPhone(query)
        ? (entry: Entry) => entry.digits.includes(digits)
        : (entry: Entry) => words.every((word) => entry.text.includes(word))
      const found: number[] = []
      for (const [row, entry] of entries) if (matches(entry)) found.push(row)
      return found
    },
  }
}
