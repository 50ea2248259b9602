import { describe, expect, test } from 'vitest'
import { createAuthenticator } from '../../support/deskAuthenticator'
import { browserAt, openDesk } from '../../support/deskFixture'
import { stillClock } from '../../support/serverFixture'

async function openAsManager() {
  const clock = stillClock()
  const opened = openDesk({ clock })
  const manager = await opened.signIn('Deniz', 'manager')
  // Accounts are listed by age.
  clock.time += 1000
  const idOf = async (name: string) =>
    (await opened.desk.staff()).find((member) => member.name === name)?.id ?? ''
  return { ...opened, clock, manager, idOf }
}

describe('a manager in the browser', () => {
  test('invites a colleague, who registers by the link', async () => {
    const { manager, server, desk } = await openAsManager()
    const body = { name: '  Ayşe Yılmaz ', role: 'reception' }
    const { link } = await (await manager.ask('/accounts', { body })).json()
    const [, token] = /^http:\/\/localhost:4173\/yonetim#invite=([\w-]{43})$/.exec(link) ?? []
    const ayse = browserAt(server.fetch)
    const { options, name } = await (await ayse.ask('/invitation', { body: { token } })).json()
    expect(name).toBe('Ayşe Yılmaz')
    const response = createAuthenticator(ayse.origin).register(options)
    expect((await ayse.ask('/register', { body: { token, response } })).status).toBe(204)
    const accounts = await (await manager.ask('/accounts')).json()
    expect(accounts).toMatchObject([
      { name: 'Deniz', role: 'manager', state: 'open' },
      { name: 'Ayşe Yılmaz', role: 'reception', state: 'open' },
    ])
    expect(Object.keys(accounts[0]).sort()).toEqual(['id', 'name', 'passkeys', 'role', 'state'])
    expect(
      (await desk.audit(10)).find(({ act, by }) => act === 'invited' && by === 'Deniz'),
    ).toMatchObject({ subject: 'Ayşe Yılmaz' })
  })

  test.each([
    ['the same name twice', { name: 'Deniz', role: 'editor' }, 409],
    ['no name', { name: ' \u200b ', role: 'editor' }, 400],
    ['a name of dots, which git refuses', { name: '...', role: 'editor' }, 400],
    ['a name of two lines', { name: 'Ayşe\nYılmaz', role: 'editor' }, 400],
    ['a name with NUL', { name: 'Ay\0şe', role: 'editor' }, 400],
    ['a name that is too long', { name: 'x'.repeat(61), role: 'editor' }, 400],
    ['an unknown role', { name: 'Efe', role: 'owner' }, 400],
    ['a doctor without naming one', { name: 'Selin', role: 'doctor' }, 400],
    ['a doctor whom the site has not', { name: 'Selin', role: 'doctor', doctor: 'x' }, 400],
    ['a receptionist as a doctor', { name: 'Efe', role: 'reception', doctor: 'selin-ardic' }, 400],
    ['an extra field', { name: 'Efe', role: 'editor', id: 'x' }, 400],
  ])('cannot invite %s', async (_case, body, status) => {
    const { manager, desk } = await openAsManager()
    expect((await manager.ask('/accounts', { body })).status).toBe(status)
    expect(await desk.staff()).toHaveLength(1)
  })

  test('disables an account at once, and invites it again by a new link', async () => {
    const { manager, signIn, server, idOf } = await openAsManager()
    const ayse = await signIn('Ayşe', 'reception', browserAt(server.fetch))
    const id = await idOf('Ayşe')
    expect((await manager.ask(`/accounts/${id}/disable`, { body: {} })).status).toBe(204)
    expect((await ayse.ask('/board')).status).toBe(401)
    expect(await (await manager.ask('/accounts')).json()).toMatchObject([{}, { state: 'closed' }])
    const { link } = await (await manager.ask(`/accounts/${id}/again`, { body: {} })).json()
    expect(link).toContain('#invite=')
    for (const act of ['again', 'disable'])
      expect((await manager.ask(`/accounts/nobody/${act}`, { body: {} })).status).toBe(404)
  })

  test('sees her colleague’s passkeys at a new link, and names a lost one: it and every session of the account close at once', async () => {
    const { manager, signIn, server, desk, clock, idOf } = await openAsManager()
    const phone = await signIn('Ayşe', 'reception', browserAt(server.fetch))
    const onPhone = new Date(clock.time).toISOString()
    clock.time += 60_000
    const id = await idOf('Ayşe')
    const again = async (body: object) =>
      (await manager.ask(`/accounts/${id}/again`, { body })).json()
    const token = (await again({})).link.split('=')[1]
    const laptop = createAuthenticator(phone.origin)
    const { options } = await (await phone.ask('/invitation', { body: { token } })).json()
    const response = laptop.register(options)
    const desktop = browserAt(server.fetch)
    expect((await desktop.ask('/register', { body: { token, response } })).status).toBe(204)

    const passkeys = async () => (await (await manager.ask('/accounts')).json())[1].passkeys
    const [first, second] = await passkeys()
    expect([first.createdAt, second.createdAt]).toEqual([
      onPhone,
      new Date(clock.time).toISOString(),
    ])
    const { code } = await (await phone.ask('/code', { body: {} })).json()
    expect((await again({ lost: [first.id] })).link).toContain('#invite=')
    expect(await passkeys()).toEqual([second])
    for (const each of [phone, desktop]) expect((await each.ask('/board')).status).toBe(401)
    const other = browserAt(server.fetch)
    expect((await other.ask('/sign-in/code', { body: { code } })).status).toBe(401)
    const signInWith = async ({ signIn }: Pick<typeof laptop, 'signIn'>) => {
      const challenge = await (await other.ask('/sign-in/options', { body: {} })).json()
      return (await other.ask('/sign-in', { body: signIn(challenge) })).status
    }
    expect(await signInWith(phone.authenticator)).toBe(401)
    expect(await signInWith(laptop)).toBe(204)
    expect((await desk.audit(10)).map(({ by, act, subject }) => [by, act, subject])).toContainEqual(
      ['Deniz', 'passkeyClosed', 'Ayşe'],
    )
  })

  test('who is the last one closes her lost phone, and nobody else’s, from the device in her hand', async () => {
    const { manager, signIn, server, desk, idOf } = await openAsManager()
    const ayse = await signIn('Ayşe', 'reception', browserAt(server.fetch))
    const [own, hers] = (await desk.staff()).map(({ passkeys }) => passkeys[0]?.id)
    const body = { lost: [own, hers] }
    const { link } = await (
      await manager.ask(`/accounts/${await idOf('Deniz')}/again`, { body })
    ).json()
    expect(link).toContain('#invite=')
    expect((await manager.ask('/me')).status).toBe(200)
    expect((await ayse.ask('/me')).status).toBe(200)
    expect(await (await manager.ask('/accounts')).json()).toMatchObject([
      { name: 'Deniz', state: 'invited', passkeys: [] },
      { name: 'Ayşe', state: 'open', passkeys: [{ id: hers }] },
    ])
  })

  test('cannot disable the last manager, but one of two', async () => {
    const { manager, signIn, server, idOf } = await openAsManager()
    const own = await idOf('Deniz')
    const refused = await manager.ask(`/accounts/${own}/disable`, { body: {} })
    expect([refused.status, await refused.json()]).toEqual([409, { error: 'lastManager' }])
    const second = await signIn('Ege', 'manager', browserAt(server.fetch))
    expect((await second.ask(`/accounts/${own}/disable`, { body: {} })).status).toBe(204)
    expect((await manager.ask('/me')).status).toBe(401)
    const last = await second.ask(`/accounts/${await idOf('Ege')}/disable`, { body: {} })
    expect(last.status).toBe(409)
  })

  test('can read at any time, and change something only after a fresh re-authentication', async () => {
    const { manager, clock, idOf, desk } = await openAsManager()
    clock.time += 6 * 60_000
    expect((await manager.ask('/accounts')).status).toBe(200)
    const own = await idOf('Deniz')
    for (const [path, body] of [
      ['/accounts', { name: 'Efe', role: 'editor' }],
      [`/accounts/${own}/again`, {}],
      [`/accounts/${own}/disable`, {}],
    ] as const) {
      const refused = await manager.ask(path, { body })
      expect([path, refused.status, await refused.json()]).toEqual([
        path,
        403,
        { error: 'unproven' },
      ])
    }
    expect(await desk.staff()).toHaveLength(1)
    const options = await (await manager.ask('/prove/options', { body: {} })).json()
    await manager.ask('/prove', { body: manager.authenticator.signIn(options) })
    const invited = await manager.ask('/accounts', { body: { name: 'Efe', role: 'editor' } })
    expect(invited.status).toBe(200)
  })
})
