import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeskRequest, Me } from '../../../src/desk/contract/contract'
import type { Need } from '../../../src/shared/deskModel'
import { expectNoBarrier } from '../support/axe'
import {
  button,
  DeskServer,
  focus,
  openDesk,
  openRequest,
  rowOf,
  signedOut,
  words,
} from '../support/desk'
import { showOnPhone } from '../support/setup'

const { day: texts, booking, form, pages, settled } = words

const openDay = () => page.getByRole('link', { name: pages.day, exact: true }).click()
const dayField = () => page.getByLabelText(texts.day, { exact: true })
const gap = () =>
  page.getByRole('button', { name: `${texts.gap.replace('{{time}}', '20.00–23.00')}: Selin Ardıç` })
/** A click means the quarter of an hour it hits. */
const chooseGap = () => gap().click({ position: { x: 20, y: 8 } })
const column = (name: string) => page.getByRole('region', { name, exact: true })

/** A desk with an appointment of Zeynep on 2 May 2033, at the day's list. */
async function openDayOf(change: Partial<DeskRequest> = {}) {
  const server = new DeskServer()
  const request = server.receive({
    name: 'Zeynep Ağaoğlu',
    standing: 'booked',
    appointmentAt: '2033-05-02T14:30',
    appointmentDoctor: 'selin',
    appointmentMinutes: 45,
    note: 'Park yeri',
    ...change,
  })
  await openDesk(server)
  await openDay()
  await dayField().fill(request.appointmentAt?.slice(0, 10) ?? '')
  const row = rowOf(request)
  await expect.element(row).toBeVisible()
  return { server, request, row }
}

const busy: Need = {
  kind: 'busy',
  others: [
    {
      reference: 'K1',
      name: 'Ömer Üstün',
      doctor: 'Selin Ardıç',
      appointmentAt: '2033-05-02T20:00',
      minutes: 30,
    },
  ],
}

