import { setImmediate as breathe } from 'node:timers/promises'
import { plainLetters } from '../../formats/letters'
import type { Database, Row } from './database'

/** What a request is found by: its name and number in letters in which all spellings meet, its phone in digits. */
type Entry = { text: string; digits: string }

/** So many rows are taken in at a time: some milliseconds. */
const piece = 500

/** A query of digits and what stands between them is a part of a phone. */
const isPhone = (query: string) => /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(query)

/** Without the zeros and the country in front, which everyone writes in another way. */
const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Finds requests by parts of names, however these are spelt, and of phones. Kept in
 * memory: SQLite does not know that "IBRAHIM" is a spelling of a name with dotted capitals, and a
 * second copy of names on the disk would have to be wiped with the first.
 */
export function createNameIndex() {
  const entries = new Map<number, Entry>()
  let last = 0
  let known = -1

  /** Takes in what is new, in pieces, between which visitors are served; begins anew when something was deleted. */
  async function update(database: Database): Promise<void> {
    for (;;) {
      const [added, deletion] = await database.batch(
        [
          {
            sql: `SELECT rowid AS row, name, phone, phone_key, reference FROM requests
              WHERE rowid > ? ORDER BY rowid LIMIT ${piece}`,
            args: [last],
          },
          // Of every deletion one event is left. Counting rows would miss one whose number was given anew.
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
    /** Row numbers of the requests in which every word of the query stands, the oldest first. */
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
