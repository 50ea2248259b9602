import { randomUUID } from 'node:crypto'
import { type Account, type Role, role as roles } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { type Actor, auditStatement } from './audit'
import { type Database, textOf } from './connection'
import { createSecret, hashOf } from './tokens'

/** SQL: this release knows the role of an account, and so what it must not do. */
export const knownRole = `role IN (${roles.options.map((each) => `'${each}'`).join(', ')})`

/** Validity of an invitation's link, in milliseconds. */
const invitationMs = 24 * 60 * 60_000

/** All accounts, disabled ones included, and their passkeys, oldest first. */
export async function listStaff(database: Database): Promise<Account[]> {
  const [staff, passkeys] = await database.batch(
    ['SELECT * FROM staff ORDER BY created_at, name', 'SELECT * FROM passkeys ORDER BY created_at'],
    'read',
  )
  return (staff?.rows ?? []).map(({ id, name, role, doctor, disabled_at }) => {
    const own = passkeys?.rows.filter(({ staff_id }) => staff_id === id) ?? []
    return {
      id: String(id),
      name: String(name),
      role: role as Role,
      doctor: textOf(doctor),
      state: disabled_at ? 'closed' : own.length > 0 ? 'open' : 'invited',
      passkeys: own.map((each) => ({ id: String(each.id), createdAt: String(each.created_at) })),
    }
  })
}

/** `doctor`: id, of the role `doctor`. */
export type Member = { name: string; role: Role; doctor?: string | undefined }

/** Creates an account; resolves to the invitation's secret, or undefined if the name is taken. */
export async function invite(database: Database, member: Member, actor: Actor) {
  const { name, role, doctor = null } = member
  const id = randomUUID()
  const secret = createSecret()
  const [added] = await database.batch(
    [
      {
        sql: `INSERT INTO staff (id, name, role, doctor, created_at)
          SELECT :id, :name, :role, :doctor, :at
          WHERE NOT EXISTS (SELECT 1 FROM staff WHERE name = :name)`,
        args: { id, name, role, doctor, at: timestamp(actor.now) },
      },
      ...invitationStatements(id, secret, actor),
    ],
    'write',
  )
  return added?.rowsAffected === 1 ? secret : undefined
}

/** Ids of the lost passkeys of an account. `kept`: the hash of the session that names them. */
export type Loss = { lost: readonly string[]; kept?: string }

/**
 * Invites an account again: for another passkey, or after a loss, which closes the lost ones.
 * Undefined if unknown.
 */
export async function inviteAgain(database: Database, name: string, loss: Loss, actor: Actor) {
  const { rows } = await database.execute({
    sql: 'SELECT id FROM staff WHERE name = ?',
    args: [name],
  })
  if (!rows[0]) return undefined
  const id = String(rows[0].id)
  const secret = createSecret()
  const closing = loss.lost.length > 0 ? closingStatements(id, loss, actor) : []
  await database.batch([...closing, ...invitationStatements(id, secret, actor)], 'write')
  return secret
}

/** Also ends sessions and codes of the account: which passkey opened them is unknown. */
function closingStatements(staffId: string, { lost, kept = '' }: Loss, actor: Actor) {
  const args = { staffId, kept, lost: JSON.stringify(lost) }
  const isLost = 'id IN (SELECT value FROM json_each(:lost))'
  return [
    { sql: `DELETE FROM passkeys WHERE staff_id = :staffId AND ${isLost}`, args },
    auditStatement('passkeyClosed', staffId, actor, 'changes() > 0'),
    { sql: 'DELETE FROM sessions WHERE staff_id = :staffId AND hash <> :kept', args },
    { sql: 'DELETE FROM once WHERE value = :staffId', args },
  ]
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
