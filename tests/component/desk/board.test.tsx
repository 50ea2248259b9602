import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { Outcome } from '../../../src/shared/deskModel'
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

let goOn = () => {}
afterEach(() => goOn())

/** Delays what React schedules, as on a slow device, until the end of the test. */
function holdRendering(): void {
  const held: (() => void)[] = []
  const { postMessage } = MessagePort.prototype
  const spy = vi.spyOn(MessagePort.prototype, 'postMessage')
  spy.mockImplementation(function (this: MessagePort, message: unknown) {
    held.push(() => postMessage.call(this, message))
  })
  goOn = () => {
    spy.mockRestore()
    for (const post of held.splice(0)) post()
  }
}

const press = (name: string) => page.getByRole('button', { name }).click()

describe('a receptionist at work', () => {
  const acts: [Outcome, string[], object][] = [
    ['unreached', ['U', '2030-03-05T14:30', '{Enter}'], { retryAt: '2030-03-05T14:30' }],
    ['booked', ['R', '2030-03-05T14:30', '{Enter}'], { appointmentAt: '2030-03-05T14:30' }],
    ['cancelled', ['I', '{ArrowDown}', '{Enter}'], { reason: 'elsewhere' }],
  ]
  for (const [standing, steps, kept] of acts)
    test(`settles a request by keyboard alone in three steps: ${standing}`, async () => {
      const { server, request, row } = await openRequest()
      await focus(row.getByRole('link', { name: words.row.call }))
      const [key = '', ...rest] = steps
      await userEvent.keyboard(key)
      const field = row.css('form').css('input, select').first()
      await expect.element(field).toHaveFocus()
      for (const step of rest)
        if (step.includes('T')) await field.fill(step)
        else await userEvent.keyboard(step)
      await expect.poll(() => server.find(request.reference)).toMatchObject({ standing, ...kept })
    })

  test('uses letters as keys in a row alone, a capital İ too, until she switches them off', async () => {
    const { row } = await openRequest()
    const call = row.getByRole('link', { name: words.row.call })
    const form = row.css('form')
    await focus(page.getByRole('button', { name: words.frame.lock }))
    await userEvent.keyboard('uri')
    await expect.element(form).not.toBeInTheDocument()
    for (const letter of ['İ', 'ı', 'i']) {
      await focus(call)
      // No tool presses keys of a Turkish keyboard.
      const press = new KeyboardEvent('keydown', { key: letter, bubbles: true })
      document.activeElement?.dispatchEvent(press)
      await expect.element(row.getByLabelText(words.form.cancelled)).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(form).not.toBeInTheDocument()
    }
    onTestFinished(() => localStorage.clear())
    const keys = page.getByRole('checkbox', { name: /^Tuşlar/ })
    await keys.click()
    await focus(call)
    await userEvent.keyboard('u')
    await expect.element(keys).not.toBeChecked()
    await expect.element(form).not.toBeInTheDocument()
  })

  test('loses no tap on a phone after a look at the search', async () => {
    await showOnPhone()
    const { row } = await openRequest()
    await page.getByRole('searchbox').click()
    await row.getByRole('button', { name: words.row.outcome }).click()
    const unreached = row.getByRole('button', { name: words.row.unreached })
    await expect.element(unreached).toBeVisible()
  })

  test('types the hour in a form as wide as the row on the smallest phone', async () => {
    await page.viewport(320, 640)
    const { row } = await openRequest()
    await row.getByRole('button', { name: words.row.outcome }).click()
    await row.getByRole('button', { name: words.row.booked }).click()
    const width = async (part: Locator) => (await part.findElement()).getBoundingClientRect().width
    expect(await width(row.css('form'))).toBeGreaterThan(0.8 * (await width(row)))
  })

  test('copies a name without the marks that isolate it', async () => {
    const { row } = await openRequest({ name: '\u2068محمد\u2069' })
    const heading = row.getByRole('heading').element()
    getSelection()?.selectAllChildren(heading)
    const clipboardData = new DataTransfer()
    const options = { clipboardData, bubbles: true, cancelable: true }
    heading.dispatchEvent(new ClipboardEvent('copy', options))
    expect(clipboardData.getData('text/plain')).toBe('محمد')
  })

  test('books an appointment, and gets a confirmation to send', async () => {
    const { server, request, row } = await openRequest({ name: 'Zeynep Ağaoğlu' })
    const chat = row.getByRole('link', { name: 'WhatsApp' })
    await expect.element(chat).toHaveAttribute('href', request.chat)
    await focus(row.getByRole('link', { name: words.row.call }))
    await userEvent.keyboard(words.keys.booked)
    await row.getByLabelText(words.form.booked).fill('2030-03-05T14:30')
    await userEvent.keyboard('{Enter}')
    await expect.element(row).not.toBeInTheDocument()
    const confirm = page.getByRole('link', { name: words.settled.confirm })
    await expect.element(confirm).toHaveAttribute('href', 'https://wa.me/905320000000?text=booked')
    expect(server.find(request.reference)).toMatchObject({
      standing: 'booked',
      appointmentAt: '2030-03-05T14:30',
    })
  })

  test('reads whose hour it is in the list, a search, a conflict and after booking; the wish as a wish', async () => {
    const server = new DeskServer()
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Istanbul' })
    const booked = {
      standing: 'booked',
      appointmentAt: `${today}T14:30`,
      appointmentDoctor: 'selin',
      appointmentDoctorName: 'Selin Ardıç',
    } as const
    const wished = server.receive({ ...booked, name: 'Zeynep Ağaoğlu', doctor: 'Kerem Aksu' })
    const unwished = server.receive({ ...booked, name: 'Ömer Üstün' })
    const fresh = server.receive({ doctor: 'Kerem Aksu' })
    await openDesk(server)
    const wish = words.row.wish.replace('{{doctor}}', 'Kerem Aksu')
    await openList('today')
    await expect.element(rowOf(wished)).toHaveTextContent('Selin Ardıç')
    await expect.element(rowOf(wished)).toHaveTextContent(wish)
    await expect.element(rowOf(unwished)).toHaveTextContent('Selin Ardıç')
    expect(rowOf(unwished).element()).not.toHaveTextContent(words.row.anyDoctor)
    // The doctor stays in sight where details are hidden.
    await page.viewport(390, 800)
    await expect.element(rowOf(wished).getByText(wish)).not.toBeVisible()
    await expect.element(rowOf(wished).getByText('Selin Ardıç')).toBeVisible()
    await page.viewport(1280, 800)
    await page.getByRole('searchbox').fill('Zeynep')
    await expect.element(listOf('found')).toHaveTextContent('Selin Ardıç')
    await page.getByRole('button', { name: words.search.clear }).click()
    await openList('fresh')
    await rowOf(fresh).getByRole('button', { name: words.row.booked }).click()
    await rowOf(fresh).getByLabelText(words.booking.fields.doctor).selectOptions('Selin Ardıç')
    await rowOf(fresh).getByLabelText(words.form.booked).fill('05.03.2033 15.30')
    const colleagues = {
      outcome: 'booked',
      appointmentAt: '2033-03-05T11:00',
      doctor: 'selin',
      note: '',
      version: 0,
    } as const
    server.change(fresh.reference, colleagues, 'Fatma')
    await rowOf(fresh).getByRole('button', { name: words.form.save }).click()
    await expect
      .element(rowOf(fresh).getByRole('alert'))
      .toHaveTextContent('5 Mart 2033 Cumartesi 11.00, Selin Ardıç')
    await rowOf(fresh).getByRole('button', { name: words.conflict.overwrite }).click()
    const told = page
      .getByRole('status')
      .filter({ hasText: '5 Mart 2033 Cumartesi 15.30, Selin Ardıç' })
    await expect.element(told).toBeVisible()
  })

  test('no longer sees a settled request if the event arrives before the response', async () => {
    const { server, row } = await openRequest()
    await row.getByRole('button', { name: words.row.cancelled }).click()
    await expect.element(row.getByLabelText(words.form.cancelled)).toHaveFocus()
    const outcome = 'POST /requests/:reference/outcome'
    const settle = server.handlerOf(outcome)
    const reads = () => server.asked.filter((each) => each === 'GET /board').length
    server.answer(outcome, async (call) => {
      const before = reads()
      const changed = await settle(call)
      // The event of the change is faster than its response.
      await expect.poll(reads).toBeGreaterThan(before)
      return changed
    })
    holdRendering()
    await row.getByRole('button', { name: words.form.save }).click()
    // Before the stream is reopened.
    await expect.poll(() => row.elements().length).toBe(0)
  })

  test('chooses with a tap when to call back', async () => {
    // The offered times follow the clock.
    vi.useFakeTimers({ toFake: ['Date'] })
    const { row } = await openRequest()
    await row.getByRole('button', { name: words.row.unreached }).click()
    const field = row.getByLabelText(words.form.unreached)
    await expect.element(field).toHaveFocus()
    const written = () => (field.element() as HTMLInputElement).value
    const inAnHour = written()
    await row.getByRole('button', { name: words.form.inThreeHours }).click()
    await expect.element(field).not.toHaveValue(inAnHour)
    expect(inAnHour).toMatch(/^\d\d\.\d\d\.\d{4} \d\d\.\d\d$/)
    const hourOf = (text: string) => Number(text.slice(11, 13))
    expect((hourOf(written()) - hourOf(inAnHour) + 24) % 24).toBe(2)
    await row.getByRole('button', { name: words.form.nextOpening }).click()
    await expect.poll(written).toMatch(/ 11\.00$/)
  })

  test('calls with one tap, which is noted even if she closes the page, and her colleague sees it', async () => {
    const { server, request, row } = await openRequest()
    const fetched = vi.spyOn(globalThis, 'fetch')
    const call = row.getByRole('link', { name: words.row.call })
    await expect.element(call).toHaveAttribute('href', 'tel:+905320000000')
    // The browser has no telephone.
    call.element().addEventListener('click', (event) => event.preventDefault())
    await call.click()
    await expect.element(row).toHaveTextContent('Ayşe aradı')
    expect(server.posts).toContainEqual({
      path: `/requests/${request.reference}/contact`,
      body: { act: 'called' },
    })
    const outlives = expect.objectContaining({ keepalive: true })
    expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/\/contact$/), outlives)
  })

  test('reads to call again before the request is deleted', async () => {
    const { server, row } = await openRequest()
    const fields = { retryAt: 'expired' }
    server.refuse('POST /requests/:reference/outcome', 422, { error: 'refused', fields })
    await row.getByRole('button', { name: words.row.unreached }).click()
    await row.getByRole('button', { name: words.form.save }).click()
    const { faults, fields: names } = words.booking
    const text = faults.expired.replace('{{field}}', names.retryAt)
    await expect.element(row.getByRole('alert')).toHaveTextContent(text)
    await expect.element(row.getByLabelText(words.form.unreached)).toBeInvalid()
  })

  test('cannot undo what a colleague has changed, and reads why', async () => {
    const { server, request, row } = await openRequest()
    await row.getByRole('button', { name: words.row.cancelled }).click()
    await row.getByRole('button', { name: words.form.save }).click()
    const undo = page.getByRole('status').getByRole('button', { name: words.settled.undo })
    await expect.element(undo).toBeVisible()
    const change = { outcome: 'booked', appointmentAt: '2030-01-02T12:00', note: '' } as const
    server.change(request.reference, { ...change, version: 1 }, 'Mehmet')
    await undo.click()
    const bar = page.getByRole('status').filter({ hasText: 'Mehmet' })
    await expect.element(bar).toHaveTextContent('2 Ocak 2030 Çarşamba 12.00')
  })
})

