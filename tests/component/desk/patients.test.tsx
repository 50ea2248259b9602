import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import { DeskServer, openDesk, rowOf, words } from '../support/desk'

const { day: texts, booking, person: card, pages, row: labels } = words

const button = (name: string | RegExp) => page.getByRole('button', { name })
const openDay = () => page.getByRole('link', { name: pages.day, exact: true }).click()
const nermin = { name: 'Nermin Öztürk', phone: '0544 000 00 00', dial: '+905440000000' }

test('a receptionist picks a known patient for a new appointment, with the language', async () => {
  const server = new DeskServer()
  server.receive({ ...nermin, language: 'English', lastVisit: '2026-11-21T12:10' })
  server.receive({ ...nermin, language: '' })
  await openDesk(server)
  await openDay()
  await button(texts.enter).click()
  const name = page.getByLabelText(booking.fields.name)
  await name.fill('Ne')
  await expect.element(page.getByText(booking.known)).not.toBeInTheDocument()
  await name.fill('Nermin')
  await expect.element(page.getByRole('group', { name: booking.known })).toBeVisible()
  await expectNoBarrier('known people')
  await button(/Nermin Öztürk/).click()
  await expect.element(page.getByLabelText(booking.fields.phone)).toHaveValue(nermin.phone)
  await expect.element(page.getByText(booking.known)).not.toBeInTheDocument()
  await page.getByLabelText(booking.fields.phone).fill('+44 7700 900123')
  const language = page.getByLabelText(booking.language)
  await expect.element(language).toHaveValue('en')
  await language.selectOptions('')
  await page.getByLabelText(words.form.booked).fill('02.05.2033 17.00')
  await page.getByRole('button', { name: words.form.save }).click()
  await expect.poll(() => server.posts.at(-1)?.body).toMatchObject({ language: '' })
})

test('a receptionist closes the other requests of a number in one act, and opens them again', async () => {
  const server = new DeskServer()
  const [kept] = [1, 2].map((openOthers) => server.receive({ ...nermin, openOthers }))
  server.receive({
    ...nermin,
    standing: 'booked',
    appointmentAt: '2026-11-02T10:00',
    visit: 'noshow',
  })
  const third = server.receive({ ...nermin, nextAt: '2033-05-02T17:00', language: 'English' })
  await openDesk(server)
  await expect.element(rowOf(third)).toHaveTextContent('2 Mayıs 2033 Pazartesi 17.00')
  if (kept) await expect.element(rowOf(kept)).toHaveTextContent('1 açık talep daha')
  await rowOf(third).getByRole('button', { name: labels.person }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('1 randevuya gelmedi · Mesaj dili: English')
  await expectNoBarrier('the card')
  await dialog.getByRole('button', { name: 'Diğer 2 açık talebi iptal et' }).click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('2 talep iptal edildi')
  const standings = () => server.requests.map(({ standing }) => standing)
  expect(standings().sort()).toEqual(['booked', 'cancelled', 'cancelled', 'new'])
  await dialog.getByRole('button', { name: words.settled.undo }).click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent(card.reopened)
  expect(standings().sort()).toEqual(['booked', 'new', 'new', 'new'])
})

test('a receptionist books the next appointment of a patient who was seen with one press', async () => {
  const server = new DeskServer()
  const at = new Date().toLocaleDateString('sv', { timeZone: server.me.clinic.timeZone })
  const seen = {
    appointmentAt: `${at}T00:05`,
    appointmentDoctor: 'kerem',
    appointmentType: 'implant',
  }
  const request = server.receive({ ...nermin, ...seen, standing: 'booked', visit: 'fulfilled' })
  await openDesk(server)
  await openDay()
  await rowOf(request).getByRole('button', { name: texts.next }).click()
  await expect.element(page.getByLabelText(booking.fields.doctor)).toHaveValue('kerem')
  await expect.element(page.getByLabelText(booking.fields.type)).toHaveValue('implant')
  await expect
    .element(page.getByLabelText(words.form.booked))
    .not.toHaveValue(expect.stringContaining('00.05'))
})

test('a doctor reads her own day and changes nothing but her absences', async () => {
  const server = new DeskServer({ role: 'doctor', doctor: 'selin' })
  const at = new Date().toLocaleDateString('sv', { timeZone: server.me.clinic.timeZone })
  const seen = { appointmentAt: `${at}T20:00`, appointmentDoctor: 'selin', dial: '', chat: '' }
  const request = server.receive({ ...nermin, ...seen, standing: 'booked', visit: 'arrived' })
  await openDesk(server, false)
  await expect.element(rowOf(request)).toHaveTextContent(nermin.name)
  await expect.element(rowOf(request)).toHaveTextContent(texts.visits.arrived)
  expect(rowOf(request).getByRole('button').elements()).toEqual([])
  for (const name of [texts.enter, texts.tabs.reminders, texts.tabs.feeds])
    await expect.element(button(name)).not.toBeInTheDocument()
  await expectNoBarrier('a doctor’s day')
  await button(texts.tabs.absences).click()
  await page.getByLabelText(booking.fields.startsAt).fill('02.05.2033')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.posts.at(-1)?.body).toMatchObject({ doctor: 'selin' })
})
