import { createHash, randomBytes } from 'node:crypto'
import { timestamp } from '../base/clock'
import type { Database } from './connection'

/** A single-use token, valid until a time; only the hash of its key is stored. */
export type Token = { key: string; value: string; until: number }

/** Stores a token and deletes expired ones. */
export async function keepToken(database: Database, { key, value, until }: Token, now: number) {
  await database.batch(
    [
      { sql: 'DELETE FROM once WHERE expires_at <= ?', args: [timestamp(now)] },
      {
        sql: 'INSERT INTO once (hash, value, expires_at) VALUES (?, ?, ?)',
        args: [hashOf(key), value, timestamp(until)],
      },
    ],
    'write',
  )
}

/** The value at the first use in time. */
export async function takeToken(
  database: Database,
  key: string,
  now: number,
): Promise<string | undefined> {
  const { rows } = await database.execute({
    sql: 'DELETE FROM once WHERE hash = :hash RETURNING value, expires_at > :now AS good',
    args: { hash: hashOf(key), now: timestamp(now) },
  })
  return rows[0]?.good ? String(rows[0].value) : undefined
}

/** A secret for a link or a cookie: 32 random bytes, base64url. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** SHA-256, hexadecimal: stored instead of the secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