describe('a receptionist who searches for a request', () => {
  test('finds one that is on no list, narrows the search, and undoes the outcome', async () => {
    const server = new DeskServer()
    const request = server.receive({ name: 'İbrahim Şığoğlu' })
    server.receive({ name: 'Başka Hasta', phone: '0533 111 11 11' })
    const change = { outcome: 'booked', appointmentAt: '2031-05-06T12:00', note: '' } as const
    server.change(request.reference, { ...change, version: 0 })
    await openDesk(server)
    const row = rowOf(request)
    await expect.element(row).not.toBeInTheDocument()
    await page.getByRole('searchbox').fill('İbrahim')
    await expect.element(row).toHaveTextContent('6 Mayıs 2031 Salı 12.00')
    await expect.element(page.getByText('Başka Hasta')).not.toBeInTheDocument()
    await page.getByLabelText(words.search.standing).selectOptions('cancelled')
    await expect.element(page.getByText(words.search.none)).toBeVisible()
    await page.getByLabelText(words.search.standing).selectOptions('booked')
    await row.getByRole('button', { name: words.row.undo }).click()
    await expect.element(row).not.toBeInTheDocument()
    await press(words.search.clear)
    await expect.element(listOf('fresh').getByText('İbrahim Şığoğlu')).toBeVisible()
  })

  test('turns the pages of a long result', async () => {
    const server = new DeskServer()
    const pages: number[] = []
    server.answer('GET /requests', ({ input: { page } }) => {
      pages.push(page)
      return { requests: server.requests.slice(page, page + 1), total: 60, page }
    })
    const [newer, older] = [server.receive(), server.receive()]
    await openDesk(server)
    await page.getByRole('searchbox').fill('a')
    await expect.element(rowOf(newer)).toBeVisible()
    await press(words.search.next)
    await expect.element(rowOf(older)).toBeVisible()
    await expect.element(page.getByText('2 / 2')).toBeVisible()
    await expect.element(page.getByRole('button', { name: words.search.next })).toBeDisabled()
    await press(words.search.previous)
    await expect.element(rowOf(newer)).toBeVisible()
    expect(new Set(pages)).toEqual(new Set([0, 1]))
  })

  test('reads the last page there is when a result has become shorter', async () => {
    const server = new DeskServer()
    const requests = Array.from({ length: 51 }, () => server.receive({ name: 'Zeynep Ağaoğlu' }))
    const [first, last] = [requests[0], requests.at(-1)]
    if (!first || !last) throw new Error('no requests')
    server.answer('GET /requests', ({ input: { page: at } }) => ({
      requests: server.requests.slice(at * 50, (at + 1) * 50),
      total: server.requests.length,
      page: at,
      language: '',
    }))
    await openDesk(server)
    await page.getByRole('searchbox').fill('Zeynep')
    await press(words.search.next)
    await expect.element(rowOf(last)).toBeVisible()
    server.requests.pop()
    server.announce()
    await expect.element(rowOf(first)).toBeVisible()
  })
})

