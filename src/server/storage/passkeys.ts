import { timestamp } from '../base/clock'
import { noted } from './audit'
import type { Db } from './connection'
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
  invited(db: Db, secret: string) {
    type Invited = Pick<Tables['staff'], 'id' | 'name'>
    return db.row(sql<Invited>`SELECT staff.id, staff.name
      FROM invitations JOIN staff ON staff.id = staff_id
      WHERE hash = ${hashOf(secret)} AND expires_at > ${timestamp(db.now)}`)
  },

  /** Registers a passkey and uses up the invitation atomically. Re-enables a disabled account. */
  async register(db: Db, secret: string, { id, publicKey, counter }: Passkey) {
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
  async passkey(db: Db, id: string) {
    type Found = { staffId: string; publicKey: string; counter: number }
    const row = await db.row(sql<Found>`SELECT staff_id AS "staffId", public_key AS "publicKey",
        counter FROM passkeys JOIN staff ON staff.id = staff_id
      WHERE passkeys.id = ${id} AND disabled_at IS NULL AND ${knownRole}`)
    if (!row) return undefined
    const { staffId, ...passkey } = row
    return { staffId, passkey: { id, ...passkey } }
  },

  /** Stores the passkey's counter and an audit entry. */
  async noteProof(db: Db, { id, staffId, counter, act }: Proof): Promise<void> {
    await db.write({
      counted: sql`UPDATE passkeys SET counter = ${counter} WHERE id = ${id}`,
      noted: noted(db, act, staffId, staffId),
    })
  },
}
