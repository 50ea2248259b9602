import { describe, expect, test, vi } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import type { DeskRequest } from '../../../src/desk/contract/contract'
import { expectNoBarrier } from '../support/axe'
import { button, DeskServer, focus, openDesk, rowOf, words } from '../support/desk'

const { day: texts, booking, form, settled } = words

const date = '2033-05-02'
const column = (name: string) => page.getByRole('region', { name, exact: true })
const boxOf = async (locator: Locator) => (await locator.findElement()).getBoundingClientRect()

/** A desk at the day of some appointments, given as doctor, time and minutes. */
async function openGrid(...appointments: [doctor: string, time: string, minutes: number][]) {
  const server = new DeskServer()
  const requests = appointments.map(([doctor, time, minutes], at) =>
    server.receive({
      name: `Hasta ${at + 1}`,
      standing: 'booked',
      appointmentAt: `${date}T${time}`,
      appointmentDoctor: doctor,
      appointmentMinutes: minutes,
    }),
  ) as [DeskRequest, ...DeskRequest[]]
  const [startsAt, endsAt] = [`${date}T17:00`, `${date}T19:00`]
  server.leave({ doctor: 'kerem', startsAt, endsAt, note: 'Kongre' })
  await openDesk(server)
  await page.getByRole('link', { name: words.pages.day, exact: true }).click()
  await page.getByLabelText(texts.day, { exact: true }).fill('02.05.2033')
  await expect.element(rowOf(requests[0])).toBeVisible()
  return { server, requests }
}

/** CSS pixels of the grid. */
const minute = 2.2

/** Drags an appointment by its top to the minute of a column. */
async function drag(row: Locator, to: Locator, minutes: number) {
  const from = await boxOf(row)
  const target = await boxOf(to.css('ol'))
  await commands.mouse('move', from.left + 60, from.top + 4)
  await commands.mouse('down')
  const y = target.top + minutes * minute + 6
  await commands.mouse('move', target.left + 50, y - 40)
  await commands.mouse('move', target.left + 50, y)
  await commands.mouse('up')
}