describe('no patient is visible', () => {
  test('in any other tab after a receptionist locks the desk in one', async () => {
    const { server } = await openRequest({ name: 'On Sekme' })
    await openDesk(server)
    await expect.poll(() => page.getByText('On Sekme').elements().length).toBe(2)
    await page.getByRole('button', { name: words.frame.lock }).last().click()
    await expect.poll(() => page.getByText(words.signIn.over).elements().length).toBe(2)
    expect(document.body).not.toHaveTextContent('On Sekme')
    expect(server.posts.map(({ path }) => path)).toContain('/sign-out')
  })

  test('to an editor’s account', async () => {
    const server = new DeskServer({ role: 'editor' })
    server.receive({ name: 'Gizli Hasta' })
    history.replaceState(null, '', '#figures')
    await openDesk(server, false)
    await expect.element(page.getByText(words.editor)).toBeVisible()
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('Gizli Hasta')
  })
})

test('a receptionist meets no barrier in the lists, at any width, in light and dark colours', async () => {
  const server = new DeskServer({ role: 'manager' })
  server.answer('POST /code', () => ({ code: 'CFHK2345', seconds: 60 }))
  const request = server.receive({ name: 'Uzun Adlı Gülümsemeyen Hastaoğlugillerden' })
  await openDesk(server)
  const row = rowOf(request)
  await row.getByRole('button', { name: words.row.unreached }).click()
  await expectNoBarrier('the form of an outcome', ['light', 'dark'])
  await row.getByRole('button', { name: words.form.save }).click()
  await expect.element(page.getByRole('button', { name: words.settled.close })).toBeVisible()
  await expectNoBarrier('an outcome that can be taken back')
  await press(words.frame.code)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectNoBarrier('the code for the counter')
})
