import { onTestFinished } from 'vitest'
import { clinicDir } from '../../scripts/publish/paths'
import { readFacts } from '../../src/content/loading/clinicFacts'
import { createEndpoint } from '../../src/host/index'
import { type Clock, systemClock } from '../../src/server/base/clock'
import type { Log } from '../../src/server/base/requestLog'
import { createApi } from '../../src/server/requests/api'
import { databasePlace } from '../../src/server/storage/database'
import { createStore } from '../../src/server/storage/store'
import { expectContract } from './contracts'
import { copyParts, removeFolder, temporaryFolder, writeFiles } from './folders'

export { writeFiles } from './folders'

export const filled = {
  name: 'Gülşen Işık',
  phone: '0532 000 00 00',
  doctor: 'Selin Ardıç',
  request: 'Muayene',
}

/** Timeout of `vi.waitUntil`, long enough for a busy machine. */
export const patience = { timeout: 20_000 }

/** A small clinic in a temporary folder, removed after the test. */
export function clinicFolder(): string {
  const root = temporaryFolder('unit')
  onTestFinished(() => removeFolder(root))
  copyParts(clinicDir, root, ['locales/tr', 'content/pages.json'])
  writeFiles(root, {
    'content/site.json': JSON.stringify({
      language: 'tr',
      country: 'TR',
      timeZone: 'Europe/Istanbul',
      directions: ['google'],
    }),
    'content/clinic.json': JSON.stringify({
      name: 'Mercan',
      email: 'bilgi@mercan.example',
      phones: { mobile: '+90 500 000 00 00', landline: '+90 212 000 00 00' },
      requestOptions: ['Muayene', 'Devam Eden Tedavi', 'Diş Estetiği'],
      requestRetentionDays: 180,
      website: 'https://www.mercan.example',
      address: { street: 'Numune Sokak 1', district: 'Bayrampaşa', city: 'İstanbul' },
      hours: [{ days: ['Monday'], open: '11:00', close: '23:00' }],
      map: {
        embedUrl: 'https://www.openstreetmap.org/export/embed.html',
        latitude: 41.0481,
        longitude: 28.9003,
      },
      sections: { map: 'embed' },
    }),
    'content/appointment.json': JSON.stringify({ photos: [] }),
    'content/theme.json': JSON.stringify({
      colours: { paper: '#FAF5EC', ink: '#12282E', primary: '#0F4C5C', inkAccent: '#B8452F' },
    }),
    'content/doctors.json': JSON.stringify({
      doctors: [
        { id: 'selin-ardic', name: 'Selin Ardıç' },
        { id: 'kerem-yaliner', name: 'Kerem Yalıner' },
      ],
    }),
  })
  return root
}

/** The public API of such a clinic, in process, with its store and log. */
export function openClinic({
  root = clinicFolder(),
  env = {},
  allowedOrigins = [] as string[],
  onRetry = (() => {}) as (code: string) => void,
} = {}) {
  const store = createStore(databasePlace(root, env), { onRetry })
  onTestFinished(() => store.close())
  const log: Parameters<Log>[0][] = []
  const api = createApi({
    facts: readFacts(root)[0],
    store,
    allowedOrigins,
    log: (line) => log.push(line),
  })
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await api.request(path, init)
    const { method = 'GET' } = init
    await expectContract({ method, url: `http://localhost${path}` }, response)
    return response
  }
  const post = (body: BodyInit, headers: HeadersInit = json) =>
    request('/api/randevus', { method: 'POST', body, headers })
  return {
    root,
    store,
    log,
    api: { request },
    post,
    postJson: (value: unknown) => post(JSON.stringify(value)),
    postForm: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      post(new URLSearchParams(fields).toString(), {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
  }
}

const json = { 'Content-Type': 'application/json' }

type Sent = { headers?: Record<string, string>; from?: string }

/** The endpoint with an operator's environment, closed after the test. */
export function openEndpoint(env: Record<string, string> = {}, clock: Clock = systemClock) {
  const root = clinicFolder()
  const log: Parameters<Log>[0][] = []

  function open() {
    const endpoint = createEndpoint({ root, env, clock, log: (line) => log.push(line) })
    onTestFinished(() => endpoint.close())
    const fetch: typeof endpoint.fetch = async (request, connection) => {
      const response = await endpoint.fetch(request, connection)
      await expectContract(request, response)
      return response
    }
    return {
      ...endpoint,
      fetch,
      /** Sends a request with some fields changed, from a network address. */
      async send(
        change: Partial<typeof filled> = {},
        { headers = {}, from = '192.0.2.1' }: Sent = {},
      ): Promise<Response> {
        const request = new Request('http://localhost/api/randevus', {
          method: 'POST',
          headers: { ...json, ...headers },
          body: JSON.stringify({ ...filled, ...change }),
        })
        return fetch(request, { incoming: { socket: { remoteAddress: from } } })
      },
      async health(): Promise<unknown> {
        return (await fetch(new Request('http://localhost/api/health'))).json()
      },
    }
  }

  return {
    ...open(),
    root,
    log,
    /** Opens the same clinic's endpoint again, as after a restart. */
    reopen: open,
  }
}

/** A clock without timers; a test sets its `time`. */
export function stillClock(start = Date.UTC(2026, 10, 21, 9)) {
  const clock = { time: start, now: () => clock.time, after: () => () => {} }
  return clock
}
