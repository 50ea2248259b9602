import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createAuthenticator } from '../../support/deskAuthenticator'
import { browserAt, openDesk } from '../../support/deskFixture'
import { stillClock } from '../../support/serverFixture'

describe('an invited receptionist', () => {
  test('registers a passkey with the link, and is then signed in', async () => {
    const { desk, browser, server } = openDesk()
    const token = await desk.invite('Ayşe', 'reception')
    const authenticator = createAuthenticator(browser.origin)
    const cancelled = await browser.ask('/invitation', { body: { token } })
    expect(await cancelled.json()).toMatchObject({ name: 'Ayşe' })
    // Closing the dialog does not use the link.
    const { options } = await (await browser.ask('/invitation', { body: { token } })).json()
    expect(options.authenticatorSelection).toMatchObject({ userVerification: 'required' })
    const response = authenticator.register(options)
    const registered = await browser.ask('/register', { body: { token, response } })
    expect(registered.status).toBe(204)
    expect(registered.headers.get('Set-Cookie')).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const me = await (await browser.ask('/me')).json()
    expect(me).toMatchObject({ name: 'Ayşe', role: 'reception', strength: 'passkey' })
    expect(me.clinic).toMatchObject({ timeZone: 'Europe/Istanbul', chat: 'whatsapp' })

    const again = await browser.ask('/invitation', { body: { token } })
    expect(again.status).toBe(401)
    const other = browserAt(server.fetch)
    const next = await (await other.ask('/sign-in/options', { body: {} })).json()
    expect(next.allowCredentials).toBeUndefined()
    expect((await other.ask('/sign-in', { body: authenticator.signIn(next) })).status).toBe(204)
    expect((await other.ask('/me')).status).toBe(200)
  })

  test('ends her session by signing out, and her old cookie is refused', async () => {
    const { signIn } = openDesk()
    const her = await signIn('Ayşe', 'reception')
    const old = her.cookie()
    expect((await her.ask('/sign-out', { body: {} })).status).toBe(204)
    expect((await her.ask('/me', { headers: { Cookie: old } })).status).toBe(401)
  })

  test('gets a new cookie by re-authentication, and the previous one ends', async () => {
    const { signIn } = openDesk()
    const her = await signIn('Ayşe', 'reception')
    const before = her.cookie()
    const options = await (await her.ask('/sign-in/options', { body: {} })).json()
    await her.ask('/sign-in', { body: her.authenticator.signIn(options) })
    expect(her.cookie()).not.toBe(before)
    expect((await her.ask('/me', { headers: { Cookie: before } })).status).toBe(401)
    expect((await her.ask('/me')).status).toBe(200)
  })
})

test('a stranger who is refused learns nothing from the response', async () => {
  const { desk, browser, signIn } = openDesk()
  const { authenticator } = await signIn('Ayşe', 'reception')
  const options = async () => (await browser.ask('/sign-in/options', { body: {} })).json()
  const used = authenticator.signIn(await options())
  expect((await browser.ask('/sign-in', { body: used, from: '127.0.0.2' })).status).toBe(204)
  browser.forget()

  const stranger = createAuthenticator(browser.origin)
  const attempts: [string, unknown][] = [
    ['/sign-in', used],
    ['/sign-in', authenticator.signIn(await options(), { verified: false })],
    ['/sign-in', authenticator.signIn(await options(), { origin: 'https://evil.example' })],
    ['/sign-in', authenticator.signIn(await options(), { crossOrigin: true })],
    ['/sign-in', authenticator.signIn({ challenge: 'AAAA' })],
    ['/sign-in', stranger.signIn(await options())],
    ['/sign-in', { id: 'x' }],
    ['/sign-in', 'null'],
    ['/sign-in/code', { code: '2222-2222' }],
    ['/invitation', { token: 'x' }],
    ['/register', { token: 'x', response: stranger.register(await options()) }],
  ]
  await desk.disable('Ayşe')
  attempts.push(['/sign-in', authenticator.signIn(await options())])
  const answers: string[] = []
  for (const [path, body] of attempts) {
    const response = await browser.ask(path, { body })
    answers.push(
      `${response.status} ${await response.text()} ${response.headers.get('Set-Cookie')}`,
    )
  }
  expect(new Set(answers)).toEqual(new Set(['401 {"error":"unauthorised"} null']))
})

test('a passkey that does not verify its owner is not registered, and the link remains valid', async () => {
  const { desk, browser } = openDesk()
  const token = await desk.invite('Ayşe', 'reception')
  const authenticator = createAuthenticator(browser.origin)
  const { options } = await (await browser.ask('/invitation', { body: { token } })).json()
  const response = authenticator.register(options, { verified: false })
  expect((await browser.ask('/register', { body: { token, response } })).status).toBe(401)
  expect((await browser.ask('/invitation', { body: { token } })).status).toBe(200)
})

describe('a shared computer', () => {
  test('signs in with a code from a phone, once, within a minute and with fewer permissions', async () => {
    const clock = stillClock()
    const { server, signIn } = openDesk({ clock })
    const phone = await signIn('Deniz', 'manager')
    const counter = browserAt(server.fetch)
    const code = async () => (await (await phone.ask('/code', { body: {} })).json()).code as string
    const first = await code()
    expect(first).toMatch(/^[2-79CFHKLMRTY]{8}$/)
    const typed = `${first.slice(0, 4)} ${first.slice(4).toLowerCase()}`
    expect((await counter.ask('/sign-in/code', { body: { code: typed } })).status).toBe(204)
    expect(await (await counter.ask('/me')).json()).toMatchObject({ strength: 'code' })
    expect((await counter.ask('/board')).status).toBe(200)
    expect((await counter.ask('/audit')).status).toBe(403)
    expect((await counter.ask('/code', { body: {} })).status).toBe(403)
    const again = browserAt(server.fetch)
    expect((await again.ask('/sign-in/code', { body: { code: typed } })).status).toBe(401)
    const late = await code()
    clock.time += 60_000
    expect((await again.ask('/sign-in/code', { body: { code: late } })).status).toBe(401)
  })
})

test('a copy of the store opens no session, because it holds no secret', async () => {
  const { desk, root, signIn } = openDesk()
  const her = await signIn('Ayşe', 'reception')
  const again = (await desk.inviteAgain('Ayşe')) ?? ''
  const { code } = await (await her.ask('/code', { body: {} })).json()
  const [, cookie = ''] = her.cookie().split('=')
  const secrets = [her.token, again, cookie, code]
  expect(secrets.every(Boolean)).toBe(true)
  const folder = join(root, '.data')
  const stored = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
  expect(stored.join('')).toContain('reception')
  for (const secret of secrets) expect(stored.join('')).not.toContain(secret)
})

test('the twenty-first attempt of an address within ten minutes is not checked', async () => {
  const clock = stillClock()
  const { browser } = openDesk({ clock })
  const attempt = (from: string) => browser.ask('/sign-in', { body: {}, from })
  for (let count = 0; count < 20; count += 1) expect((await attempt('127.0.0.7')).status).toBe(401)
  const refused = await attempt('127.0.0.7')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('600')
  expect((await attempt('127.0.0.8')).status).toBe(401)
  clock.time += 10 * 60_000
  expect((await attempt('127.0.0.7')).status).toBe(401)
})
