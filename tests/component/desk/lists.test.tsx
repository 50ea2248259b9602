import { describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import {
  DeskServer,
  focus,
  listOf,
  openDesk,
  openList,
  openRequest,
  rowOf,
  words,
} from '../support/desk'
import { showOnPhone } from '../support/setup'

const hour = 3_600_000

/** A desk with as many waiting requests, the longest waiting first. */
async function openWith(count: number) {
  const server = new DeskServer()
  const requests = Array.from({ length: count }, (_, index) =>
    server.receive({
      name: `Sıradaki Hasta ${index}`,
      receivedAt: new Date(Date.now() - (count - index) * hour).toISOString(),
    }),
  )
  await openDesk(server)
  return { server, requests }
}

/** Rows that are wholly on the screen. */
const rowsInView = () =>
  page
    .css('[data-reference]')
    .elements()
    .filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length

describe('the lists', () => {
  test('show nine requests on a computer and six on a phone, with one main action each', async () => {
    await openWith(20)
    expect(rowsInView()).toBeGreaterThanOrEqual(9)
    await showOnPhone()
    await expect.poll(rowsInView).toBeGreaterThanOrEqual(6)
    const first = page.css('[data-reference]').first()
    const visible = first
      .css('a, button')
      .elements()
      .filter((element) => element.checkVisibility())
    expect(visible.map(({ textContent }) => textContent?.trim())).toEqual([
      words.row.call,
      words.row.outcome,
    ])
    await expectNoBarrier('the lists on a phone')
    await showOnPhone()
    await first.getByRole('button', { name: words.row.outcome }).click()
    await expect.element(first.getByRole('button', { name: words.row.booked })).toBeVisible()
    await first.getByRole('button', { name: words.row.booked }).click()
    await expectNoBarrier('a form on a phone')
    await showOnPhone()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('are tabs with their counts; what is due is in the tab and in the title', async () => {
    const { server, requests } = await openWith(5)
    const change = { outcome: 'unreached', note: '', version: 0 } as const
    const [late, soon] = requests
    if (!late || !soon) throw new Error('no requests')
    server.change(soon.reference, { ...change, retryAt: '2090-01-01T12:00' })
    server.change(late.reference, { ...change, retryAt: '2020-01-01T12:00' })
    const tab = page.css('[data-tab="again"]')
    await expect.element(tab).toHaveTextContent(`${words.lists.tabs.again} 2`)
    await expect.element(tab).toHaveTextContent('1 şimdi')
    // Three new ones, and the one that is due.
    await expect.poll(() => document.title).toMatch(/^\(4\) /)
    await openList('again')
    await expect.element(listOf('again').css('[data-reference]').first()).toBeInViewport()
  })

  test('have pages of a hundred, and a newcomer is announced on any of them', async () => {
    const { server, requests } = await openWith(210)
    const last = requests.at(-1)
    if (!last) throw new Error('no requests')
    await expect.element(page.getByText('1 / 3')).toBeVisible()
    await expect.element(page.css('[data-tab="fresh"]')).toHaveTextContent('210')
    for (const _ of [1, 2]) await page.getByRole('button', { name: words.search.next }).click()
    await expect.element(rowOf(last)).toBeVisible()
    await page.getByRole('button', { name: words.search.previous }).click()
    await expect.element(page.getByText('2 / 3')).toBeVisible()
    await expect.element(rowOf(last)).not.toBeInTheDocument()
    server.receive()
    const news = page.getByRole('status').filter({ hasText: words.lists.arrived })
    await expect.element(news).toBeInTheDocument()
  })

  test('go back a page with her when its last request is settled', async () => {
    const { requests } = await openWith(101)
    const [first] = requests
    const last = requests.at(-1)
    if (!first || !last) throw new Error('no requests')
    await page.getByRole('button', { name: words.search.next }).click()
    await rowOf(last).getByRole('button', { name: words.row.cancelled }).click()
    await rowOf(last).getByRole('button', { name: words.form.save }).click()
    await expect.element(rowOf(first)).toBeVisible()
  })

  test('are printed without the controls', async () => {
    await openWith(3)
    await commands.emulateMedia({ media: 'print' })
    await expect.element(page.getByText('Sıradaki Hasta 1')).toBeVisible()
    for (const hidden of [
      page.css('search'),
      page.css('[data-tab="fresh"]'),
      page.getByText(words.sheet.all),
      page.css('[data-reference] a').first(),
    ])
      await expect.element(hidden).not.toBeVisible()
    // Three requests are a part of a page.
    const { height } = page.getByRole('main').element().getBoundingClientRect()
    expect(height).toBeLessThan(300)
  })
})

describe('a receptionist at the keyboard', () => {
  test('reaches the first request from anywhere, and returns to its row with Escape', async () => {
    const { requests } = await openWith(3)
    const [first, second] = requests
    if (!first || !second) throw new Error('no requests')
    const call = (of: typeof first) => rowOf(of).getByRole('link', { name: words.row.call })
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(call(first)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(call(second)).toHaveFocus()
    await userEvent.keyboard(words.keys.booked)
    await expect.element(rowOf(second).getByLabelText(words.form.booked)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(rowOf(second).css('form')).not.toBeInTheDocument()
    await expect.element(call(second)).toHaveFocus()
    await page.getByRole('searchbox').click()
    await userEvent.keyboard('u')
    await expect.element(page.getByRole('searchbox')).toHaveValue('u')
    await expect.element(page.css('form')).not.toBeInTheDocument()
  })
})

describe('a day and an hour', () => {
  test.each([
    ['5.3.2030 14.30', '2030-03-05T14:30'],
    ['05.03.30 9:05', '2030-03-05T09:05'],
    ['2030-03-05T14:30', '2030-03-05T14:30'],
  ])('are typed in the clinic’s language: %s', async (typed, appointmentAt) => {
    const { server, requests } = await openWith(1)
    const { reference } = requests[0] ?? { reference: '' }
    const row = rowOf({ reference })
    await row.getByRole('button', { name: words.row.booked }).click()
    await row.getByLabelText(words.form.booked).fill(typed)
    await expect.element(row).toHaveTextContent('5 Mart 2030 Salı')
    await userEvent.keyboard('{Enter}')
    await expect.element(row).not.toBeInTheDocument()
    expect(server.find(reference).appointmentAt).toBe(appointmentAt)
  })

  test.each(['31.02.2030 10.00', 'yarın', '05.03.2030', '05.03.2030 25.00', ''])(
    'that are wrong are not sent, and the message is the clinic’s: %s',
    async (typed) => {
      const { server, requests } = await openWith(1)
      const row = rowOf({ reference: requests[0]?.reference ?? '' })
      await row.getByRole('button', { name: words.row.booked }).click()
      const field = row.getByLabelText(words.form.booked)
      await field.fill(typed)
      await expect.element(field).toHaveAttribute('aria-invalid', 'false')
      await row.getByRole('button', { name: words.form.save }).click()
      await expect.element(row.getByRole('alert')).toHaveTextContent('Gün ve saat eksik')
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field).toHaveValue(typed)
      expect(server.posts).toEqual([])
    },
  )

  const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Istanbul' })

  test('of a search are a day in the clinic’s language', async () => {
    const { server } = await openWith(1)
    const days: string[] = []
    server.answer('GET /requests', ({ input: { day, page: at } }) => {
      days.push(day)
      return { requests: [], total: 0, page: at }
    })
    await page.getByLabelText(words.search.day).fill('5.3.2030')
    await expect.poll(() => days.at(-1)).toBe('2030-03-05')
    await page.getByLabelText(words.search.day).fill('5 Mart 2030')
    await expect.element(page.getByLabelText(words.search.day)).toHaveValue('5 Mart 2030')
    await expect.element(page.getByText('5 Mart 2030 Salı')).toBeVisible()
    // Without a year no day of the next year is meant, not even on 31 December.
    await page.getByLabelText(words.search.day).fill('1.1')
    await expect.poll(() => days.at(-1)).toBe(`${today().slice(0, 4)}-01-01`)
    await page.getByRole('button', { name: words.search.clear }).click()
    await expect.element(page.getByLabelText(words.search.day)).toHaveValue('')
  })
})

test('a number that cannot be called is marked, and offers neither a call nor a chat', async () => {
  const { row } = await openRequest({ phone: '0532 000', dial: '', chat: '' })
  await expect.element(row).toHaveTextContent(words.row.uncallable)
  await expect.element(row.getByRole('link')).not.toBeInTheDocument()
})

test('a receptionist reads in the row which number the patient has corrected', async () => {
  const phonesBefore = [{ phone: '123', at: '2033-05-02T09:30:00.000Z' }]
  const { request, row } = await openRequest({ phonesBefore })
  await expect.element(row).toHaveTextContent(request.phone)
  await expect
    .element(row)
    .toHaveTextContent(/Hasta numarasını düzeltti \(2 Mayıs.* 12\.30\); önceki: 123/)
})

test('the bar with the last outcome leaves by itself, and makes room for the next form', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { requests } = await openWith(3)
  const bar = () => page.getByRole('button', { name: words.settled.close })
  const [first, second, third] = requests
  if (!first || !second || !third) throw new Error('no requests')
  const cancel = async (request: typeof first) => {
    await focus(rowOf(request).getByRole('link', { name: words.row.call }))
    await userEvent.keyboard(words.keys.cancelled)
    await rowOf(request).getByRole('button', { name: words.form.save }).click()
    await expect.element(bar()).toBeVisible()
  }
  await cancel(first)
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.element(bar()).not.toBeInTheDocument()
  await cancel(second)
  await rowOf(third).getByRole('button', { name: words.row.booked }).click()
  await expect.element(bar()).not.toBeInTheDocument()
})
