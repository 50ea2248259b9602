import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import { DeskServer, openDesk, words } from '../support/desk'

const { day, reminders, absences, feeds, booking, row } = words

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function openTab(server: DeskServer, tab: keyof typeof day.tabs) {
  await openDesk(server)
  await page.getByRole('link', { name: words.pages.day, exact: true }).click()
  await page.getByRole('button', { name: day.tabs[tab] }).click()
}

test('a receptionist reminds by chat or by phone, sees who is left, and takes a mark back', async () => {
  const server = new DeskServer()
  const booked = { standing: 'booked', appointmentAt: '2033-05-02T14:30' } as const
  const [mobile, landline] = [
    server.receive({ ...booked, name: 'Zeynep' }),
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
        chat: request.reference === mobile ? 'https://wa.me/905320000000' : '',
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
  const chat = page.getByRole('link', { name: 'WhatsApp: Zeynep' })
  chat.element().addEventListener('click', (event) => event.preventDefault(), { once: true })
  await chat.click()
  await expect.element(button(`${day.tabs.reminders} 1`)).toBeVisible()
  await expect.element(page.getByText(reminders.open_one.replace('{{count}}', '1'))).toBeVisible()
  await button(`${row.undo}: Zeynep`).click()
  await expect.element(button(`${day.tabs.reminders} 2`)).toBeVisible()
})

test('a receptionist reads how long a leave is kept, enters one over an appointment, is told whom to move, and removes it', async () => {
  const server = new DeskServer()
  const over = server.receive({
    name: 'Zeynep',
    standing: 'booked',
    appointmentAt: '2033-05-02T14:30',
    appointmentDoctor: 'selin',
  })
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
  const toMove = page.getByRole('region', { name: absences.toMove })
  await expect.element(toMove).toHaveTextContent(over.name)
  await expect.element(page.getByLabelText(absences.note)).toHaveValue('')
  await expectNoBarrier('the absences', ['light', 'dark'])
  const remove = page.getByRole('button', { name: words.form.remove })
  await expect.element(remove).toBeVisible()
  await remove.click()
  await expect.element(remove).not.toBeInTheDocument()
  expect(server.absences).toEqual([])
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
  await expect.element(page.getByRole('status').filter({ hasText: feeds.revoked })).toBeVisible()
  await expect.element(page.getByRole('button', { name: feeds.revoke })).not.toBeInTheDocument()
})
