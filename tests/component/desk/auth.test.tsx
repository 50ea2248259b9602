import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Invitation } from '../../../src/desk/client/auth/Invitation'
import { expectNoBarrier } from '../support/axe'
import { button, DeskServer, openDesk, passkeyOptions, signedOut, words } from '../support/desk'
import { addAuthenticator, addPasskey, breakPasskeys, creationOptions } from '../support/passkeys'
import { allowComplaints } from '../support/setup'

/** A server without a session of this browser. */
function lockedServer(): DeskServer {
  const server = new DeskServer()
  server.refuse('GET /me', 401, 'unauthorised')
  server.answer('POST /invitation', () => ({ name: 'Gül', options: creationOptions }))
  server.answer('POST /sign-in/options', () => passkeyOptions)
  const open = () => server.answer('GET /me', () => server.me)
  for (const route of ['POST /register', 'POST /sign-in', 'POST /sign-in/code'] as const)
    server.answer(route, open)
  return server
}

const alert = () => page.getByRole('alert')

describe('an invited receptionist', () => {
  test('creates a passkey on her device, and signs in with it afterwards', async () => {
    await addAuthenticator()
    const server = lockedServer()
    const onRegistered = vi.fn()
    const screen = await render(<Invitation token="one-time" onRegistered={onRegistered} />)
    await expect.element(page.getByRole('heading', { name: 'Gül' })).toBeVisible()
    await expectNoBarrier('the invitation')
    await button(words.invitation.register).click()
    await expect.poll(() => onRegistered.mock.calls.length).toBe(1)
    expect(server.posts.at(-1)).toMatchObject({
      path: '/register',
      body: { token: 'one-time', response: { type: 'public-key' } },
    })
    await screen.unmount()

    server.refuse('GET /me', 401, 'unauthorised')
    await openDesk(server, false)
    await button(words.signIn.passkey).click()
    await expect.element(page.getByText('Ayşe')).toBeVisible()
  })

  test('reads that a link was already used', async () => {
    const server = lockedServer()
    server.refuse('POST /invitation', 401, 'unauthorised')
    await render(<Invitation token="used" onRegistered={() => {}} />)
    await expect.element(alert()).toHaveTextContent(words.invitation.invalid)
    await expect.element(button(words.invitation.register)).toBeDisabled()
  })

  test('can try again after closing the device’s dialog', async () => {
    lockedServer()
    vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('closed'))
    await render(<Invitation token="one-time" onRegistered={() => {}} />)
    await button(words.invitation.register).click()
    await expect.element(alert()).toHaveTextContent(words.invitation.cancelled)
    await expect.element(button(words.invitation.register)).toBeEnabled()
  })
})

describe('a receptionist who signs in', () => {
  test('meets no barrier', async () => {
    await openDesk(lockedServer(), false)
    await expect.element(button(words.signIn.passkey)).toBeVisible()
    await expectNoBarrier('the sign-in')
  })

  test('reads that the page failed, and opens it again', async () => {
    const mend = breakPasskeys()
    await openDesk(lockedServer(), false)
    await expect.element(alert()).toHaveTextContent(words.faults.page)
    await expectNoBarrier('the failed sign-in')
    mend()
    await button(words.unreachable.retry).click()
    await expect.element(button(words.signIn.passkey)).toBeVisible()
    allowComplaints(/./)
  })

  test('at the counter signs in with the code from her phone', async () => {
    const server = lockedServer()
    server.me = { ...server.me, strength: 'code' }
    await openDesk(server, false)
    await page.getByLabelText(words.signIn.code).fill('CFHK 2345')
    await button(words.signIn.codeEnter).click()
    await expect.element(page.getByText('Ayşe')).toBeVisible()
    expect(server.posts).toContainEqual({ path: '/sign-in/code', body: { code: 'CFHK 2345' } })
    // A session opened by a code cannot create codes.
    await expect.element(button(words.frame.code)).not.toBeInTheDocument()
  })

  const refusals = [
    ['a code that is wrong or has expired', 401, 'unauthorised', words.signIn.codeRefused],
    ['too many attempts', 429, 'tooMany', words.signIn.tooMany],
    ['a server that fails', 500, 'unexpected', words.faults.other],
  ] as const
  for (const [state, status, error, text] of refusals)
    test(`reads about ${state}`, async () => {
      const server = lockedServer()
      server.refuse('POST /sign-in/code', status, error)
      await openDesk(server, false)
      await page.getByLabelText(words.signIn.code).fill('CFHK2345')
      await button(words.signIn.codeEnter).click()
      await expect.element(alert()).toHaveTextContent(text)
    })

  test('reads that her account may be closed if her passkey is refused', async () => {
    await addAuthenticator()
    await addPasskey()
    const server = lockedServer()
    server.refuse('POST /sign-in', 401, 'unauthorised')
    await openDesk(server, false)
    await button(words.signIn.passkey).click()
    await expect.element(alert()).toHaveTextContent(words.signIn.refused)
  })

  test('reads in the clinic’s language that the code is missing', async () => {
    const server = lockedServer()
    await openDesk(server, false)
    await button(words.signIn.codeEnter).click()
    await expect.element(alert()).toHaveTextContent(words.signIn.codeMissing)
    expect(server.posts).toEqual([])
  })

  test('can try again after closing the device’s dialog', async () => {
    vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('closed'))
    await openDesk(lockedServer(), false)
    await button(words.signIn.passkey).click()
    await expect.element(alert()).toHaveTextContent(words.signIn.cancelled)
    await expect.element(button(words.signIn.passkey)).toBeEnabled()
  })
})

