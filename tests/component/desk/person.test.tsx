import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import { DeskServer, openDesk, rowOf, words } from '../support/desk'
import { catchDownloads } from '../support/downloads'
import { addAuthenticator, addPasskey } from '../support/passkeys'

const { person: texts } = words

/** A server with two requests from one number and one from another. */
function filledServer(me = {}) {
  const server = new DeskServer(me)
  const phone = '0544 000 00 00'
  const first = server.receive({
    name: 'Nermin Öztürk',
    phone,
    phonesBefore: [{ phone: '0545 11', at: '2033-05-02T09:30:00.000Z' }],
    request: 'İmplant Tedavisi',
  })
  const second = server.receive({ name: 'Nermin Öztürk', phone })
  const other = server.receive({ name: 'Komşu', phone: '0555 000 00 00' })
  return { server, first, second, other }
}

const dialog = () => page.getByRole('dialog', { name: 'Nermin Öztürk' })
const proof = () => page.getByRole('dialog', { name: words.proof.heading })
const openPerson = (request: { reference: string }) =>
  rowOf(request).getByRole('button', { name: words.row.person }).click()

describe('a receptionist', () => {
  test('gives a patient a copy of all stored data, and sees when it is deleted', async () => {
    const downloads = catchDownloads()
    const { server, first, second, other } = filledServer()
    const agreed = server.receive({
      name: 'Nermin Öztürk',
      phone: first.phone,
      doctor: 'Kerem Aksu',
      standing: 'booked',
      appointmentAt: '2033-05-02T14:30',
      appointmentDoctorName: 'Selin Ardıç',
    })
    const change = { outcome: 'cancelled', reason: 'changedMind', version: 0 } as const
    server.change(first.reference, { ...change, note: 'Bilgi istedi' })
    await openDesk(server)
    await expect.element(rowOf(second)).toHaveTextContent(/1(79|80) gün sonra silinir/)
    await openPerson(second)
    await expect.poll(() => dialog().getByRole('checkbox').elements().length).toBe(3)
    await expect.element(dialog()).toHaveTextContent('2 Mayıs 2033 Pazartesi 14.30, Selin Ardıç')
    await expect.element(dialog()).toHaveTextContent(first.reference)
    await expectNoBarrier('what is kept')
    await dialog().getByRole('button', { name: texts.export }).click()
    await expect.element(dialog().getByRole('status')).toHaveTextContent(texts.exported)
    const [file] = downloads
    expect(file?.name).toBe(`veriler-${second.reference}.txt`)
    const text = (await file?.file.text()) ?? ''
    const facts = [
      first.reference,
      second.reference,
      agreed.reference,
      '2 Mayıs 2033 Pazartesi 14.30, Selin Ardıç',
      'İstediği doktor: Kerem Aksu',
      'İmplant Tedavisi',
      'Bilgi istedi',
      'Vazgeçti',
      'önceki: 0545 11',
    ]
    for (const fact of facts) expect(text).toContain(fact)
    expect(text).toContain('Ayşe iptal etti')
    expect(text).not.toContain(other.reference)
    await userEvent.keyboard('{Escape}')
    await expect
      .element(rowOf(second).getByRole('button', { name: words.row.person }))
      .toHaveFocus()
  })

  test('deletes a patient’s data after re-authentication', async () => {
    await addAuthenticator()
    await addPasskey()
    const { server, first, second, other } = filledServer()
    server.isProven = false
    await openDesk(server)
    await openPerson(second)
    await dialog().getByRole('checkbox').first().click()
    await dialog().getByRole('button', { name: texts.erase }).click()
    await expect.element(dialog().getByRole('button', { name: texts.back })).toHaveFocus()
    await expectNoBarrier('before it is deleted')
    await dialog().getByRole('button', { name: texts.eraseNow }).click()

    // Closing the re-authentication changes nothing.
    await expect.element(proof()).toHaveTextContent(words.proof.text)
    await expectNoBarrier('the proof')
    await userEvent.keyboard('{Escape}')
    await expect.element(proof()).not.toBeInTheDocument()
    expect(server.requests).toHaveLength(3)

    await dialog().getByRole('button', { name: texts.eraseNow }).click()
    await proof().getByRole('button', { name: words.proof.prove }).click()
    await expect.element(dialog().getByRole('status')).toHaveTextContent('2 talep silindi')
    await expect.element(dialog()).toHaveTextContent(texts.elsewhere)
    await expect.element(dialog().getByRole('button', { name: texts.close })).toHaveFocus()
    await dialog().getByRole('button', { name: texts.close, exact: true }).click()
    await expect.element(page.getByRole('main')).toHaveFocus()
    for (const gone of [first, second]) await expect.element(rowOf(gone)).not.toBeInTheDocument()
    await expect.element(rowOf(other)).toBeVisible()
  })

  test('reads that a passkey is refused, and deletes nothing', async () => {
    await addAuthenticator()
    await addPasskey()
    const { server, second } = filledServer()
    server.isProven = false
    server.refuse('POST /prove', 401, 'unauthorised')
    await openDesk(server)
    await openPerson(second)
    await dialog().getByRole('button', { name: texts.export }).click()
    await proof().getByRole('button', { name: words.proof.prove }).click()
    // A passkey of another account: the session continues.
    await expect.element(proof().getByRole('alert')).toHaveTextContent(words.proof.refused)
    expect(server.requests).toHaveLength(3)
  })

  test('chooses whose data to delete if two people share a number, of which hers alone is ticked', async () => {
    const { server, first, second } = filledServer()
    await openDesk(server)
    await openPerson(second)
    const [box, own] = [
      dialog().getByRole('checkbox').first(),
      dialog().getByRole('checkbox').last(),
    ]
    await expect.element(own).toBeChecked()
    await expect.element(box).not.toBeChecked()
    // Each with its whole number.
    for (const { reference } of [first, second])
      await expect.element(dialog().getByText(`0544 000 00 00 · ${reference}`)).toBeVisible()
    const erase = dialog().getByRole('button', { name: texts.erase })
    await own.click()
    // Without a selection nothing can be erased.
    await expect.element(erase).toBeDisabled()
    await box.click()
    await erase.click()
    await dialog().getByRole('button', { name: texts.eraseNow }).click()
    await expect.element(dialog().getByRole('status')).toHaveTextContent('1 talep silindi')
    expect(server.posts.at(-1)?.body).toEqual({ references: [first.reference] })
  })

  test('reads that the last traces are deleted within the hour if another program holds the file', async () => {
    const { server, second } = filledServer()
    server.answer('POST /requests/:reference/erase', () => ({ removed: 2, wiped: false }))
    await openDesk(server)
    await openPerson(second)
    await dialog().getByRole('button', { name: texts.erase }).click()
    await dialog().getByRole('button', { name: texts.eraseNow }).click()
    await expect.element(dialog().getByRole('status')).toHaveTextContent(texts.unwiped)
  })
})

