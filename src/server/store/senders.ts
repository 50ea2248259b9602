import { randomUUID } from 'node:crypto'
import { timestamp, together } from '../clock'
import type { RateLimit } from '../limits/rateLimit'
import type { Database, Result, Statement } from './database'
import { hashOf } from './secrets'

/** Somebody who wants to pass: what for, from which network, and how often one may. */
export type Sender = {
  purpose: 'request' | 'attempt' | 'question'
  address: string
  limit: RateLimit
}

/**
 * What a batch needs to hold a sender to a limit that all processes count together. An
 * address is kept as a hash until its window is over: from a few thousand million addresses
 * whose it is could be found by trying. `id` names what it passes with; noted once, whoever
 * asks again.
 */
export function senderStatements({ purpose, address, limit }: Sender, id: string, now: number) {
  const args = {
    sender: hashOf(`${purpose} ${address}`),
    // Not the number of the request itself: nobody is to find who sent it.
    pass: hashOf(`${address} ${id}`),
    at: timestamp(now),
    soon: timestamp(now + together),
    often: limit.count,
  }
  const own = 'hash = :sender AND noted_at <= :soon AND expires_at > :at'
  return {
    /** SQL that holds while the sender may pass, and its values. */
    mayPass: { sql: `(SELECT count(*) FROM senders WHERE ${own}) < :often`, args },
    /** When the sender may pass again: one row, where that is not now. */
    wait: {
      sql: `SELECT expires_at FROM senders WHERE ${own}
        ORDER BY expires_at DESC LIMIT 1 OFFSET :often - 1`,
      args,
    },
    /** Notes, once, that the sender has passed, where `condition` holds. */
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

/** What `wait` has answered, in milliseconds; undefined for who may pass. */
export function waitOf(result: Result | undefined, now: number): number | undefined {
  const [row] = result?.rows ?? []
  return row && Date.parse(String(row.expires_at)) - now
}

/** Notes that a sender passes, or resolves to how many milliseconds there are to wait. */
export async function passSender(
  database: Database,
  sender: Sender,
  now: number,
): Promise<number | undefined> {
  const { mayPass, wait, note, forget } = senderStatements(sender, randomUUID(), now)
  const [waiting] = await database.batch([wait, note(mayPass.sql), forget], 'write')
  return waitOf(waiting, now)
}

/** Forgets every sender whose window is over, and whom a clock that was ahead has noted. */
export const forgetSenders = (now: number): Statement => ({
  sql: 'DELETE FROM senders WHERE expires_at <= :now OR noted_at > :soon',
  args: { now: timestamp(now), soon: timestamp(now + together) },
})
