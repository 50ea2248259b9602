import type { Preferences } from '../../shared/preferences'
import { timestamp } from '../base/clock'
import type { Db, Statements } from './connection'
import { stored } from './requests'
import { changedOne, insert, sql } from './sql'
import { hashOf } from './tokens'

/** Milliseconds after a request during which its sender may add to it. */
const openMs = 60 * 60_000

/** The secret of a request: derived from its random id, so that nothing more is stored. */
export const preferenceSecret = (id: string): string => hashOf(`preferences ${id}`)

/** Writes to a request; false without a recent one of this secret. */
async function write(
  db: Db,
  reference: string,
  secret: string,
  statements: (id: string) => Statements,
): Promise<boolean> {
  const found = await db.row(stored(sql`WHERE reference = ${reference}`))
  if (!found || preferenceSecret(found.id) !== secret) return false
  if (found.received_at <= timestamp(db.now - openMs)) return false
  await db.write(statements(found.id))
  return true
}

/** What the sender of a request may change. Idempotent. */
export const senderChanges = {
  prefer: (db: Db, reference: string, secret: string, preferences: Preferences) =>
    write(db, reference, secret, (id) => ({
      preferred: sql`UPDATE requests SET preferences = ${JSON.stringify(preferences)}
        WHERE id = ${id}`,
    })),

  /** Replaces the phone of a request, which keeps the one before; its number is read later. */
  correct: (db: Db, reference: string, secret: string, phone: string) =>
    write(db, reference, secret, (id) => ({
      corrected: sql`UPDATE requests SET phone = ${phone}, phone_number = '', number_rules = 0,
          phones_before = phones_before || ${`${timestamp(db.now)} `} || phone || ${'\n'}
        WHERE id = ${id} AND phone <> ${phone}`,
      // Without its request: names and numbers are indexed again.
      event: insert('desk_events', { request_id: '' }, sql`WHERE ${changedOne}`),
    })),
}
