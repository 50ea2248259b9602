import { randomUUID } from 'node:crypto'
import { clockSkew, timestamp } from '../base/clock'
import type { RateLimit } from '../base/limits'
import type { Database, Result, Statement } from './connection'
import { hashOf } from './tokens'

/** A sender: purpose, network, limit. */
export type Sender = {
  purpose: 'request' | 'attempt' | 'question' | 'feed'
  address: string
  limit: RateLimit
}

/**
 * Statements of a rate limit that all processes share. Addresses are hashed, and deleted when
 * their window ends. `id` makes retries idempotent.
 */
export function senderStatements({ purpose, address, limit }: Sender, id: string, now: number) {
  const args = {
    sender: hashOf(`${purpose} ${address}`),
    // Not the request's id: senders stay unlinkable.
    pass: hashOf(`${address} ${id}`),
    at: timestamp(now),
    soon: timestamp(now + clockSkew),
    often: limit.count,
  }
  const own = 'hash = :sender AND noted_at <= :soon AND expires_at > :at'
  return {
    /** The condition under which the sender may pass. */
    mayPass: { sql: `(SELECT count(*) FROM senders WHERE ${own}) < :often`, args },
    /** One row with the next allowed time, if later than now. */
    wait: {
      sql: `SELECT expires_at FROM senders WHERE ${own}
        ORDER BY expires_at DESC LIMIT 1 OFFSET :often - 1`,
      args,
    },
    /** Records the sender once, under a condition. */
    note: (condition: string, more: Record<string, string | number> = {}): Statement => ({
      sql: `INSERT INTO senders (hash, id, noted_at, expires_at)
        SELECT :sender, :pass, :at, :expires
        WHERE NOT EXISTS (SELECT 1 FROM senders WHERE hash = :sender AND id = :pass)
          AND ${condition}`,
      args: { ...args, ...more, expires: timestamp(now + limit.windowMs) },
    }),
    forget: { sql: 'DELETE FROM senders WHERE expires_at <= :at', args },
  }
}

/** Milliseconds to wait; undefined if allowed. */
export function waitOf(result: Result | undefined, now: number): number | undefined {
  const [row] = result?.rows ?? []
  return row && Date.parse(String(row.expires_at)) - now
}

/** Records a sender, or resolves to the milliseconds to wait. */
export async function recordSender(
  database: Database,
  sender: Sender,
  now: number,
): Promise<number | undefined> {
  const { mayPass, wait, note, forget } = senderStatements(sender, randomUUID(), now)
  const [waiting] = await database.batch([wait, note(mayPass.sql), forget], 'write')
  return waitOf(waiting, now)
}

/** Deletes expired senders and those dated in the future. */
export const forgetSenders = (now: number): Statement => ({
  sql: 'DELETE FROM senders WHERE expires_at <= :now OR noted_at > :soon',
  args: { now: timestamp(now), soon: timestamp(now + clockSkew) },
})
