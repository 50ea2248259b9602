import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import { button, DeskServer, openDesk, words } from '../support/desk'

const { day, reminders, toMove, absences, feeds, booking, row } = words

async function openTab(server: DeskServer, tab: keyof typeof day.tabs) {
  await openDesk(server)
  await page.getByRole('link', { name: words.pages.day, exact: true }).click()
  await page.getByRole('button', { name: day.tabs[tab] }).click()
}

/** Answers the question before what cannot be undone. */
const answer = (name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

test('a receptionist reminds by chat or by phone, sees who is left, and takes a mark back', async () => {
  const server = new DeskServer()
  const booked = { standing: 'booked', appointmentAt: '2033-05-02T14:30' } as const
  const [mobile, landline] = [
    server.receive({ ...booked, name: 'Zeynep', answer: 'callMe', answerLead: '\nYanıt: /r/' }),
    server.receive({
      ...booked,
      name: 'Ömer',
      dial: '+902120000000',
      // On the closed day before.
      appointmentAt: '2033-05-01T11:00',
      appointmentMinutes: 30,
    }),
  ].map(({ reference }) => reference)
  server.answer('GET /reminders', () => {
    const list = [mobile, landline].map((reference = '') => server.find(reference))
    return {
      day: '2033-05-02',
      open: list.filter(({ remindedAt }) => !remindedAt).length,
      reminders: list.map((request) => ({
        request,
        text: 'Merhaba, randevunuzu hatırlatırız.',
        chat: request.reference === mobile ? 'https://wa.me/905320000000?text=M' : '',
        sms: request.reference === mobile ? 'sms:+905320000000' : '',
      })),
    }
  })
  await openTab(server, 'reminders')
  await expect.element(button(`${day.tabs.reminders} 2`)).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Ömer' }))
    .toHaveTextContent('1 Mayıs Pazar 11.00–11.30')
  const call = page.getByRole('link', { name: `${row.call}: Ömer` })
  await expect.element(call).toHaveAttribute('href', 'tel:+902120000000')
  expect(page.getByRole('link', { name: `${row.call}: Zeynep` }).elements()).toEqual([])
  await expectNoBarrier('the reminders', ['light', 'dark'])
  await expect.element(page.getByText(words.answers.callMe)).toBeVisible()
  const chat = page.getByRole('link', { name: 'WhatsApp: Zeynep' })
  const secretOf = () => /%2Fr%2F([\w-]{22})$/.exec(chat.element().getAttribute('href') ?? '')?.[1]
  const first = secretOf()
  chat.element().addEventListener('click', (event) => event.preventDefault(), { once: true })
  await chat.click()
  await expect.element(button(`${day.tabs.reminders} 1`)).toBeVisible()
  await expect.element(page.getByText(reminders.open_one.replace('{{count}}', '1'))).toBeVisible()
  expect(server.links).toEqual([first])
  await button(`${row.undo}: Zeynep`).click()
  await expect.element(button(`${day.tabs.reminders} 2`)).toBeVisible()
  // The next message has a secret of its own.
  await expect.poll(secretOf).toMatch(/./)
  expect(secretOf()).not.toBe(first)
})

test('a receptionist reads that an appointment of an absent doctor is moved before its patient is reminded', async () => {
  const server = new DeskServer()
  const request = server.receive({ standing: 'booked', appointmentAt: '2033-05-02T14:30' })
  const reminder = { request, text: '', chat: '', sms: '' }
  server.answer('GET /reminders', () => ({ day: '2033-05-02', open: 1, reminders: [reminder] }))
  await openTab(server, 'reminders')
  const patient = page.getByRole('listitem').filter({ hasText: request.name })
  await expect.element(patient).toHaveTextContent(reminders.toMove)
  expect(patient.getByRole('link').elements()).toEqual([])
  expect(patient.element()).not.toHaveTextContent(row.uncallable)
})

test('a receptionist reads how long a leave is kept, enters one by the hour and one by days, and removes them', async () => {
  const server = new DeskServer()
  await openTab(server, 'absences')
  await expect.element(page.getByText('Biten bir kayıt da talepler kadar saklanır')).toBeVisible()
  await page.getByLabelText(booking.fields.doctor).selectOptions('Selin Ardıç')
  await page.getByLabelText(booking.fields.startsAt).fill('2.5.2033 13.00')
  await button(absences.add).click()
  await expect.element(page.getByText('Bitiş eksik ya da yanlış yazılmış.')).toBeVisible()
  await page.getByLabelText(booking.fields.endsAt).fill('2.5.2033 12.00')
  await button(absences.add).click()
  await expect.element(page.getByText('Bitiş başlangıçtan sonra olmalı.')).toBeVisible()
  await page.getByLabelText(booking.fields.endsAt).fill('2.5.2033 18.00')
  await page.getByLabelText(absences.note).fill('Kongre')
  await button(absences.add).click()
  await expect.element(page.getByLabelText(absences.note)).toHaveValue('')
  const remove = page.getByRole('button', { name: words.form.remove })
  await remove.click()
  await answer(words.form.cancel)
  await expect.element(remove).toBeVisible()
  await remove.click()
  await answer(words.form.remove)
  await expect.element(remove).not.toBeInTheDocument()
  await page.getByLabelText(booking.fields.startsAt).fill('9.5.2033')
  await button(absences.add).click()
  await expect.element(page.getByText('9 Mayıs 2033 Pazartesi yok')).toBeVisible()
  await expectNoBarrier('the absences', ['light', 'dark'])
  expect(server.absences).toMatchObject([
    { startsAt: '2033-05-09T00:00', endsAt: '2033-05-10T00:00' },
  ])
  await remove.click()
  await answer(words.form.remove)
  await page.getByLabelText(booking.fields.startsAt).fill('9.5.2033')
  await page.getByLabelText(booking.fields.endsAt).fill('13.5.2033')
  await button(absences.add).click()
  await expect
    .element(page.getByText('9 Mayıs 2033 Pazartesi–13 Mayıs 2033 Cuma yok'))
    .toBeVisible()
})

test('a receptionist who cancels a wrong leave reads no more about it', async () => {
  const server = new DeskServer()
  await openTab(server, 'absences')
  await page.getByLabelText(booking.fields.startsAt).fill('2.5.2033 13.00')
  await button(absences.add).click()
  const end = page.getByLabelText(booking.fields.endsAt)
  await expect.element(end).toHaveAttribute('aria-invalid', 'true')
  await button(words.form.cancel).click()
  await expect.element(end).toHaveAttribute('aria-invalid', 'false')
  expect(document.body).not.toHaveTextContent('Bitiş eksik ya da yanlış yazılmış.')
})

test('a receptionist sees in the menu how many a leave hits, moves one and keeps one on purpose', async () => {
  const server = new DeskServer()
  const booked = { standing: 'booked', appointmentDoctor: 'selin', appointmentMinutes: 30 } as const
  server.receive({ ...booked, name: 'Zeynep', appointmentAt: '2033-05-02T14:30' })
  server.receive({ ...booked, name: 'Ömer', appointmentAt: '2033-05-02T15:30' })
  const [startsAt, endsAt] = ['2033-05-02T14:00', '2033-05-02T18:00']
  server.leave({ doctor: 'selin', startsAt, endsAt, note: 'Kongre' })
  await openDesk(server)
  await page.getByRole('link', { name: `${words.pages.day} (2)`, exact: true }).click()
  await button(`${day.tabs.toMove} 2`).click()
  const zeynep = page.getByRole('listitem').filter({ hasText: 'Zeynep' })
  await expect.element(zeynep).toHaveTextContent('14.00–18.00 yok: Kongre')
  expect(zeynep.element().textContent, 'an unbroken number').toMatch(/0532\u00a0000\u00a0/)
  await expect
    .element(page.getByRole('link', { name: row.callName.replace('{{name}}', 'Ömer') }))
    .toHaveAttribute('href', 'tel:+905320000000')
  await expect.element(page.getByRole('link', { name: /Ömer.*WhatsApp/ })).toBeVisible()
  await expectNoBarrier('what is to move', ['light', 'dark'])
  await button(`${day.acts.booked}: Zeynep`).click()
  await page.getByLabelText(words.form.booked).fill('03.05.2033 11.00')
  await button(words.form.save).click()
  await expect.element(zeynep).not.toBeInTheDocument()
  await expect.element(button(`${day.tabs.toMove} 1`)).toBeVisible()
  await button(`${toMove.keep}: Ömer`).click()
  await answer(toMove.keep)
  await expect.element(page.getByText(toMove.none)).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.pages.day, exact: true })).toBeVisible()
})

test('a doctor’s calendar address is shown once, and can be revoked', async () => {
  const server = new DeskServer()
  await openTab(server, 'feeds')
  await page.getByLabelText(booking.fields.doctor).selectOptions('Kerem Aksu')
  await button(feeds.make).click()
  const address = page.getByLabelText(feeds.label, { exact: true })
  await expect.element(address).toHaveValue('https://mercan.example/takvim/kerem.ics')
  await userEvent.keyboard('{Escape}')
  await expect.element(address).not.toBeInTheDocument()
  await expectNoBarrier('the calendar addresses', ['light', 'dark'])
  await button(`${feeds.revoke}: Kerem Aksu`).click()
  await answer(feeds.sure.yes)
  await expect.element(page.getByRole('status').filter({ hasText: feeds.revoked })).toBeVisible()
  await expect.element(page.getByRole('button', { name: feeds.revoke })).not.toBeInTheDocument()
})
