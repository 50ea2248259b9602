import { timestamp } from '../base/clock'
import { auditStatement } from './audit'
import type { Database } from './connection'
import { knownRole } from './staffRows'
import { hashOf } from './tokens'

/** A registered passkey: its id and public key (COSE) in base64url. */
export type Passkey = { id: string; publicKey: string; counter: number }

/** The account of an invitation's secret; undefined if unknown, used or expired. */
export async function findInvited(database: Database, secret: string, now: number) {
  const { rows } = await database.execute({
    sql: `SELECT staff.id, staff.name FROM invitations JOIN staff ON staff.id = staff_id
      WHERE hash = ? AND expires_at > ?`,
    args: [hashOf(secret), timestamp(now)],
  })
  return rows[0] && { id: String(rows[0].id), name: String(rows[0].name) }
}

/** Registers a passkey and uses up the invitation atomically. Re-enables a disabled account. */
export async function register(
  database: Database,
  secret: string,
  { id, publicKey, counter }: Passkey,
  now: number,
): Promise<boolean> {
  const hash = hashOf(secret)
  const at = timestamp(now)
  const [added] = await database.batch(
    [
      {
        sql: `INSERT INTO passkeys (id, staff_id, public_key, counter, created_at)
          SELECT :id, staff_id, :publicKey, :counter, :at FROM invitations
          WHERE hash = :hash AND expires_at > :at
            AND NOT EXISTS (SELECT 1 FROM passkeys WHERE id = :id)`,
        args: { id, publicKey, counter, at, hash },
      },
      {
        sql: `INSERT INTO audit (at, staff_id, act, subject) SELECT :at, staff_id, 'registered', staff_id
          FROM invitations WHERE hash = :hash AND changes() = 1`,
        args: { at, hash },
      },
      {
        sql: `UPDATE staff SET disabled_at = NULL WHERE changes() = 1
          AND id = (SELECT staff_id FROM invitations WHERE hash = ?)`,
        args: [hash],
      },
      { sql: 'DELETE FROM invitations WHERE hash = ? AND changes() = 1', args: [hash] },
    ],
    'write',
  )
  return added?.rowsAffected === 1
}

/** A passkey with its account, unless disabled or of an unknown role. */
export async function findPasskey(database: Database, id: string) {
  const { rows } = await database.execute({
    sql: `SELECT passkeys.*, staff.id AS staff FROM passkeys JOIN staff ON staff.id = staff_id
      WHERE passkeys.id = ? AND disabled_at IS NULL AND ${knownRole}`,
    args: [id],
  })
  const [row] = rows
  return (
    row && {
      staffId: String(row.staff),
      passkey: { id, publicKey: String(row.public_key), counter: Number(row.counter) },
    }
  )
}

/** A verified assertion; `proved`: re-authentication. */
export type Proof = { id: string; staffId: string; counter: number; act: 'signedIn' | 'proved' }

/** Stores the passkey's counter and an audit entry. */
export async function noteProof(
  database: Database,
  { id, staffId, counter, act }: Proof,
  now: number,
) {
  await database.batch(
    [
      { sql: 'UPDATE passkeys SET counter = ? WHERE id = ?', args: [counter, id] },
      auditStatement(act, staffId, { staffId, now }),
    ],
    'write',
  )
}