describe('the day on a wide screen', () => {
  test('shows by its height how long an appointment is', async () => {
    const { requests } = await openGrid(['selin', '11:30', 30], ['selin', '12:00', 240])
    const [half, long] = await Promise.all(requests.map((each) => boxOf(rowOf(each))))
    expect((long?.height ?? 0) / (half?.height ?? 1)).toBeCloseTo(8, 0)
    expect(long?.top).toBeCloseTo(half?.bottom ?? 0, 0)
    await page.viewport(390, 800)
    const [first, second] = await Promise.all(requests.map((each) => boxOf(rowOf(each))))
    expect(Math.abs((second?.height ?? 0) - (first?.height ?? 9))).toBeLessThan(2)
  })

  test('shows two at once side by side, and tells overlap and overtime in words, in the list too', async () => {
    const { server, requests } = await openGrid(
      ['selin', '11:00', 60],
      ['selin', '11:30', 60],
      ['kerem', '22:30', 60],
      ['kerem', '11:00', 60],
    )
    const [one, other, late, plain] = requests.map(rowOf)
    if (!one || !other || !late || !plain) throw new Error('four appointments')
    const [first, second, third] = requests.map(({ reference }) => reference)
    for (const each of [first, second]) server.marks.set(each ?? '', ['busy'])
    server.marks.set(third ?? '', ['closed'])
    server.announce()
    await expect.element(late).toHaveTextContent(texts.marks.closed)
    const [left, right] = [await boxOf(one), await boxOf(other)]
    expect(left.right).toBeLessThanOrEqual(right.left + 1)
    for (const width of [1280, 390]) {
      await page.viewport(width, 800)
      for (const row of [one, other]) expect(row.element()).toHaveTextContent(texts.marks.busy)
      expect(late.element()).toHaveTextContent(texts.marks.closed)
      for (const mark of Object.values(texts.marks))
        expect(plain.element()).not.toHaveTextContent(mark)
    }
  })

  test('shows a long name whole beside another appointment, in the week too', async () => {
    const { server, requests } = await openGrid(['selin', '11:00', 60], ['selin', '11:15', 60])
    for (const { reference } of requests) {
      Object.assign(server.find(reference), { name: 'Abdurrahman Büyükkaraosmanoğlu' })
      server.marks.set(reference, ['busy'])
    }
    server.announce()
    for (const view of ['day', 'week'] as const) {
      if (view === 'week') await button(texts.views.week).click()
      const name = rowOf(requests[0]).getByRole('heading', { name: /^Abdurrahman/ })
      await expect.element(name).toBeVisible()
      const { scrollWidth, clientWidth } = name.element()
      expect(scrollWidth, view).toBeLessThanOrEqual(clientWidth)
    }
  })

  test('reads three at once in the week by the beginnings of their names, and each whole at its button', async () => {
    await page.viewport(1280, 800)
    const { server, requests } = await openGrid(
      ['selin', '12:00', 15],
      ['selin', '12:00', 15],
      ['selin', '12:00', 15],
    )
    const names = ['Abdurrahman Büyükkaraosmanoğlu', 'Zeynep Nur Demirci', 'Ali Öz']
    for (const [at, { reference }] of requests.entries()) {
      Object.assign(server.find(reference), { name: names[at] })
      server.marks.set(reference, ['busy'])
    }
    server.announce()
    await button(texts.views.week).click()
    for (const [at, request] of requests.entries()) {
      const heading = rowOf(request).getByRole('heading', { name: names[at] ?? '' })
      await expect.element(heading).toBeVisible()
      const row = await boxOf(rowOf(request))
      const text = (await heading.findElement()).firstChild
      if (!text) throw new Error('a name')
      const beginning = document.createRange()
      beginning.setStart(text, 0)
      beginning.setEnd(text, 3)
      const seen = beginning.getBoundingClientRect()
      expect(seen.height, 'on one line').toBeLessThan(20)
      expect(seen.right).toBeLessThan(row.right)
      expect(seen.bottom).toBeLessThanOrEqual(row.bottom)

      await focus(
        rowOf(request)
          .getByRole('button', { name: RegExp(names[at] ?? '') })
          .last(),
      )
      const whole = await boxOf(heading)
      expect(heading.element().scrollWidth).toBeLessThanOrEqual(heading.element().clientWidth)
      expect(whole.bottom).toBeLessThanOrEqual(row.top + 1)
      expect(whole.right).toBeLessThanOrEqual(innerWidth)
    }
  })

  test('reads in the week why a card is marked by a whole word or a sign, and whole at its button', async () => {
    await page.viewport(1024, 800)
    const { server, requests } = await openGrid(
      ['selin', '12:00', 60],
      ['selin', '12:00', 60],
      ['selin', '12:00', 60],
      ['selin', '14:00', 60],
      ['selin', '14:00', 60],
    )
    for (const { reference } of requests) server.marks.set(reference, ['busy'])
    server.announce()
    await button(texts.views.week).click()
    for (const request of requests) {
      const mark = rowOf(request).getByText(texts.marks.busy)
      const word = document.createRange()
      word.selectNodeContents(await mark.findElement())
      const isWhole = () => {
        const [box, seen] = [mark.element().getBoundingClientRect(), word.getBoundingClientRect()]
        return seen.right <= box.right && seen.bottom <= box.bottom
      }
      const isBelow = () =>
        word.getBoundingClientRect().top >= mark.element().getBoundingClientRect().bottom - 2
      expect(isWhole() || isBelow(), request.name).toBe(true)
      await focus(
        rowOf(request)
          .getByRole('button', { name: RegExp(request.name) })
          .last(),
      )
      expect(isWhole()).toBe(true)
    }
  })

  test('tells the hour of now beside the columns, where it covers no appointment', async () => {
    vi.setSystemTime(new Date('2033-05-02T14:05:00+03:00'))
    await page.viewport(1280, 1200)
    await openGrid(['selin', '13:45', 30], ['selin', '14:15', 30])
    await expect.element(page.getByText('14.05', { exact: true })).toBeInViewport()
    const texted = column('Selin Ardıç').getByText('Şimdi 14.05')
    await expect.element(texted).not.toBeInViewport()
    await page.viewport(390, 800)
    await expect.element(texted).toBeInViewport()
  })

  test('draws the line of now between its hours alone, and the list at any', async () => {
    vi.setSystemTime(new Date('2033-05-02T08:00:00+03:00'))
    await openGrid(['selin', '13:45', 30])
    const line = column('Selin Ardıç').css('[aria-current="time"]')
    await expect.element(line).not.toBeVisible()
    await page.viewport(390, 800)
    await expect.element(line).toBeVisible()
  })

  test('tells at once who cannot come, and who would like the hour', async () => {
    const { server, requests } = await openGrid(['selin', '11:00', 60])
    const [{ reference }] = requests as [DeskRequest]
    const later = { name: 'Erken İsteyen', phone: '0532 000 00 09', at: '2033-05-09T10:00' }
    server.wishes.set(reference, [later])
    Object.assign(server.find(reference), { answer: 'notComing' })
    server.announce()
    await expect.element(rowOf(requests[0])).toHaveTextContent(words.answers.notComing)
    expect(rowOf(requests[0]).element()).toHaveTextContent(/Erken İsteyen 0532 000 00 09/)
  })

  test('tells free, closed, break, leave and a day off by words and by pattern', async () => {
    const { server } = await openGrid(['selin', '10:00', 30])
    server.off = ['selin']
    server.breaks = [{ from: '13:00', to: '13:30' }]
    server.announce()
    const patterns = new Set<string>()
    for (const [doctor, text] of [
      ['Selin Ardıç', texts.off],
      ['Kerem Aksu', '10.00–11.00 kapalı'],
      ['Kerem Aksu', '13.00–13.30 ara'],
      ['Kerem Aksu', '17.00–19.00 yok: Kongre'],
      ['Kerem Aksu', '20.00–23.00 boş'],
    ] as const) {
      const item = column(doctor).getByRole('listitem').filter({ hasText: text })
      await expect.element(item).toBeVisible()
      patterns.add(getComputedStyle(item.element()).backgroundImage)
    }
    // Closed hours and a day off look alike, their words differ.
    expect(patterns.size).toBe(4)
  })

  test('has no barrier as day and as week, with an open row, in light and dark colours', async () => {
    const { requests } = await openGrid(
      ['selin', '11:00', 5],
      ['selin', '11:05', 5],
      ['kerem', '22:30', 60],
    )
    await expectNoBarrier('the grid', ['light', 'dark'])
    await button(`${texts.more}: Hasta 1`).click()
    await expect
      .element(rowOf(requests[0]).getByRole('button', { name: texts.acts.booked }))
      .toBeVisible()
    await expectNoBarrier('an open row', ['light', 'dark'])
    await button(texts.views.week).click()
    await expect.element(page.getByRole('region', { name: '3 Mayıs 2033 Salı' })).toBeVisible()
    await expectNoBarrier('the week', ['light', 'dark'])
  })
})

