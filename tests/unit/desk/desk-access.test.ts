import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../src/server/http/settings'
import { access } from '../../../src/server/staff/access'
import { eventsOf } from '../../support/deskEvents'
import { browserAt, openDesk } from '../../support/deskFixture'
import { storeRequest } from '../../support/deskSessions'
import { filled, stillClock } from '../../support/serverFixture'

const all = ['reception', 'editor', 'manager', 'doctor'] as const

const rules = Object.entries(access)

const sendingOf = (route: string) => {
  const [method = '', path = ''] = route.replace(/:\w+/g, 'AAA-AAA').split(' ')
  return [path, method === 'POST' ? { body: {} } : {}] as const
}
/** Denied for a missing right or re-authentication; an invalid passkey response is refused alike. */
async function refusalOf(response: Response): Promise<string> {
  if (response.status === 403) return (await response.json()).error
  await response.body?.cancel()
  return ''
}

describe('the access rules', () => {
  test.each(all)('hold for %s, route by route', async (role) => {
    const { signIn, server } = openDesk()
    for (const [route, { roles }] of rules) {
      const member = await signIn(`${role} ${route}`, role)
      const [path, sending] = sendingOf(route)
      const response = await member.ask(path, sending)
      const isRefused = (await refusalOf(response)) === 'forbidden'
      expect([route, isRefused]).toEqual([route, !roles.includes(role)])
      const stranger = await browserAt(server.fetch).ask(path, sending)
      expect([route, stranger.status]).toEqual([route, 401])
    }
  })

  test.each(all)('hold for %s at the counter with a sign-in code', async (role) => {
    const { desk, server } = openDesk()
    await desk.invite('Ayşe', role)
    const [member] = await desk.staff()
    for (const [route, { roles, strengths }] of rules) {
      const Cookie = `__Host-desk=${await desk.openSession(member?.id ?? '', 'code')}`
      const [path, sending] = sendingOf(route)
      const response = await browserAt(server.fetch).ask(path, { ...sending, headers: { Cookie } })
      const error = await refusalOf(response)
      const own = strengths.includes('code') ? '' : 'weak'
      const right = roles.includes(role) ? own : 'forbidden'
      expect([route, error]).toEqual([route, right])
    }
  })

  test('require re-authentication for the routes that need it, and no others', async () => {
    const clock = stillClock()
    const { signIn } = openDesk({ clock })
    for (const [route, { fresh }] of rules) {
      const manager = await signIn(route, 'manager')
      clock.time += 6 * 60_000
      const response = await manager.ask(...sendingOf(route))
      const isAsked = (await refusalOf(response)) === 'unproven'
      // An empty response is no re-authentication.
      const right = fresh === true || route === 'POST /prove'
      expect([route, isAsked]).toEqual([route, right])
    }
  })

  test('show an editor no patient in any response', async () => {
    const { signIn, server } = openDesk()
    await server.store.add(filled, { source: 'json', unlisted: false })
    const editor = await signIn('Efe', 'editor')
    for (const route of Object.keys(access).filter((each) => !each.endsWith('/sign-out'))) {
      const [path, sending] = sendingOf(route)
      const response = await editor.ask(path, sending)
      const isStream = route === 'GET /events'
      const text = isStream ? await eventsOf(response).next() : await response.text()
      expect(text).not.toMatch(/Gülşen|0532/)
    }
  })
})

test('what one receptionist has typed is never stored as another’s on a shared computer', async () => {
  const { server, desk, signIn } = openDesk()
  const reference = await storeRequest(server.store, filled)
  const mehmet = await signIn('Mehmet Şık', 'reception')
  const sendAs = (name: string) =>
    mehmet.ask(`/requests/${reference}/contact`, {
      body: { act: 'called' },
      headers: { 'Desk-Account': encodeURIComponent(name) },
    })
  expect((await sendAs('Ayşe')).status).toBe(401)
  expect((await desk.find(reference))?.lastAct).toBeUndefined()
  expect((await sendAs('Mehmet Şık')).status).toBe(200)
  expect((await desk.find(reference))?.lastAct).toMatchObject({ by: 'Mehmet Şık' })
})

