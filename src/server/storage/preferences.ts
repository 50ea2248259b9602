import type { Preferences } from '../../shared/preferences'
import { timestamp } from '../base/clock'
import type { Database } from './connection'
import { findRequest } from './requestRows'
import { hashOf } from './tokens'

/** Milliseconds after a request during which its sender may add preferences. */
const openMs = 60 * 60_000

/** The secret of a request: derived from its random id, so that nothing more is stored. */
export const preferenceSecret = (id: string): string => hashOf(`preferences ${id}`)

/** Stores preferences with a request; false without a recent request of this secret. */
export async function keepPreferences(
  database: Database,
  { reference, secret, now }: { reference: string; secret: string; now: number },
  preferences: Preferences,
): Promise<boolean> {
  const found = await findRequest(database, reference)
  if (!found || preferenceSecret(found.id) !== secret) return false
  const { rows } = await database.execute({
    sql: `UPDATE requests SET preferences = :preferences
      WHERE id = :id AND received_at > :since RETURNING id`,
    args: {
      preferences: JSON.stringify(preferences),
      id: found.id,
      since: timestamp(now - openMs),
    },
  })
  return rows.length > 0
}
