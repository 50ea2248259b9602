import { setImmediate as breathe } from 'node:timers/promises'
import type { CountryCode } from '../../shared/country/countries'
import { plainSigns } from '../../shared/displayText'
import { plainLetters } from '../../shared/formats/letters'
import { readPatientPhone } from '../base/patientPhone'
import type { Db } from './connection'
import { sql } from './sql'
import type { Tables } from './tables'

/** Folded name and reference; digits of the phone as typed and as E.164. */
type Entry = { text: string; digits: string }

type NamedRow = Pick<Tables['requests'], 'rowid' | 'name' | 'phone' | 'phone_number' | 'reference'>

/** Rows per slice: some milliseconds. */
const piece = 500

/** The digits of a text of digits and separators, as a link or a page writes phone numbers. */
const phoneIn = (query: string) => /^(?:tel:)?([\d\s()+./-]*\d[\d\s()+./-]*)$/i.exec(query)?.[1]

const digitsOf = (text: string) => plainSigns(text).replace(/\D/g, '')

/** Apostrophes and hyphens of all keyboards. */
const apostrophes = /['\u2018\u2019\u02BC\u00B4`\u201B\uFF07]/g
const hyphens = /[\p{Pd}\u2212]/gu

/** The digits of a whole number, '' for a part of one. */
const numberOf = (query: string, country: CountryCode | undefined): string =>
  country ? digitsOf(readPatientPhone(query, country)?.key ?? '') : ''

/** Words in their plain letters, without apostrophes, with hyphens as spaces. */
const folded = (text: string) =>
  plainLetters(text.replace(apostrophes, '')).replace(hyphens, ' ').trim()

/**
 * Finds requests by parts of names and phones in any spelling. In memory: SQLite does not fold
 * Turkish capitals, and a second copy on disk would have to be wiped too.
 */
export function createNameIndex() {
  const entries = new Map<number, Entry>()
  let last = 0
  let known = -1

  /** Reads new rows in slices; starts again after a deletion. */
  async function update(db: Db): Promise<void> {
    for (;;) {
      const { added, deletion } = await db.read({
        added: sql<NamedRow>`SELECT rowid, name, phone, phone_number, reference FROM requests
          WHERE rowid > ${last} ORDER BY rowid LIMIT ${piece}`,
        // Deletions and corrected phones leave an event: a row count would miss a reused row number.
        deletion: sql<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM desk_events
          WHERE request_id = ''`,
      })
      const id = deletion.rows[0]?.id ?? 0
      if (id === known) {
        for (const row of added.rows) add(row)
        if (added.rows.length !== piece) return
        await breathe()
      } else {
        entries.clear()
        last = 0
        known = id
      }
    }
  }

  function add({ rowid, name, phone, phone_number, reference }: NamedRow): void {
    last = rowid
    entries.set(last, {
      // Hyphenated words are also found as one.
      text: `${folded(`${name} ${reference}`)} ${folded(`${name} ${reference}`.replace(hyphens, ''))}`,
      digits: `${digitsOf(phone)} ${digitsOf(phone_number)}`,
    })
  }

  return {
    /** Rows that contain every word of the query, oldest first. */
    async find(db: Db, query: string): Promise<number[]> {
      const { country } = db.settings
      await update(db)
      const words = folded(query).split(/\s+/)
      const phone = phoneIn(plainSigns(query).trim().replace(hyphens, '-'))
      const parts = phone ? [digitsOf(phone).replace(/^0+/, ''), numberOf(phone, country)] : []
      const matches = ({ text, digits }: Entry) =>
        parts.some((part) => part !== '' && digits.includes(part)) ||
        words.every((word) => text.includes(word))
      const found: number[] = []
      for (const [row, entry] of entries) if (matches(entry)) found.push(row)
      return found
    },
  }
}
