import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { backoff } from '../../../src/desk/client/live/deskEvents'
import { breakBody, brokenBodies } from '../support/brokenBodies'
import { DeskServer, isLive, openDesk, openRequest, rowOf, signedOut, words } from '../support/desk'
import { allowComplaints } from '../support/setup'

describe('a response that is not whole', () => {
  test.each(brokenBodies)('is an error, and what is typed stays: %s', async (_, body) => {
    const { row } = await openRequest()
    await row.getByRole('button', { name: words.row.cancelled }).click()
    await row.getByLabelText(words.form.note).fill('Duruyor')
    breakBody('/outcome', body())
    await row.getByRole('button', { name: words.form.save }).click()
    await expect.element(row.getByRole('alert')).toHaveTextContent(words.faults.other)
    await expect.element(row.getByLabelText(words.form.note)).toHaveValue('Duruyor')
  })
})

describe('a page of the desk', () => {
  test('tries again by itself while the server is overloaded, and meanwhile shows no count', async () => {
    const server = new DeskServer()
    const board = server.handlerOf('GET /board')
    server.refuse('GET /board', 503, 'unavailable')
    await openDesk(server, false)
    await isLive(false)
    const request = server.receive()
    server.answer('GET /board', board)
    await expect.element(rowOf(request)).toBeVisible()
    await isLive()
  })

  test('that the browser stores and restores reads again', async () => {
    const server = await openDesk()
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    const reads = () => server.asked.filter((each) => each === 'GET /board').length
    const before = reads()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(reads).toBeGreaterThan(before)
    const request = server.receive()
    await expect.element(rowOf(request)).toBeVisible()
  })

  test('that is opened again reads nothing that no event has touched, and the stream stays open', async () => {
    const server = new DeskServer()
    const day = page.getByRole('link', { name: words.pages.day, exact: true })
    const board = page.getByRole('link', { name: words.pages.board, exact: true })
    const asked = (route: string) => server.asked.filter((each) => each === route).length
    await openDesk(server)
    await day.click()
    await expect.element(page.css('#day-title')).toBeVisible()
    expect([asked('GET /board'), asked('GET /day')]).toEqual([1, 1])
    await board.click()
    await expect.element(page.css('[data-list]')).toBeVisible()
    await day.click()
    await expect.element(page.css('#day-title')).toBeVisible()
    expect([asked('GET /board'), asked('GET /day')]).toEqual([1, 1])
    server.receive()
    await expect.poll(() => asked('GET /day')).toBe(2)
    expect(asked('GET /board')).toBe(1)
    await board.click()
    await expect.element(page.css('[data-list]')).toBeVisible()
    await expect.poll(() => asked('GET /board')).toBe(2)
    expect(server.streamsOpened).toBe(1)
  })

  test('of the next account shows nothing that the last one has read', async () => {
    const { server } = await openRequest({ name: 'Önceki Kişinin Gördüğü' })
    await expect.element(page.getByText('Önceki Kişinin Gördüğü')).toBeVisible()
    const { requested, release } = server.hold('GET /board')
    await page.getByRole('button', { name: words.frame.lock }).click()
    await signedOut()
    server.send('over')
    await openDesk(server, false)
    await requested
    expect(document.body).not.toHaveTextContent('Önceki Kişinin Gördüğü')
    release()
    await expect.element(page.getByText('Önceki Kişinin Gördüğü')).toBeVisible()
  })

  test('that fails leaves the others, and opens on request', async () => {
    const server = await openDesk(new DeskServer({ role: 'manager' }))
    const whole = fetch
    breakBody('/audit', '[{}]')
    await page.getByRole('link', { name: words.pages.audit }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.faults.page)
    vi.stubGlobal('fetch', whole)
    await page.getByRole('button', { name: words.unreachable.retry }).click()
    await expect.element(page.getByRole('heading', { name: words.audit.heading })).toBeVisible()
    await page.getByRole('link', { name: words.pages.board, exact: true }).click()
    await expect.element(page.css('[data-list]')).toBeVisible()
    expect(server.asked).toContain('GET /audit')
    allowComplaints(/./)
  })
})

describe('the event stream', () => {
  test('is reopened later after each failure, at a random moment', () => {
    const random = vi.spyOn(Math, 'random')
    random.mockReturnValue(0)
    expect([0, 1, 2, 3].map(backoff)).toEqual([500, 1000, 2000, 4000])
    random.mockReturnValue(1)
    expect([0, 1, 2, 20].map(backoff)).toEqual([1000, 2000, 4000, 30_000])
  })

  test('that breaks is reopened by the desk, so that not all desks return at once', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0)
    const server = await openDesk()
    const calls = random.mock.calls.length
    server.breakStreams()
    await isLive(false)
    expect(random.mock.calls.length).toBeGreaterThan(calls)
    await isLive()
    await expect.poll(() => server.streams.size).toBe(1)
  })
})
