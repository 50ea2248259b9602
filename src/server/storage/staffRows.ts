import { randomUUID } from 'node:crypto'
import type { Role } from '../../desk/contract/contract'
import { timestamp } from '../base/clock'
import { type Actor, auditStatement } from './audit'
import { type Database, textOf } from './connection'
import { createSecret, hashOf } from './tokens'

export type Member = Awaited<ReturnType<typeof listStaff>>[number]

/** Validity of an invitation's link, in milliseconds. */
const invitationMs = 24 * 60 * 60_000

/** All accounts, disabled ones included, oldest first. `passkeys`: their number. */
export async function listStaff(database: Database) {
  const { rows } = await database.execute(
    `SELECT *, (SELECT count(*) FROM passkeys WHERE staff_id = staff.id) AS passkeys
      FROM staff ORDER BY created_at, name`,
  )
  return rows.map((row) => ({
    id: String(row.id),
    name: String(row.name),
    role: String(row.role) as Role,
    createdAt: String(row.created_at),
    disabledAt: textOf(row.disabled_at),
    passkeys: Number(row.passkeys),
  }))
}

/** Creates an account; resolves to the invitation's secret, or undefined if the name is taken. */
export async function invite(database: Database, name: string, role: Role, actor: Actor) {
  const id = randomUUID()
  const secret = createSecret()
  const [added] = await database.batch(
    [
      {
        sql: `INSERT INTO staff (id, name, role, created_at) SELECT :id, :name, :role, :at
          WHERE NOT EXISTS (SELECT 1 FROM staff WHERE name = :name)`,
        args: { id, name, role, at: timestamp(actor.now) },
      },
      ...invitationStatements(id, secret, actor),
    ],
    'write',
  )
  return added?.rowsAffected === 1 ? secret : undefined
}

/** Invites an account again: for another passkey, or after a loss. Undefined if unknown. */
export async function inviteAgain(database: Database, name: string, actor: Actor) {
  const { rows } = await database.execute({
    sql: 'SELECT id FROM staff WHERE name = ?',
    args: [name],
  })
  if (!rows[0]) return undefined
  const secret = createSecret()
  await database.batch(invitationStatements(String(rows[0].id), secret, actor), 'write')
  return secret
}

function invitationStatements(staffId: string, secret: string, actor: Actor) {
  const isThere = 'EXISTS (SELECT 1 FROM staff WHERE id = :staffId)'
  return [
    // Only the newest link of an account is valid.
    { sql: 'DELETE FROM invitations WHERE staff_id = ?', args: [staffId] },
    {
      sql: `INSERT INTO invitations (hash, staff_id, expires_at)
        SELECT :hash, :staffId, :expires WHERE ${isThere}`,
      args: { hash: hashOf(secret), staffId, expires: timestamp(actor.now + invitationMs) },
    },
    auditStatement('invited', staffId, actor, 'changes() = 1'),
  ]
}

/** Removes passkeys, invitations and sessions. Refused for the `lastManager`. */
export async function disable(
  database: Database,
  name: string,
  { staffId: by, now }: Actor,
): Promise<'disabled' | 'unknown' | 'lastManager'> {
  const at = timestamp(now)
  const [disabled, , , , , found] = await database.batch(
    [
      {
        sql: `UPDATE staff SET disabled_at = coalesce(disabled_at, :at) WHERE name = :name AND (
          role <> 'manager' OR EXISTS (SELECT 1 FROM staff AS other
            WHERE other.role = 'manager' AND other.disabled_at IS NULL AND other.name <> :name
              AND EXISTS (SELECT 1 FROM passkeys WHERE staff_id = other.id)))`,
        args: { at, name },
      },
      {
        sql: `INSERT INTO audit (at, staff_id, act, subject)
          SELECT :at, :by, 'disabled', id FROM staff WHERE name = :name AND changes() = 1`,
        args: { at, by, name },
      },
      ...['passkeys', 'invitations', 'sessions'].map((table) => ({
        sql: `DELETE FROM ${table} WHERE staff_id IN
          (SELECT id FROM staff WHERE name = ? AND disabled_at IS NOT NULL)`,
        args: [name],
      })),
      { sql: 'SELECT 1 FROM staff WHERE name = ?', args: [name] },
    ],
    'write',
  )
  if (disabled?.rowsAffected === 1) return 'disabled'
  return found?.rows[0] ? 'lastManager' : 'unknown'
}