test('a receptionist closes and reopens the other requests, except those a colleague has changed', async () => {
  const server = new DeskServer()
  const receive = () => server.receive({ name: 'Nermin Öztürk', phone: '0544 000 00 00' })
  const [changed, first, second, opened] = [receive(), receive(), receive(), receive()]
  const button = (name: string) => dialog().getByRole('button', { name, exact: true })
  const told = () => dialog().getByRole('status')
  const unreached = { outcome: 'unreached', retryAt: '2033-05-02T17:00', note: '' } as const
  const standings = () =>
    [changed, first, second].map(({ reference }) => server.find(reference).standing)
  await openDesk(server)
  await openPerson(opened)
  await expect.element(button('Diğer 3 açık talebi iptal et')).toBeVisible()
  server.change(changed.reference, { ...unreached, version: 0 }, 'Mehmet')
  await button('Diğer 3 açık talebi iptal et').click()
  await expect.element(told()).toHaveTextContent('2 talep iptal edildi')
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(words.conflict.stale)
  expect(standings()).toEqual(['unreached', 'cancelled', 'cancelled'])

  // The next press finds the new state, and the undo covers both presses.
  await button('Diğer 1 açık talebi iptal et').click()
  await expect.element(told()).toHaveTextContent('1 talep iptal edildi')
  server.change(second.reference, { ...unreached, version: 1 }, 'Mehmet')
  await button(words.settled.undo).click()
  await expect.element(told()).toHaveTextContent(texts.reopened)
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(words.conflict.stale)
  expect(standings()).toEqual(['unreached', 'new', 'unreached'])
  await expect.element(button(words.settled.undo)).not.toBeInTheDocument()
})

test('a receptionist at the counter reads what to do instead', async () => {
  const { server, second } = filledServer({ role: 'manager', strength: 'code' })
  await openDesk(server)
  await openPerson(second)
  await expect.element(dialog()).toHaveTextContent(texts.weak)
  expect(
    dialog()
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Diğer 1 açık talebi iptal et', texts.close])
  await expectNoBarrier('at the counter')
  await dialog().getByRole('button', { name: texts.close, exact: true }).click()
  const { accounts, audit, board } = words.pages
  await expect.element(page.getByRole('link', { name: board, exact: true })).toBeVisible()
  for (const name of [accounts, audit])
    await expect.element(page.getByRole('link', { name, exact: true })).not.toBeInTheDocument()
  const sheet = page.getByRole('button', { name: words.sheet.all })
  await expect.element(sheet).not.toBeInTheDocument()
})
