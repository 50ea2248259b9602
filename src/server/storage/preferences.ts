import type { Preferences } from '../../shared/preferences'
import { timestamp } from '../base/clock'
import type { Database, Statement } from './connection'
import { findRequest } from './requestRows'
import { hashOf } from './tokens'

/** Milliseconds after a request during which its sender may add to it. */
const openMs = 60 * 60_000

/** The secret of a request: derived from its random id, so that nothing more is stored. */
export const preferenceSecret = (id: string): string => hashOf(`preferences ${id}`)

/** A request as its sender names it, at a time in milliseconds since 1970. */
type Named = { reference: string; secret: string; now: number }

/** Writes to a request; false without a recent one of this secret. */
async function write(
  database: Database,
  { reference, secret, now }: Named,
  statements: (id: string) => Statement[],
): Promise<boolean> {
  const found = await findRequest(database, reference)
  if (!found || preferenceSecret(found.id) !== secret) return false
  if (found.receivedAt <= timestamp(now - openMs)) return false
  await database.batch(statements(found.id), 'write')
  return true
}

/** Stores preferences with a request. */
export const keepPreferences = (database: Database, named: Named, preferences: Preferences) =>
  write(database, named, (id) => [
    {
      sql: 'UPDATE requests SET preferences = :preferences WHERE id = :id',
      args: { preferences: JSON.stringify(preferences), id },
    },
  ])

/** Replaces the phone of a request, which keeps the one before; its number is read later. */
export const correctPhone = (database: Database, named: Named, phone: string) =>
  write(database, named, (id) => [
    {
      sql: `UPDATE requests SET phones_before = phones_before || :at || ' ' || phone || :end,
          phone = :phone, phone_number = '', number_rules = 0
        WHERE id = :id AND phone <> :phone`,
      args: { id, phone, at: timestamp(named.now), end: '\n' },
    },
    // Without its request: names and numbers are indexed again.
    "INSERT INTO desk_events (request_id) SELECT '' WHERE changes() = 1",
  ])
