import { timestamp } from '../base/clock'
import { noted } from './audit'
import type { ClinicDatabase } from './connection'
import { changedOne, insert, sql } from './sql'
import { knownRole } from './staff'
import type { Tables } from './tables'
import { hashOf } from './tokens'

/** A registered passkey: its id and public key (COSE) in base64url. */
export type Passkey = { id: string; publicKey: string; counter: number }

/** A verified assertion; `proved`: re-authentication. */
export type Proof = { id: string; staffId: string; counter: number; act: 'signedIn' | 'proved' }

export const passkeys = {
  /** The account of an invitation's secret; undefined if unknown, used or expired. */
  async invited(db: ClinicDatabase, secret: string) {
    const { rows } = await db.execute(sql<
      Pick<Tables['staff'], 'id' | 'name'>
    >`SELECT staff.id, staff.name
        FROM invitations JOIN staff ON staff.id = staff_id
        WHERE hash = ${hashOf(secret)} AND expires_at > ${timestamp(db.now)}`)
    return rows[0] && { id: rows[0].id, name: rows[0].name }
  },

  /** Registers a passkey and uses up the invitation atomically. Re-enables a disabled account. */
  async register(
    db: ClinicDatabase,
    secret: string,
    { id, publicKey, counter }: Passkey,
  ): Promise<boolean> {
    const at = timestamp(db.now)
    const invitation = sql`FROM invitations WHERE hash = ${hashOf(secret)}`
    const row = {
      id,
      staff_id: sql`staff_id`,
      public_key: publicKey,
      counter,
      created_at: at,
    }
    const { added } = await db.write({
      added: insert(
        'passkeys',
        row,
        sql`${invitation} AND expires_at > ${at}
          AND NOT EXISTS (SELECT 1 FROM passkeys WHERE id = ${id})`,
      ),
      noted: insert(
        'audit',
        { at, staff_id: sql`staff_id`, act: 'registered', subject: sql`staff_id` },
        sql`${invitation} AND ${changedOne}`,
      ),
      enabled: sql`UPDATE staff SET disabled_at = NULL
        WHERE ${changedOne} AND id = (SELECT staff_id ${invitation})`,
      used: sql`DELETE ${invitation} AND ${changedOne}`,
    })
    return added.rowsAffected === 1
  },

  /** A passkey with its account, unless disabled or of an unknown role. */
  async passkey(db: ClinicDatabase, id: string) {
    const { rows } = await db.execute(sql<
      Tables['passkeys']
    >`SELECT passkeys.* FROM passkeys JOIN staff ON staff.id = staff_id
        WHERE passkeys.id = ${id} AND disabled_at IS NULL AND ${knownRole}`)
    const [row] = rows
    return (
      row && {
        staffId: row.staff_id,
        passkey: { id, publicKey: row.public_key, counter: row.counter },
      }
    )
  },

  /** Stores the passkey's counter and an audit entry. */
  async noteProof(db: ClinicDatabase, { id, staffId, counter, act }: Proof): Promise<void> {
    await db.write({
      counted: sql`UPDATE passkeys SET counter = ${counter} WHERE id = ${id}`,
      noted: noted(db, act, staffId, staffId),
    })
  },
}