describe('a receptionist', () => {
  test('drags an appointment to another doctor’s hour, and takes it back', async () => {
    const { server, requests } = await openGrid(['selin', '12:00', 45])
    const [{ reference }] = requests
    const row = rowOf({ reference })
    await drag(row, column('Kerem Aksu'), 90)
    await expect.element(column('Kerem Aksu').css(`[data-reference="${reference}"]`)).toBeVisible()
    expect(server.find(reference)).toMatchObject({
      appointmentAt: `${date}T12:30`,
      appointmentDoctor: 'kerem',
      appointmentMinutes: 45,
    })
    // The end of a move is no click.
    await expect.element(button(`${texts.more}: Hasta 1`)).toHaveAttribute('aria-expanded', 'false')
    await button(settled.undo).click()
    await expect.element(column('Selin Ardıç').css(`[data-reference="${reference}"]`)).toBeVisible()
  })

  test('is asked after a move what the form would ask, and nothing moves before she confirms', async () => {
    const { server, requests } = await openGrid(['selin', '12:00', 45])
    server.needs = [{ kind: 'closed', note: '', opening: [{ open: '11:00', close: '23:00' }] }]
    await drag(rowOf(requests[0]), column('Kerem Aksu'), 60)
    const panel = page.getByRole('region', { name: texts.moving.replace('{{name}}', 'Hasta 1') })
    await expect.element(panel.getByRole('alert')).toHaveTextContent('11.00–23.00')
    await expect.element(panel.getByLabelText(form.booked)).toHaveValue('02.05.2033 12.00')
    expect(server.find(requests[0].reference)).toMatchObject({ appointmentDoctor: 'selin' })
    await panel.getByRole('button', { name: booking.anyway }).click()
    await expect.element(panel).not.toBeInTheDocument()
    expect(server.find(requests[0].reference)).toMatchObject({ appointmentDoctor: 'kerem' })
    expect(server.posts.at(-1)?.body).toMatchObject({ allow: ['closed'] })
  })

  test('leaves a move with Escape or outside the columns, and nothing has changed', async () => {
    const { server, requests } = await openGrid(['selin', '12:00', 45])
    const box = await boxOf(rowOf(requests[0]))
    await commands.mouse('move', box.left + 60, box.top + 4)
    await commands.mouse('down')
    await commands.mouse('move', box.left + 60, box.top + 64)
    await userEvent.keyboard('{Escape}')
    await commands.mouse('up')
    await commands.mouse('move', box.left + 60, box.top + 4)
    await commands.mouse('down')
    await commands.mouse('move', box.left + 60, 10)
    await commands.mouse('up')
    expect(server.posts).toEqual([])
  })

  test('moves an appointment by keyboard alone', async () => {
    const { server, requests } = await openGrid(['selin', '12:00', 5])
    await focus(button(`${texts.more}: Hasta 1`))
    await userEvent.keyboard('{Enter}')
    await focus(rowOf(requests[0]).getByRole('button', { name: texts.acts.booked }))
    await userEvent.keyboard('{Enter}')
    const field = page.getByLabelText(form.booked)
    await expect.element(field).toHaveFocus()
    await field.fill('03.05.2033 15.00')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => server.find(requests[0].reference).appointmentAt)
      .toBe('2033-05-03T15:00')
  })

  test('enters a patient at the quarter of an hour she clicks, and by key at the gap’s start', async () => {
    await openGrid(['selin', '12:00', 30])
    const gap = button('20.00–23.00 boş: Selin Ardıç')
    const field = page.getByLabelText(form.booked)
    await gap.click({ position: { x: 40, y: 100 * minute } })
    await expect.element(field).toHaveValue('02.05.2033 21.30')
    await button(form.cancel).click()
    await focus(gap)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('02.05.2033 20.00')
  })

  test('prints a doctor’s week with her name on each page, from an empty day too', async () => {
    const { requests } = await openGrid(['selin', '12:00', 30])
    const print = button(texts.print)
    await page.getByLabelText(texts.day, { exact: true }).fill('03.05.2033')
    await expect.element(rowOf(requests[0])).not.toBeInTheDocument()
    await expect.element(print).toBeDisabled()
    await button(texts.views.week).click()
    await expect.element(rowOf(requests[0])).toBeVisible()
    await expect.element(print).toBeEnabled()
    await commands.emulateMedia({ media: 'print' })
    await expect.element(column('2 Mayıs 2033 Pazartesi').getByText('Selin Ardıç')).toBeVisible()
    await expect.element(column('3 Mayıs 2033 Salı').getByText('Selin Ardıç')).toBeVisible()
    await commands.emulateMedia({ media: 'screen' })
    await button('Kerem Aksu').click()
    await expect.element(rowOf(requests[0])).not.toBeInTheDocument()
    await expect.element(print).toBeDisabled()
  })

  test('sees a doctor’s week, and drags a patient to another day', async () => {
    const { server, requests } = await openGrid(['selin', '12:00', 30], ['kerem', '13:00', 30])
    await button(texts.views.week).click()
    const tuesday = column('3 Mayıs 2033 Salı')
    await expect.element(tuesday).toBeVisible()
    await expect.element(column('2 Mayıs 2033 Pazartesi')).toHaveTextContent('Hasta 1')
    expect(document.body).not.toHaveTextContent('Hasta 2')
    await drag(rowOf(requests[0]), tuesday, 60)
    await expect.element(tuesday).toHaveTextContent('Hasta 1')
    expect(server.find(requests[0].reference).appointmentAt).toBe('2033-05-03T12:00')
    await button('Kerem Aksu').click()
    await expect.element(column('2 Mayıs 2033 Pazartesi')).toHaveTextContent('Hasta 2')
  })
})
