import { describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../../src/server/base/clock'
import { databasePlace } from '../../../src/server/storage/database'
import { createStore } from '../../../src/server/storage/store'
import { eventsOf } from '../../support/deskEvents'
import { browserAt, builtClinic, intake, openDesk } from '../../support/deskFixture'
import { filled } from '../../support/serverFixture'
import { runCommand, startServer } from '../../support/serverProcess'

describe('a page that is open at the desk', () => {
  test('gets an event for a request at this server and at another process, each once', async () => {
    const { server, root, signIn } = openDesk({ clock: systemClock })
    const her = await signIn('Ayşe', 'reception')
    const events = eventsOf(await her.ask('/events'))
    expect(await events.next()).toBe('change 0')
    const body = JSON.stringify(filled)
    const headers = { 'Content-Type': 'application/json' }
    await server.fetch(new Request(`${her.origin}/api/randevus`, { method: 'POST', headers, body }))
    expect(await events.next()).toBe('change 1')
    const other = createStore(databasePlace(root, {}))
    await other.add(filled, intake)
    await other.close()
    expect(await events.next()).toBe('change 2')
    const board = await (await her.ask('/board')).json()
    expect(board).toMatchObject({ cursor: 2, fresh: { total: 2 } })
    await events.close()
  })

  test('gets the current state at once when it reconnects after a restart', async () => {
    const { server, signIn } = openDesk({ clock: systemClock })
    const her = await signIn('Ayşe', 'reception')
    await server.store.add(filled, intake)
    const events = eventsOf(await her.ask('/events'))
    expect(await events.next()).toBe('change 1')
    await events.close()
  })

  test('continues after its owner’s re-authentication', async () => {
    const { server, signIn } = openDesk({ clock: systemClock })
    const her = await signIn('Ayşe', 'reception')
    const events = eventsOf(await her.ask('/events'))
    expect(await events.next()).toBe('change 0')
    for (let count = 1; count <= 3; count += 1) {
      const options = await (await her.ask('/prove/options', { body: {} })).json()
      const proof = { body: her.authenticator.signIn(options) }
      expect((await her.ask('/prove', proof)).status).toBe(204)
      await server.store.add(filled, intake)
      expect(await events.next()).toBe(`change ${count}`)
    }
    await events.close()
  })

  test.each([
    [
      'signs out elsewhere',
      async (her: Awaited<ReturnType<ReturnType<typeof openDesk>['signIn']>>) =>
        her.ask('/sign-out', { body: {} }),
    ],
    [
      'is disabled',
      async (_her: unknown, desk: ReturnType<typeof openDesk>['desk']) => desk.disable('Ayşe'),
    ],
  ])('gets the event to clear itself when its owner %s', async (_case, end) => {
    const { desk, signIn } = openDesk({ clock: systemClock })
    const her = await signIn('Ayşe', 'reception')
    const events = eventsOf(await her.ask('/events'))
    await events.next()
    await end(her, desk)
    expect(await events.next()).toBe('over')
    expect(await events.next()).toBeUndefined()
  })
})

test('a stream and the lists it refreshes do not extend the session, which ends after half an hour of inactivity', async () => {
  const clock = { ...systemClock, time: Date.now(), now: () => clock.time }
  const { signIn } = openDesk({ clock })
  const her = await signIn('Ayşe', 'reception')
  const events = eventsOf(await her.ask('/events'))
  await events.next()
  clock.time += 29 * 60_000
  await her.ask('/alive', { body: {} })
  clock.time += 29 * 60_000
  expect((await her.ask('/board')).status).toBe(200)
  clock.time += 60_000
  expect(await events.next()).toBe('over')
  expect((await her.ask('/board')).status).toBe(401)
})

test('many requests at once cause one event, and then all are on the lists', async () => {
  const { server, signIn } = openDesk({ clock: systemClock })
  const her = await signIn('Ayşe', 'reception')
  const events = eventsOf(await her.ask('/events'))
  await events.next()
  const headers = { 'Content-Type': 'application/json' }
  const send = (name: string) => {
    const body = JSON.stringify({ ...filled, name })
    return server.fetch(
      new Request(`${her.origin}/api/randevus`, { method: 'POST', headers, body }),
    )
  }
  await Promise.all(Array.from({ length: 20 }, (_, count) => send(`Hasta ${count}`)))
  let heard = 0
  let last = 0
  while (last < 20) {
    last = Number((await events.next())?.split(' ')[1])
    heard += 1
  }
  expect(heard).toBeLessThan(20)
  expect(await (await her.ask('/board')).json()).toMatchObject({ cursor: 20, fresh: { total: 20 } })
  await events.close()
})

test('a server stops at once, however many pages are connected', async () => {
  const root = builtClinic()
  const server = startServer(root)
  onTestFinished(() => server.kill('SIGKILL'))
  const origin = await server.ready()
  const store = createStore(databasePlace(root, {}))
  onTestFinished(() => store.close())
  await store.invite('Ayşe', 'reception')
  const [staff] = await store.staff()
  const secret = await store.openSession(staff?.id ?? '', 'passkey')
  const her = browserAt((request) => fetch(request), origin)
  const headers = { Cookie: `__Host-desk=${secret}` }
  const streams = await Promise.all(
    Array.from({ length: 10 }, () => her.ask('/events', { headers })),
  )
  const events = streams.map(eventsOf)
  for (const each of events) expect(await each.next()).toBe('change 0')
  // Shutdown waits ten seconds for slow visitors, but not for a stream.
  const ended = Promise.all(events.map((each) => each.next().catch(() => undefined)))
  expect(await server.stopped('SIGTERM')).toBe(0)
  expect(await ended).toEqual(Array(10).fill(undefined))
})

describe('npm run staff', () => {
  const run = (clinic: string, ...words: string[]) =>
    runCommand('staff', clinic, words, { DESK_ORIGIN: '' })

  test('invites and lists accounts, each name once', () => {
    const root = builtClinic()
    expect(run(root).stdout).toContain('Henüz kimse')
    const invited = run(root, 'invite', 'Ayşe Yılmaz', 'yönetici')
    expect(invited).toMatchObject({ status: 0, stderr: '' })
    expect(invited.stdout).toMatch(/http:\/\/localhost:4173\/yonetim#invite=[\w-]{43}\n/)
    expect(run(root, 'invite', 'Ayşe Yılmaz', 'editor').stderr).toContain('Ayşe Yılmaz')
    expect(run(root, 'invite', 'Efe', 'EDİTÖR').status).toBe(0)
    expect(run(root, 'invite', 'Selin', 'hekim').stderr).toContain('Selin Ardıç (selin-ardic)')
    expect(run(root, 'invite', 'Selin', 'hekim', 'selin', 'ardic').status).toBe(0)
    const { stdout } = run(root)
    expect(stdout).toMatch(/Ayşe Yılmaz +Yönetici +Davet edildi/)
    expect(stdout).toMatch(/Selin +Hekim +Davet edildi/)
  })
})