describe('the code for the counter', () => {
  test('is shown in two groups on her phone, and disappears when it expires', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const server = await openDesk()
    server.answer('POST /code', () => ({ code: 'CFHK2345', seconds: 60 }))
    await button(words.frame.code).click()
    const dialog = page.getByRole('dialog', { name: words.frame.codeHeading })
    await expect.element(dialog).toHaveTextContent('CFHK 2345')
    await expect.element(dialog).toHaveTextContent('60 saniye')
    await vi.advanceTimersByTimeAsync(61_000)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('returns the focus when it is closed', async () => {
    const server = await openDesk()
    server.answer('POST /code', () => ({ code: 'CFHK2345', seconds: 60 }))
    await button(words.frame.code).click()
    await button(words.frame.close).click()
    await expect.element(button(words.frame.code)).toHaveFocus()
  })
})

describe('a receptionist who locks the desk while the server cannot be reached', () => {
  /** The desk of a session that ends when the server is told, locked without a connection. */
  async function lockedOffline() {
    const server = await openDesk()
    server.answer('POST /sign-out', () => server.refuse('GET /me', 401, 'unauthorised'))
    server.isAway = true
    await button(words.frame.lock).click()
    await expect.poll(() => server.asked.at(-1)).toBe('POST /sign-out')
    server.asked.length = 0
    return server
  }
  const reload = async (server: DeskServer) => {
    await cleanup()
    await openDesk(server, false)
  }
  const isSignInShown = () => expect.element(button(words.signIn.passkey)).toBeVisible()

  test('is signed out before anything else when the page is loaded with a connection', async () => {
    const server = await lockedOffline()
    server.isAway = false
    await reload(server)
    await isSignInShown()
    expect(server.asked).toEqual(['POST /sign-out', 'GET /me', 'GET /me'])
    await reload(server)
    await isSignInShown()
    expect(server.asked.slice(3)).toEqual(['GET /me', 'GET /me'])
  })

  test('is signed out as soon as there is a connection, on the page that she has locked', async () => {
    const server = await lockedOffline()
    server.isAway = false
    dispatchEvent(new Event('online'))
    await expect.poll(() => server.asked).toEqual(['POST /sign-out'])
  })

  test('stays locked while it is loaded without one, and is signed out once there is one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = await lockedOffline()
    await reload(server)
    await expect
      .element(page.getByRole('heading', { name: words.unreachable.heading }))
      .toBeVisible()
    expect(server.asked).toEqual(['POST /sign-out'])
    server.isAway = false
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    dispatchEvent(new Event('online'))
    await isSignInShown()
    expect(server.asked.slice(1)).toEqual(['POST /sign-out', 'GET /me', 'GET /me'])
  })

  test('is not asked for twice if the server no longer knows the session', async () => {
    const server = await lockedOffline()
    server.isAway = false
    for (const route of ['POST /sign-out', 'GET /me'] as const)
      server.refuse(route, 401, 'unauthorised')
    for (const asked of [
      ['POST /sign-out', 'GET /me', 'GET /me'],
      ['GET /me', 'GET /me'],
    ]) {
      server.asked.length = 0
      await reload(server)
      await isSignInShown()
      expect(server.asked).toEqual(asked)
    }
  })

  test('is signed out before a colleague signs in on the same page', async () => {
    const server = await lockedOffline()
    server.isAway = false
    server.answer('POST /sign-in/code', () => {
      server.me = { ...server.me, name: 'Gül' }
      server.answer('GET /me', () => server.me)
    })
    await page.getByLabelText(words.signIn.code).fill('CFHK 2345')
    await button(words.signIn.codeEnter).click()
    await expect.element(page.getByText('Gül')).toBeVisible()
    expect(server.asked.slice(0, 2)).toEqual(['POST /sign-out', 'POST /sign-in/code'])
    await reload(server)
    await expect.element(page.getByText('Gül')).toBeVisible()
  })

  test('reads that signing out failed if the browser keeps nothing, and works as before otherwise', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError')
      })
    const server = new DeskServer()
    server.receive({ name: 'Kilit Hastası' })
    await openDesk(server)
    await expect.element(page.getByText('Kilit Hastası')).toBeVisible()
    server.isAway = true
    await button(words.frame.lock).click()
    await expect.element(alert()).toHaveTextContent('sunucudaki oturum kapatılamadı')
    await expectNoBarrier('the lock that failed')
    expect(document.body).not.toHaveTextContent('Kilit Hastası')
    server.isAway = false
    await reload(server)
    await expect.element(page.getByText('Kilit Hastası')).toBeVisible()
    await button(words.frame.lock).click()
    await signedOut()
  })
})