describe('the clinic’s day', () => {
  test('books by type: its topic chooses it, it sets the length, and the doctor limits the choice', async () => {
    const { server, request, row } = await openRequest({
      request: 'İmplant Tedavisi',
      doctor: 'Kerem Aksu',
    })
    server.answer('GET /free', () => ({ starts: [], first: '2033-05-09T11:00' }))
    await button(`${words.row.booked}: ${request.name}`).click()
    const type = row.getByLabelText(booking.fields.type)
    const minutes = row.getByLabelText(booking.fields.minutes)
    await expect.element(type).toHaveValue('implant')
    await expect.element(minutes).toHaveValue(60)
    await type.selectOptions('Kontrol (15 dk)')
    await expect.element(minutes).toHaveValue(15)
    await row.getByLabelText(booking.fields.doctor).selectOptions('Selin Ardıç')
    expect(type.element().textContent).not.toContain('İmplant')
    await button(booking.first.replace('{{time}}', '9 Mayıs 2033 Pazartesi 11.00')).click()
    await minutes.fill('20')
    await button(form.save).click()
    await expect.element(type).not.toBeInTheDocument()
    expect(server.find(request.reference)).toMatchObject({
      appointmentType: 'control',
      appointmentMinutes: 20,
      appointmentAt: '2033-05-09T11:00',
    })
  })

  test('is updated while it is open, and disappears with the session', async () => {
    const { server, row } = await openDayOf()
    await expect.element(row).toHaveTextContent('14.30–15.15')
    await expect.element(row).toHaveTextContent('Park yeri')
    server.receive({
      name: 'Sonra Gelen',
      standing: 'booked',
      appointmentAt: '2033-05-02T16:00',
      appointmentDoctor: 'kerem',
    })
    await expect.element(column('Kerem Aksu')).toHaveTextContent('Sonra Gelen')
    await button(texts.next).click()
    await expect.element(row).not.toBeInTheDocument()
    await focus(button(texts.previous))
    await userEvent.keyboard('{Enter}')
    await expect.element(row).toBeVisible()
    server.shutOut()
    await signedOut()
    expect(document.body).not.toHaveTextContent('Zeynep Ağaoğlu')
  })

  test('has no barrier, in light and dark colours, on a phone with an open form', async () => {
    const { server, row } = await openDayOf({ name: 'Uzun Adlı Gülümsemeyen Hastaoğlugillerden' })
    const [startsAt, endsAt] = ['2033-05-02T13:00', '2033-05-02T14:00']
    server.leave({ doctor: '', startsAt, endsAt, note: 'Öğle arası' })
    await expect.element(column('Selin Ardıç')).toHaveTextContent('13.00–14.00 yok: Öğle arası')
    await page.viewport(390, 800)
    await expect.element(column('Kerem Aksu')).not.toBeInTheDocument()
    await button('Kerem Aksu').click()
    await expect.element(column('Kerem Aksu')).toBeVisible()
    await button('Selin Ardıç').click()
    await row.getByRole('button', { name: texts.more }).click()
    await row.getByRole('button', { name: texts.acts.booked }).click()
    await expect.element(page.getByLabelText(form.booked)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(390)
    await expectNoBarrier('the day', ['light', 'dark'])
  })
})

describe('a receptionist', () => {
  test('enters a phone call in a gap; what is asked or wrong keeps every word', async () => {
    const { server } = await openDayOf()
    await chooseGap()
    const name = page.getByLabelText(booking.fields.name, { exact: true })
    await expect.element(name).toHaveFocus()
    await expect.element(page.getByLabelText(form.booked)).toHaveValue('02.05.2033 20.00')
    await userEvent.keyboard('Ömer Öztürk{Tab}')
    await button(form.save).click()
    const phone = page.getByLabelText(booking.fields.phone, { exact: true })
    await expect.element(phone).toHaveFocus()
    await expect.element(page.getByText('Telefon eksik ya da yanlış yazılmış.')).toBeVisible()
    server.needs = [busy]
    await userEvent.keyboard('0532 111 11 11{Enter}')
    await expect
      .element(page.getByText('Ömer Üstün (20.00–20.30, Selin Ardıç)', { exact: false }))
      .toBeVisible()
    await page.getByLabelText(form.note).fill('Çocukla gelecek')
    await button(booking.anyway).click()
    await expect.element(column('Selin Ardıç')).toHaveTextContent('Ömer Öztürk')
    const entries = server.posts.filter(({ path }) => path === '/entries').map(({ body }) => body)
    expect(entries).toHaveLength(3)
    expect(entries[2]).toMatchObject({
      name: 'Ömer Öztürk',
      note: 'Çocukla gelecek',
      appointmentAt: '2033-05-02T20:00',
      doctor: 'selin',
      minutes: 30,
      allow: ['busy'],
    })
    const keys = new Set(entries.map((entry) => (entry as { key: string }).key))
    expect(keys.size).toBe(1)
  })

  test('is told what an earlier attempt has stored, and enters the next hour with another key', async () => {
    const { server } = await openDayOf()
    await chooseGap()
    await page.getByLabelText(booking.fields.name, { exact: true }).fill('Ömer Öztürk')
    await page.getByLabelText(booking.fields.phone, { exact: true }).fill('0532 111 11 11')
    const stored = server.receive({
      name: 'Ömer Öztürk',
      standing: 'booked',
      appointmentAt: '2033-05-02T18:00',
      appointmentDoctor: 'selin',
      appointmentDoctorName: 'Selin Ardıç',
    })
    const enter = server.handlerOf('POST /entries')
    server.refuse('POST /entries', 409, { error: 'keyReused', request: stored })
    await button(form.save).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Önceki gönderiminiz kaydedilmiş.' })
    await expect.element(alert).toHaveTextContent('2 Mayıs 2033 Pazartesi 18.00')
    await expect.element(page.getByLabelText(form.booked)).toHaveValue('02.05.2033 20.00')
    server.answer('POST /entries', enter)
    await button(form.save).click()
    await expect.poll(() => server.requests).toHaveLength(3)
    const [first, second] = server.posts
      .filter(({ path }) => path === '/entries')
      .map(({ body }) => body as { key: string })
    expect(second?.key).not.toBe(first?.key)
    expect(second).toEqual({ ...first, key: second?.key })
  })

  test('undoes a phone call that was entered: a colleague who moves it reads that it is gone', async () => {
    const { server } = await openDayOf()
    await chooseGap()
    await page.getByLabelText(booking.fields.name, { exact: true }).fill('Ömer Öztürk')
    await page.getByLabelText(booking.fields.phone, { exact: true }).fill('0532 111 11 11')
    await button(form.save).click()
    await expect.element(column('Selin Ardıç')).toHaveTextContent('Ömer Öztürk')
    await button(settled.undo).click()
    const told = settled.removed.replace('{{name}}', 'Ömer Öztürk')
    await expect.element(page.getByRole('status').filter({ hasText: told })).toBeVisible()
    await expect.element(column('Selin Ardıç')).not.toHaveTextContent('Ömer Öztürk')
    expect(page.getByRole('button', { name: settled.undo, exact: true }).elements()).toEqual([])
    expect(server.requests).toHaveLength(1)
    const moved = rowOf(server.requests[0] ?? { reference: '' })
    await moved.getByRole('button', { name: texts.more }).click()
    await moved.getByRole('button', { name: texts.acts.booked }).click()
    await page.getByLabelText(form.note).fill('Saat değişti')
    server.requests = []
    server.announce()
    await button(form.save).click()
    await expect.element(page.getByText(words.conflict.gone)).toBeVisible()
    await expect.element(page.getByLabelText(form.note)).toHaveValue('Saat değişti')
  })

  test('sees who does not work on a day, is offered other hours, and asked before she books', async () => {
    const server = new DeskServer()
    const { clinic } = server.me
    const team = [{ id: 'selin', name: 'Selin Ardıç', days: ['tuesday' as const] }]
    server.me = { ...server.me, clinic: { ...clinic, team: [...team, ...clinic.team.slice(1)] } }
    server.off = ['selin']
    await openDesk(server)
    await openDay()
    // A Monday.
    await dayField().fill('02.05.2033')
    const hers = column('Selin Ardıç')
    await expect.element(hers).toHaveTextContent(texts.off)
    await expect.element(column('Kerem Aksu')).not.toHaveTextContent(texts.off)
    expect(hers.getByRole('button').elements()).toEqual([])
    await button(texts.enter).click()
    await expect.element(page.getByText(booking.doctorFirst).last()).toBeVisible()
    const form = page.getByRole('region', { name: texts.enter })
    await form.getByLabelText(booking.fields.doctor).selectOptions('Selin Ardıç')
    await expect.element(form.getByText(texts.off)).toBeVisible()
    await form.getByRole('button', { name: booking.later }).click()
    await expect.element(form.getByLabelText(words.form.booked)).toHaveValue('03.05.2033')
    await form.getByLabelText(words.form.booked).fill('02.05.2033 11.00')
    await form.getByLabelText(booking.fields.name, { exact: true }).fill('Ömer Öztürk')
    await form.getByLabelText(booking.fields.phone, { exact: true }).fill('0532 111 11 11')
    server.needs = [{ kind: 'off', days: ['tuesday', 'friday'], opening: [] }]
    await form.getByRole('button', { name: words.form.save }).click()
    await expect
      .element(form.getByRole('alert'))
      .toHaveTextContent('Doktor o gün çalışmıyor; çalıştığı günler: Salı ve Cuma.')
    await form.getByRole('button', { name: booking.anyway }).click()
    await expect.element(hers).toHaveTextContent('Ömer Öztürk')
    expect(server.posts.at(-1)?.body).toMatchObject({ allow: ['off'], doctor: 'selin' })
    await expectNoBarrier('a day off', ['light', 'dark'])
  })

  test('reads that a doctor who works in the afternoon alone has no free hour, not that she is off', async () => {
    const server = new DeskServer()
    const { clinic } = server.me
    const [morning, afternoon] = [
      { open: '09:00', close: '13:00' },
      { open: '14:00', close: '18:00' },
    ]
    const hours: Me['clinic']['hours'] = [
      { days: ['monday'], ...morning },
      { days: ['monday'], ...afternoon },
    ]
    const team = [{ id: 'selin', name: 'Selin Ardıç', hours: hours.slice(1) }]
    server.me = { ...server.me, clinic: { ...clinic, hours, team } }
    const request = server.receive()
    await openDesk(server)
    const row = rowOf(request)
    await row.getByRole('button', { name: words.row.booked }).click()
    await row.getByLabelText(form.booked).fill('02.05.2033')
    await expect.element(row).toHaveTextContent(booking.noneFree)
    expect(row.element()).not.toHaveTextContent(texts.off)
  })

  test('is offered a caller by the newest request, however many share the spelling of the name', async () => {
    const { server } = await openDayOf()
    const receive = (dial: string) => server.receive({ name: 'Ömer Öztürk', dial, phone: dial })
    const phones = Array.from({ length: 7 }, (_, index) => `+9053211111${index}0`)
    const [caller = '', ...others] = phones
    for (const dial of [caller, ...others, caller]) receive(dial)
    server.answer('GET /requests', ({ input: { page: at } }) => {
      const requests = server.requests.slice(1).toReversed()
      return { requests, total: requests.length, page: at, language: '' }
    })
    await button(texts.enter).click()
    await page.getByLabelText(booking.fields.name, { exact: true }).fill('Ömer')
    const known = page.getByRole('group', { name: booking.known }).getByRole('button')
    await expect.element(known.first()).toHaveTextContent(caller)
    expect(known.elements()).toHaveLength(6)
  })

  test('reads below a phone she has typed that it looks short, and saves it all the same', async () => {
    const { server } = await openDayOf()
    await chooseGap()
    const hint = page.getByText(booking.shortPhone, { exact: true })
    const phone = page.getByLabelText(booking.fields.phone, { exact: true })
    await userEvent.keyboard('Ömer Öztürk{Tab}0532 111 11 1')
    await expect.element(hint).not.toBeVisible()
    const { top } = button(form.save).element().getBoundingClientRect()
    await userEvent.tab()
    await expect.element(hint).toBeVisible()
    await expect.element(phone).toHaveAccessibleDescription(booking.shortPhone)
    expect(button(form.save).element().getBoundingClientRect().top).toBe(top)
    await phone.fill('0532 111 11 11')
    await expect.element(hint).not.toBeVisible()
    await expect.element(phone).toHaveAccessibleDescription('')
    await phone.fill('123')
    await expect.element(hint).toBeVisible()
    await expectNoBarrier('the hint')
    await button(form.save).click()
    await expect.element(column('Selin Ardıç')).toHaveTextContent('Ömer Öztürk')
    expect(server.posts.at(-1)?.body).toMatchObject({ phone: '123' })
  })

  test('reads on a phone the first hour of today, below the line of now, without scrolling', async () => {
    vi.setSystemTime(new Date('2033-05-02T10:00:00+03:00'))
    await showOnPhone()
    await openDayOf()
    await expect.element(page.css('[data-current="true"] [aria-current="time"]')).toBeVisible()
    const first = page.css('[data-current="true"] [aria-current="time"] + li')
    expect(first.element().getBoundingClientRect().top).toBeLessThan(300)
    expect(document.documentElement.scrollWidth).toBe(innerWidth)
  })

  test('finds the day she chose and an unfinished entry again after another page', async () => {
    await openDayOf()
    await button(texts.enter).click()
    await page.getByLabelText(booking.fields.name, { exact: true }).fill('Yarım Kalan')
    await page.getByRole('link', { name: pages.board, exact: true }).click()
    await openDay()
    await expect.element(dayField()).toHaveValue('02.05.2033')
    await expect
      .element(page.getByLabelText(booking.fields.name, { exact: true }))
      .toHaveValue('Yarım Kalan')
  })

  test('books a request in four acts: the doctor is the wish, the hour a free one', async () => {
    const { server, request, row } = await openRequest({ doctor: 'Kerem Aksu' })
    server.free = ['2033-05-02T11:00', '2033-05-02T11:30']
    await row.getByRole('button', { name: words.row.booked }).click()
    await button('11.30').click()
    await button(form.save).click()
    await expect
      .poll(() => server.find(request.reference))
      .toMatchObject({
        standing: 'booked',
        appointmentAt: '2033-05-02T11:30',
        appointmentDoctor: 'kerem',
      })
  })

  test('keeps the button that saves in its place while the free hours of another day are read', async () => {
    const { server, row } = await openRequest({ doctor: 'Kerem Aksu' })
    server.free = Array.from({ length: 13 }, (_, hours) => `2033-05-02T${hours + 10}:00`)
    await row.getByRole('button', { name: words.row.booked }).click()
    const save = button(form.save)
    const place = () => save.element().getBoundingClientRect().top
    const at = page.getByLabelText(form.booked)
    await at.fill('02.05.2033 11.00')
    await expect.element(button('12.00')).toBeVisible()
    const before = place()
    server.free = []
    const answer = server.hold('GET /free')
    await at.fill('03.05.2033 11.00')
    await answer.requested
    expect(place()).toBe(before)
    answer.release()
    await expect.element(page.getByText(booking.noneFree)).toBeVisible()
    expect(place()).toBe(before)
  })

  test('reads that the free hours could not be read, and them once they can', async () => {
    const { server, row } = await openRequest({ doctor: 'Kerem Aksu' })
    const free = server.handlerOf('GET /free')
    server.refuse('GET /free', 503, 'unavailable')
    await row.getByRole('button', { name: words.row.booked }).click()
    await expect.element(page.getByText(booking.freeUnread)).toBeVisible()
    server.free = ['2033-05-02T11:30']
    server.answer('GET /free', free)
    await expect.element(button('11.30')).toBeVisible()
    await expect.element(page.getByText(booking.freeUnread)).not.toBeInTheDocument()
  })

  test('moves an appointment to a gap, and a colleague’s change keeps the typed note', async () => {
    const { server, request, row } = await openDayOf()
    await row.getByRole('button', { name: texts.more }).click()
    await row.getByRole('button', { name: texts.acts.booked }).click()
    await page.getByLabelText(form.note).fill('Saat değişti')
    server.change(
      request.reference,
      {
        outcome: 'booked',
        appointmentAt: '2033-05-02T15:00',
        note: '',
        version: 0,
      },
      'Fatma',
    )
    await chooseGap()
    await button(form.save).click()
    await expect.element(page.getByText('az önce Fatma değiştirdi', { exact: false })).toBeVisible()
    await expect.element(page.getByLabelText(form.note)).toHaveValue('Saat değişti')
    await button(words.conflict.overwrite).click()
    await expect.element(row).toHaveTextContent('20.00–20.45')
    expect(server.find(request.reference)).toMatchObject({ note: 'Saat değişti', version: 2 })
    await expect.element(row.getByRole('button', { name: texts.acts.booked })).toHaveFocus()
  })

  test('reads why an hour cannot be given back, without the name of a button of another page', async () => {
    const { server, row } = await openDayOf({ undoable: true })
    server.refuse('POST /requests/:reference/undo', 409, { error: 'asked', needs: [busy] })
    await row.getByRole('button', { name: texts.more }).click()
    await row.getByRole('button', { name: words.row.undo }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Eski saat artık uygun değil' })
    await expect.element(alert).toBeVisible()
    expect(alert.element().textContent).not.toContain(words.row.booked)
  })

  test('records arrival and treatment, and takes the last one back', async () => {
    const { server, request, row } = await openDayOf({ appointmentAt: '2026-01-05T12:00' })
    await row.getByRole('button', { name: texts.visits.arrived }).click()
    const told = page
      .getByRole('status')
      .filter({ hasText: settled.arrived.replace('{{name}}', request.name) })
    await expect.element(told).toBeVisible()
    await row.getByRole('button', { name: texts.visits.fulfilled }).click()
    await expect.element(row).toHaveTextContent(texts.visits.fulfilled)
    await button(settled.undo).click()
    await expect.element(row.getByRole('button', { name: texts.visits.fulfilled })).toBeVisible()
    expect(server.find(request.reference)).toMatchObject({ visit: 'arrived' })
  })

  test('cancels an appointment with a reason', async () => {
    const { server, request, row } = await openDayOf()
    await row.getByRole('button', { name: texts.more }).click()
    await row.getByRole('button', { name: texts.acts.cancelled }).click()
    await page.getByLabelText(form.cancelled).selectOptions('elsewhere')
    await button(form.save).click()
    await expect.element(row).not.toBeInTheDocument()
    expect(server.find(request.reference)).toMatchObject({
      standing: 'cancelled',
      reason: 'elsewhere',
    })
  })
})
