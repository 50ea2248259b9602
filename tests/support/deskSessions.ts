import { databasePlace } from '../../src/server/storage/database.ts'
import { createStore, type RequestStore } from '../../src/server/storage/store.ts'
import type { Role } from '../../src/shared/deskModel.ts'

/** Invites a member of the staff and opens a passkey session; resolves to its secret. */
export async function letIn(store: RequestStore, name: string, role: Role): Promise<string> {
  await store.invite(name, role)
  const member = (await store.staff()).find((each) => each.name === name)
  return store.openSession(member?.id ?? '', 'passkey')
}

type Member = { name?: string; role?: Role; env?: NodeJS.ProcessEnv }

/** As `letIn`, in the store of the clinic below `root`. */
export async function openSession(
  root: string,
  { name = 'Proof', role = 'reception', env = {} }: Member = {},
): Promise<string> {
  const store = createStore(databasePlace(root, env))
  try {
    return await letIn(store, name, role)
  } finally {
    await store.close()
  }
}

const form = { name: 'Gülşen Işık', phone: '0532 000 00 00', doctor: '', request: 'Muayene' }

/** Stores a request as the site's form does; resolves to its reference. */
export async function storeRequest(
  store: RequestStore,
  change: Partial<typeof form> = {},
  language = '',
): Promise<string> {
  const intake = { source: 'json', unlisted: false, language } as const
  const added = await store.add({ ...form, ...change }, intake)
  if (added.kind !== 'stored') throw new Error('not stored')
  return added.receipt.reference
}

/** Requests a path of the desk's API with a session; with a body it posts. */
export const deskFetch = (origin: string, secret: string, path: string, body?: object | string) =>
  fetch(`${origin}/yonetim/api${path}`, {
    headers: {
      Cookie: `__Host-desk=${secret}`,
      ...(body && { Origin: origin, 'Content-Type': 'application/json' }),
    },
    ...(body && {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  })

/** A session's cookie as a browser on this machine stores it. */
export const sessionCookie = (secret: string) => ({
  name: '__Host-desk',
  value: secret,
  domain: 'localhost',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Strict' as const,
})
