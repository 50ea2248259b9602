import { randomUUID } from 'node:crypto'
import { type Account, type Role, role as roles } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { commandLine, noted } from './audit'
import type { Db } from './connection'
import { changedOne, changedSome, insert, joined, listed, sql } from './sql'
import type { Tables } from './tables'
import { createSecret, hashOf } from './tokens'

/** SQL: this release knows the role of an account, and so what it must not do. */
export const knownRole = sql`role IN (${joined(
  roles.options.map((each) => sql`${each}`),
  ', ',
)})`

/** Validity of an invitation's link, in milliseconds. */
const invitationMs = 24 * 60 * 60_000

/** Ids of the lost passkeys of an account. `kept`: the hash of the session that names them. */
export type Loss = { lost: readonly string[]; kept?: string }

export const staff = {
  /** All accounts, disabled ones included, and their passkeys, oldest first. */
  async staff(db: Db): Promise<Account[]> {
    const { members, passkeys } = await db.read({
      members: sql<Tables['staff']>`SELECT * FROM staff ORDER BY created_at, name`,
      passkeys: sql<Tables['passkeys']>`SELECT * FROM passkeys ORDER BY created_at`,
    })
    return members.rows.map(({ id, name, role, doctor, disabled_at }) => {
      const own = passkeys.rows.filter(({ staff_id }) => staff_id === id)
      return {
        id,
        name,
        role: role as Role,
        doctor: doctor ?? undefined,
        state: disabled_at ? 'closed' : own.length > 0 ? 'open' : 'invited',
        passkeys: own.map((each) => ({ id: each.id, createdAt: each.created_at })),
      }
    })
  },

  /**
   * Creates an account; resolves to the invitation's secret, or undefined if the name is taken.
   * `doctor`: id, of the role `doctor`.
   */
  async invite(db: Db, name: string, role: Role, by: string = commandLine, doctor?: string) {
    const id = randomUUID()
    const secret = createSecret()
    const row = { id, name, role, doctor: doctor ?? null, created_at: timestamp(db.now) }
    const { added } = await db.write({
      added: insert('staff', row, sql`WHERE NOT EXISTS (SELECT 1 FROM staff WHERE name = ${name})`),
      ...invitation(db, id, secret, by),
    })
    return added.rowsAffected === 1 ? secret : undefined
  },

  /**
   * Invites an account again: for another passkey, or after a loss, which closes the lost ones.
   * Undefined if unknown.
   */
  async inviteAgain(
    db: Db,
    name: string,
    { lost, kept = '' }: Loss = { lost: [] },
    by: string = commandLine,
  ) {
    const row = await db.row(sql<Tables['staff']>`SELECT id FROM staff WHERE name = ${name}`)
    if (!row) return undefined
    const { id } = row
    const secret = createSecret()
    await db.write({
      // Also ends sessions and codes of the account: which passkey opened them is unknown.
      ...(lost.length > 0 && {
        closed: sql`DELETE FROM passkeys WHERE staff_id = ${id} AND id IN ${listed(lost)}`,
        notedLoss: noted(db, 'passkeyClosed', id, by, changedSome),
        ended: sql`DELETE FROM sessions WHERE staff_id = ${id} AND hash <> ${kept}`,
        codes: sql`DELETE FROM once WHERE value = ${id}`,
      }),
      ...invitation(db, id, secret, by),
    })
    return secret
  },

  /** Removes passkeys, invitations and sessions. Refused for the `lastManager`. */
  async disable(db: Db, name: string, by: string = commandLine) {
    const own = sql`staff_id IN
      (SELECT id FROM staff WHERE name = ${name} AND disabled_at IS NOT NULL)`
    const { disabled, found } = await db.write({
      disabled: sql`UPDATE staff SET disabled_at = coalesce(disabled_at, ${timestamp(db.now)})
        WHERE name = ${name} AND (
          role <> 'manager' OR EXISTS (SELECT 1 FROM staff AS other
            WHERE other.role = 'manager' AND other.disabled_at IS NULL AND other.name <> ${name}
              AND EXISTS (SELECT 1 FROM passkeys WHERE staff_id = other.id)))`,
      noted: noted(
        db,
        'disabled',
        sql`id`,
        by,
        sql`name = ${name} AND ${changedOne}`,
        sql`FROM staff`,
      ),
      passkeys: sql`DELETE FROM passkeys WHERE ${own}`,
      invitations: sql`DELETE FROM invitations WHERE ${own}`,
      sessions: sql`DELETE FROM sessions WHERE ${own}`,
      found: sql`SELECT 1 FROM staff WHERE name = ${name}`,
    })
    if (disabled.rowsAffected === 1) return 'disabled' as const
    return found.rows[0] ? ('lastManager' as const) : ('unknown' as const)
  },
}

function invitation(db: Db, staffId: string, secret: string, by: string) {
  const row = {
    hash: hashOf(secret),
    staff_id: staffId,
    expires_at: timestamp(db.now + invitationMs),
  }
  return {
    // Only the newest link of an account is valid.
    replaced: sql`DELETE FROM invitations WHERE staff_id = ${staffId}`,
    invited: insert(
      'invitations',
      row,
      sql`WHERE EXISTS (SELECT 1 FROM staff WHERE id = ${staffId})`,
    ),
    noted: noted(db, 'invited', staffId, by, changedOne),
  }
}
