import { createClient } from '@libsql/client'
import type { Role } from '../../../src/desk/contract/contract.ts'
import type { RequestStore } from '../../../src/server/storage/store.ts'

/** Invites someone to the desk and opens a session for them, as their passkey does; resolves to its secret. */
export async function letIn(store: RequestStore, name: string, role: Role): Promise<string> {
  await store.desk.invite(name, role)
  const member = (await store.desk.staff()).find((each) => each.name === name)
  return store.desk.openSession(member?.id ?? '', 'passkey')
}

/** A session's cookie as a browser on this machine keeps it. */
export const sessionCookie = (secret: string) => ({
  name: '__Host-desk',
  value: secret,
  domain: 'localhost',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Strict' as const,
})

/** Lets a member's sessions be without an act for so many minutes, in the SQLite file at `url`. */
export async function idleFor(url: string, name: string, minutes: number): Promise<void> {
  const client = createClient({ url })
  await client.execute({
    sql: 'UPDATE sessions SET seen_at = ? WHERE staff_id = (SELECT id FROM staff WHERE name = ?)',
    args: [new Date(Date.now() - minutes * 60_000).toISOString(), name],
  })
  client.close()
}
