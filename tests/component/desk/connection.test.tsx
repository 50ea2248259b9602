import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  DeskServer,
  isLive,
  listOf,
  openDesk,
  openRequest,
  rowOf,
  signedOut,
  words,
} from '../support/desk'

/** Waits until the page retries by itself while the server is unreachable. */
const isWatching = () => expect.poll(() => vi.getTimerCount()).toBe(1)

describe('while the server cannot be reached', () => {
  test('the lists show their age in no more rows of a phone, and the title shows no count', async () => {
    const { row } = await openRequest()
    await expect.element(row).toBeVisible()
    const heights = async () => {
      const header = page.css('header').first().element()
      await page.viewport(320, 800)
      const small = header.getBoundingClientRect().height
      await page.viewport(390, 800)
      return small + header.getBoundingClientRect().height
    }
    const live = await heights()
    await expect.poll(() => document.title).toMatch(/^\(1\) /)
    dispatchEvent(new Event('offline'))
    await isLive(false)
    await expect
      .element(page.css('[data-live]'))
      .toHaveTextContent(/Bağlantı yok. Son yenilenme: \d\d\.\d\d/)
    expect(await heights()).toBeLessThan(live + 30)
    await expect.element(page.css('[aria-busy="true"]')).toBeVisible()
    await expect.poll(() => document.title).not.toMatch(/^\(/)
    dispatchEvent(new Event('online'))
    await isLive()
    await expect.poll(() => document.title).toMatch(/^\(1\) /)
  })

  test('a start shows since when, and opens the desk once the server responds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = new DeskServer()
    server.isAway = true
    localStorage.setItem('desk-contact', String(new Date('2025-03-05T09:15').getTime()))
    await openDesk(server, false)
    const heading = page.getByRole('heading', { name: words.unreachable.heading })
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByRole('alert')).toHaveTextContent('5 Mart 2025 Çarşamba 09.15')
    expect(server.asked).toEqual(['GET /me'])
    await page.getByRole('button', { name: words.unreachable.retry }).click()
    await expect.poll(() => server.asked).toEqual(['GET /me', 'GET /me'])
    await expect.element(heading).toBeVisible()
    server.isAway = false
    await isWatching()
    await vi.advanceTimersByTimeAsync(5000)
    await isLive()
  })

  test('a device that never reached the server reports so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = new DeskServer()
    server.isAway = true
    await openDesk(server, false)
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.unreachable.never)
    server.isAway = false
    await isWatching()
    dispatchEvent(new Event('online'))
    await isLive()
  })

  test('a response that arrives after the connection is lost does not mark the desk live', async () => {
    const server = await openDesk()
    const { requested, release } = server.hold('GET /board')
    const request = server.receive()
    await requested
    dispatchEvent(new Event('offline'))
    await isLive(false)
    release()
    await expect.element(rowOf(request)).toBeVisible()
    // Announced together with the other changes of the response.
    await expect.element(page.getByText(words.lists.arrived)).toBeInTheDocument()
    await isLive(false)
    dispatchEvent(new Event('online'))
    await isLive()
  })

  test('a silent connection is not shown as live, and ends the session after half an hour', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const server = await openDesk()
    // A server that hangs: neither a response nor an error.
    server.isSilent = true
    await vi.advanceTimersByTimeAsync(26_000)
    await isLive(false)
    server.isSilent = false
    await vi.advanceTimersByTimeAsync(26_000)
    await isLive()
    server.isAway = true
    await vi.advanceTimersByTimeAsync(26_000)
    await isLive(false)
    // Waits for the timeouts of the stream and of the session; the cache has one for each of two
    // lists, which ends long before.
    await expect.poll(() => vi.getTimerCount()).toBe(4)
    await vi.advanceTimersByTimeAsync(31 * 60_000)
    await signedOut()
  })

  test('a refused stream is retried, and no change is missed', async () => {
    const server = new DeskServer()
    server.refusesStream = true
    await openDesk(server, false)
    await isLive(false)
    const request = server.receive()
    server.refusesStream = false
    await isLive()
    await expect.element(rowOf(request)).toBeVisible()
  })
})

describe('a session', () => {
  test('is extended by key presses, at most once a minute, and ends when the server reports its end', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { server } = await openRequest({ name: 'Unutulan Hasta' })
    const signs = () => server.posts.filter(({ path }) => path === '/alive').length
    const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    press()
    expect(signs()).toBe(0)
    vi.setSystemTime(Date.now() + 61_000)
    press()
    press()
    await expect.poll(signs).toBe(1)
    server.refuse('POST /alive', 401, 'unauthorised')
    vi.setSystemTime(Date.now() + 61_000)
    press()
    await signedOut()
    expect(document.body).not.toHaveTextContent('Unutulan Hasta')
  })
})

test('a receptionist sees the count on the app’s icon if the device supports it, and none once the desk is locked', async () => {
  const badges: (number | undefined)[] = []
  vi.spyOn(navigator, 'setAppBadge').mockImplementation(async (count) => void badges.push(count))
  vi.spyOn(navigator, 'clearAppBadge').mockImplementation(async () => void badges.push(undefined))
  const { row } = await openRequest({ name: 'Sayılan' })
  await expect.element(listOf('fresh').css('h2 span')).toHaveTextContent('1')
  await expect.element(row).toBeVisible()
  await expect.poll(() => badges.at(-1)).toBe(1)
  await page.getByRole('button', { name: words.frame.lock }).click()
  await signedOut()
  await expect.poll(() => badges.at(-1)).toBeUndefined()
})