describe('a request to the desk', () => {
  test.each([
    ['without an origin', { Origin: undefined }, 403],
    ['from another site', { Origin: 'https://evil.example' }, 403],
    ['from another port', { Origin: 'http://localhost:9999' }, 403],
    ['from nowhere', { Origin: 'null' }, 403],
    ['marked as cross-site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['marked as same-site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['as a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['as text', { 'Content-Type': 'text/plain' }, 415],
    ['without a type', { 'Content-Type': undefined }, 415],
  ])('is refused %s', async (_case, headers, status) => {
    const { signIn, desk } = openDesk()
    const her = await signIn('Ayşe', 'reception')
    expect((await her.ask('/sign-out', { body: '{}', headers })).status).toBe(status)
    expect((await her.ask('/me')).status).toBe(200)
    expect((await desk.audit(50)).map(({ act }) => act)).not.toContain('signedOut')
  })

  test('is refused for reading from another site, too', async () => {
    const { signIn } = openDesk()
    const her = await signIn('Ayşe', 'reception')
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await her.ask('/board', { headers })).status).toBe(403)
  })
})

describe('the desk’s address', () => {
  const page = (origin: string, headers: Record<string, string> = {}) =>
    new Request(`${origin}/yonetim`, { headers })
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
  const here = from('127.0.0.1')

  test('on the same machine is open, and excluded from search and caches', async () => {
    const { server } = openDesk()
    const response = await server.fetch(page('http://localhost:4173'), here)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Desk')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types desk-worker desk-gate ProseMirrorClipboard",
    )
    expect(policy).not.toContain('unsafe')
  })

  test('elsewhere is off until DESK_ORIGIN is set', async () => {
    const { server } = openDesk()
    for (const request of [
      page('http://www.mercan.example'),
      page('http://192.0.2.1:4173'),
      page('http://localhost:4173', { 'X-Forwarded-For': '192.0.2.9' }),
    ]) {
      const response = await server.fetch(request, here)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Sayfa bulunamadı')
    }
    const out = browserAt(server.fetch, 'http://www.mercan.example')
    expect((await out.ask('/sign-in/options', { body: {} })).status).toBe(405)

    const origin = 'https://www.mercan.example'
    const on = openDesk({ env: { DESK_ORIGIN: origin } })
    expect((await on.server.fetch(page('http://www.mercan.example'))).status).toBe(200)
    expect((await on.signIn('Ayşe', 'reception')).origin).toBe(origin)
    const other = browserAt(on.server.fetch, 'http://localhost:4173')
    expect((await other.ask('/sign-in/options', { body: {} })).status).toBe(403)
  })

  test.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['192.0.2.1', 404],
    ['::ffff:192.0.2.1', 404],
    ['2001:db8::1', 404],
  ])('under the name localhost, from %s, is answered %i', async (address, status) => {
    const { server } = openDesk()
    const response = await server.fetch(page('http://localhost:4173'), from(address))
    expect(response.status).toBe(status)
  })

  test.each([
    'www.mercan.example',
    'http://www.mercan.example',
    'https://192.0.2.1',
    'https://a.example/x',
  ])('is refused at the start if %s is no valid origin', (DESK_ORIGIN) => {
    expect(() => readSettings({ DESK_ORIGIN })).toThrow(/DESK_ORIGIN/)
  })
})

test('a visitor on https gets HSTS from pages, endpoint and desk, and a visitor on http does not', async () => {
  const origin = 'https://www.mercan.example'
  const { server } = openDesk({ env: { DESK_ORIGIN: origin, TRUST_PROXY: '1' } })
  const told = async (path: string, protocol: string) => {
    const headers = { 'X-Forwarded-Proto': protocol, 'X-Forwarded-For': '192.0.2.9' }
    const request = new Request(`http://www.mercan.example${path}`, { headers })
    return (await server.fetch(request)).headers.get('Strict-Transport-Security')
  }
  for (const path of ['/', '/yok', '/api/health', '/api/yok', '/yonetim', '/yonetim/api/me']) {
    expect(await told(path, 'https'), path).toMatch(/^max-age=\d{8}; includeSubDomains$/)
    expect(await told(path, 'http'), path).toBeNull()
  }
})
