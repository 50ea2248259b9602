import { createHash, randomBytes } from 'node:crypto'
import { timestamp } from '../base/clock'
import type { Db } from './connection'
import { insert, sql } from './sql'
import type { Tables } from './tables'

/**
 * Single-use tokens: challenges, codes. Stored, because another process may redeem them; only the
 * hash of a key is.
 */
export const tokens = {
  /** Stores a value for `ms` milliseconds, and deletes expired ones. */
  async keepToken(db: Db, key: string, value: string, ms: number): Promise<void> {
    await db.write({
      expired: sql`DELETE FROM once WHERE expires_at <= ${timestamp(db.now)}`,
      kept: insert('once', { hash: hashOf(key), value, expires_at: timestamp(db.now + ms) }),
    })
  },

  /** The value at the first use in time. */
  async takeToken(db: Db, key: string): Promise<string | undefined> {
    const row = await db.row(sql<Tables['once']>`DELETE FROM once WHERE hash = ${hashOf(key)}
      RETURNING value, expires_at`)
    return row && row.expires_at > timestamp(db.now) ? row.value : undefined
  },
}

/** A secret for a link or a cookie: 32 random bytes, base64url. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** SHA-256, hexadecimal: stored instead of the secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
