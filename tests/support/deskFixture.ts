import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createServer, type Server } from '../../src/host/index'
import type { Clock } from '../../src/server/base/clock'
import { databasePlace } from '../../src/server/storage/database'
import { createStore } from '../../src/server/storage/store'
import type { Role } from '../../src/shared/deskModel'
import { expectContract } from './contracts'
import { createAuthenticator } from './deskAuthenticator'
import { storeRequest } from './deskSessions'
import { addDesk, copyClinic, writeFiles } from './folders'
import { clinicFolder, filled, stillClock } from './serverFixture'

export const intake = { source: 'json', unlisted: false } as const

/** A clinic with a database of a version before the desk: twelve requests, three of them done. */
export function oldFolder(): string {
  const root = clinicFolder()
  const old = join(import.meta.dirname, '../fixtures/old-stores/third-version.db')
  writeFiles(root, { '.data/requests.db': readFileSync(old) })
  return root
}

/** A store with its own clock, closed after the test. */
export function openStore(root = clinicFolder(), clock = stillClock()) {
  const store = createStore(databasePlace(root, {}), { now: clock.now, country: 'TR' })
  onTestFinished(() => store.close())
  return { root, clock, store }
}

/** A store with a receptionist and one request. */
export async function openDeskStore(root?: string) {
  const opened = openStore(root)
  const { store } = opened
  await store.invite('Ayşe', 'reception')
  const [staff] = await store.staff()
  if (!staff) throw new Error('nobody was invited')
  const reference = await storeRequest(store, filled)
  return { ...opened, desk: store, staffId: staff.id, reference }
}

/** A built clinic with a desk, removed after the test. */
export function builtClinic(): string {
  const clinic = copyClinic()
  onTestFinished(clinic.remove)
  addDesk(clinic.root)
  return clinic.root
}

type Sent = { headers?: Record<string, string | undefined>; from?: string; method?: string }
type Sending = Sent & { body?: unknown }

let addresses = 0

/** Another address of this machine each time: attempts are limited by address. */
function ownAddress(): string {
  addresses += 1
  return `127.1.${addresses >> 8}.${addresses & 255}`
}

/** A client of a server in process that keeps its cookie. */
export function browserAt(fetch: Server['fetch'], origin = 'http://localhost:4173') {
  let cookie = ''
  return {
    origin,
    forget: () => {
      cookie = ''
    },
    cookie: () => cookie,
    async ask(path: string, { body, headers = {}, from = '127.0.0.1', method }: Sending = {}) {
      const all = {
        ...(body !== undefined && { Origin: origin, 'Content-Type': 'application/json' }),
        ...(cookie && { Cookie: cookie }),
        ...headers,
      }
      const sent = Object.entries(all).filter((entry): entry is [string, string] => !!entry[1])
      const request = new Request(`${origin}/yonetim/api${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: sent,
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const response = await fetch(request, { incoming: { socket: { remoteAddress: from } } })
      await expectContract(request, response)
      const set = response.headers.get('Set-Cookie')
      if (set) cookie = set.split(';')[0] ?? ''
      return response
    },
  }
}

/** A clinic's server with its desk, in process. */
export function openDesk({
  env = {} as Record<string, string>,
  clock = stillClock() as Clock,
  root = builtClinic(),
} = {}) {
  const log: object[] = []
  const server = createServer({ root, env, clock, log: (line) => log.push(line) })
  onTestFinished(() => server.close())
  const browser = browserAt(server.fetch, env.DESK_ORIGIN || undefined)
  return {
    root,
    log,
    server,
    browser,
    desk: server.store,
    /** Invites and registers a new account, whose session cookie `at` keeps. */
    async signIn(
      name: string,
      role: Role,
      at = browserAt(server.fetch, browser.origin),
      doctor?: string,
    ) {
      const authenticator = createAuthenticator(browser.origin)
      const token = await server.store.invite(name, role, undefined, doctor)
      const invitation = await at.ask('/invitation', { body: { token } })
      const { options } = await invitation.json()
      const response = authenticator.register(options)
      const registered = await at.ask('/register', {
        body: { token, response },
        from: ownAddress(),
      })
      if (registered.status !== 204) throw new Error(`not registered: ${registered.status}`)
      return { ...at, authenticator, token }
    },
  }
}

/** A desk on Saturday, 21 November 2026, at noon, with a receptionist. */
export async function openReception({ root = builtClinic(), name = 'Ayşe' } = {}) {
  const clock = stillClock()
  const opened = openDesk({ clock, root })
  const her = await opened.signIn(name, 'reception')
  const read = async (path: string) => (await her.ask(path)).json()
  async function post(path: string, body: object) {
    const response = await her.ask(path, { body })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined }
  }
  let entries = 0
  /** Enters a phone call. */
  function enter(appointmentAt: string, more: object = {}) {
    entries += 1
    const two = String(entries).padStart(2, '0')
    const key = `00000000-0000-4000-8000-0000000000${two}`
    const patient = { name: `Hasta ${entries}`, phone: `0532 000 00 ${two}` }
    const entry = { key, ...patient, note: '', doctor: 'selin-ardic', appointmentAt }
    return post('/entries', { ...entry, ...more })
  }
  return { ...opened, clock, her, read, post, enter }
}
