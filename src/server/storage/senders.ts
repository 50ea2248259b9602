import { randomUUID } from 'node:crypto'
import { clockSkew, timestamp } from '../base/clock'
import type { RateLimit } from '../base/limits'
import type { Db, Result } from './connection'
import { insert, type Sql, sql } from './sql'
import type { Tables } from './tables'
import { hashOf } from './tokens'

export type Sender = {
  purpose: 'request' | 'attempt' | 'question' | 'feed'
  address: string
  limit: RateLimit
}

type Expiring = Pick<Tables['senders'], 'expires_at'>

/**
 * Statements of a rate limit that all processes share. Addresses are hashed, and deleted when
 * their window ends. `id` makes retries idempotent.
 */
export function senderStatements({ purpose, address, limit }: Sender, id: string, now: number) {
  const hash = hashOf(`${purpose} ${address}`)
  // Not the request's id: senders stay unlinkable.
  const pass = hashOf(`${address} ${id}`)
  const own = sql`hash = ${hash} AND noted_at <= ${timestamp(now + clockSkew)}
    AND expires_at > ${timestamp(now)}`
  return {
    mayPass: sql`(SELECT count(*) FROM senders WHERE ${own}) < ${limit.count}`,
    /** One row with the next allowed time, if later than now. */
    wait: sql<Expiring>`SELECT expires_at FROM senders WHERE ${own}
      ORDER BY expires_at DESC LIMIT 1 OFFSET ${limit.count - 1}`,
    /** Records the sender once, under a condition. */
    note: (condition: Sql) =>
      insert(
        'senders',
        {
          hash,
          id: pass,
          noted_at: timestamp(now),
          expires_at: timestamp(now + limit.windowMs),
        },
        sql`WHERE NOT EXISTS (SELECT 1 FROM senders WHERE hash = ${hash} AND id = ${pass})
          AND ${condition}`,
      ),
    forget: sql`DELETE FROM senders WHERE expires_at <= ${timestamp(now)}`,
  }
}

/** Milliseconds to wait; undefined if allowed. */
export function waitOf(result: Result<Expiring> | undefined, now: number): number | undefined {
  const [row] = result?.rows ?? []
  return row && Date.parse(row.expires_at) - now
}

/** Records a sender, or resolves to the milliseconds to wait. */
export async function recordSender(db: Db, sender: Sender): Promise<number | undefined> {
  const { mayPass, wait, note, forget } = senderStatements(sender, randomUUID(), db.now)
  const { waiting } = await db.write({ waiting: wait, noted: note(mayPass), forgotten: forget })
  return waitOf(waiting, db.now)
}

/** Deletes expired senders and those dated in the future. */
export const forgetSenders = (now: number): Sql =>
  sql`DELETE FROM senders
    WHERE expires_at <= ${timestamp(now)} OR noted_at > ${timestamp(now + clockSkew)}`
