import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Change } from '../../../src/desk/contract/contract'
import { expectNoBarrier } from '../support/axe'
import { DeskServer, listOf, openDesk, openList, rowOf, signedOut, words } from '../support/desk'

type Settled<Outcome> = Omit<Extract<Change, { outcome: Outcome }>, 'version'>
const unreached: Settled<'unreached'> = {
  outcome: 'unreached',
  retryAt: '2030-01-01T12:00',
  note: 'Meşgul çaldı',
}
const booked: Settled<'booked'> = {
  outcome: 'booked',
  appointmentAt: '2030-03-05T14:30',
  note: '',
}

/** One new request on an open desk. */
async function openOne() {
  const server = new DeskServer()
  const request = server.receive({ name: 'İki Kişilik Hasta' })
  server.receive({ name: 'Başka Hasta' })
  await openDesk(server)
  const row = rowOf(request)
  const { reference } = request
  return {
    server,
    reference,
    row,
    open: (outcome: 'unreached' | 'booked' | 'cancelled') =>
      row.getByRole('button', { name: words.row[outcome] }).click(),
    save: () => row.getByRole('button', { name: words.form.save }).click(),
    colleague: (change: Settled<'unreached'> | Settled<'booked'>) =>
      server.change(reference, { ...change, version: server.find(reference).version }, 'Mehmet'),
  }
}

describe('a receptionist who types while a colleague settles the same request', () => {
  test('keeps her text, her cursor and her place when the row leaves the list', async () => {
    const { server, reference, row, open, save, colleague } = await openOne()
    await open('booked')
    const time = row.getByLabelText(words.form.booked)
    await time.fill('05.03.2030 14.30')
    await row.getByLabelText(words.form.note).fill('Annesiyle')
    await time.click()
    ;(time.element() as HTMLInputElement).setSelectionRange(3, 5)
    colleague(unreached)
    await expect.element(row).toHaveTextContent('Mehmet ulaşamadı')
    await expect.element(time).toHaveValue('05.03.2030 14.30')
    await expect.element(time).toHaveFocus()
    expect((time.element() as HTMLInputElement).selectionStart).toBe(3)
    await expect.element(row.getByLabelText(words.form.note)).toHaveValue('Annesiyle')

    await save()
    expect(server.posts.at(-1)?.body).toMatchObject({ version: 0 })
    // Both versions: the colleague's in words, hers in the fields.
    const alert = row.getByRole('alert')
    await expect.element(alert).toHaveTextContent('Mehmet')
    await expect.element(alert).toHaveTextContent('Ulaşılamadı')
    await expect.element(alert).toHaveTextContent('Meşgul çaldı')
    await expect.element(time).toHaveValue('05.03.2030 14.30')
    expect(server.find(reference)).toMatchObject({ standing: 'unreached', version: 1 })

    const overwrite = row.getByRole('button', { name: words.conflict.overwrite })
    await expect.element(overwrite).toHaveFocus()
    await expectNoBarrier('a conflict')
    await overwrite.click()
    await expect.element(row).not.toBeInTheDocument()
    expect(server.find(reference).standing).toBe('booked')
  })

  test('cannot cancel the appointment that the colleague has just given', async () => {
    const { server, reference, row, open, save, colleague } = await openOne()
    await open('cancelled')
    await row.getByLabelText(words.form.cancelled).selectOptions('elsewhere')
    colleague(booked)
    await expect.element(listOf('fresh').getByText('Başka Hasta')).toBeVisible()
    await expect.element(row.getByLabelText(words.form.cancelled)).toHaveValue('elsewhere')
    await save()
    await expect.element(row.getByRole('alert')).toHaveTextContent('5 Mart 2030 Salı 14.30')
    expect(server.find(reference).standing).toBe('booked')
  })

  test('sees a further change before she can overwrite it', async () => {
    const { server, reference, row, open, save, colleague } = await openOne()
    await open('cancelled')
    colleague(unreached)
    await save()
    await expect.element(row.getByRole('alert')).toHaveTextContent('Ulaşılamadı')
    colleague(booked)
    await row.getByRole('button', { name: words.conflict.overwrite }).click()
    await expect.element(row.getByRole('alert')).toHaveTextContent('5 Mart 2030 Salı 14.30')
    expect(server.find(reference).standing).toBe('booked')
  })
})

describe('what a receptionist has typed stays until she saves or discards it', () => {
  test('on another list, in a search, on another page and beside another form', async () => {
    const { server, row, open } = await openOne()
    await open('booked')
    await row.getByLabelText(words.form.note).fill('Yarım kaldı')
    const isThere = () =>
      expect.element(row.getByLabelText(words.form.note)).toHaveValue('Yarım kaldı')
    await openList('today')
    await isThere()
    await page.getByRole('searchbox').fill('Başka')
    await expect.element(listOf('found').getByText('Başka Hasta')).toBeVisible()
    await isThere()
    await page.getByRole('link', { name: words.pages.day }).click()
    await expect.element(page.getByRole('heading', { name: words.day.heading })).toBeVisible()
    await page.getByRole('link', { name: words.pages.board, exact: true }).click()
    await isThere()
    const other = server.requests[1]
    if (!other) throw new Error('no other request')
    await rowOf(other).getByRole('button', { name: words.row.cancelled }).click()
    await expect.element(rowOf(other).css('form')).toBeVisible()
    await isThere()
    // Nothing is typed into the other: it makes room.
    await open('unreached')
    await isThere()
    await row.getByRole('button', { name: words.form.cancel }).click()
    await expect.element(row.css('form')).not.toBeInTheDocument()
  })

  test('through Escape, the same button and a reload, and she reads that it is back', async () => {
    const { server, row, open } = await openOne()
    const note = row.getByLabelText(words.form.note)
    const isBack = async () => {
      await expect.element(note).toHaveValue('Yarım kaldı')
      await expect.element(row.getByText(words.form.back)).toBeVisible()
    }
    await open('booked')
    await note.fill('Yarım kaldı')
    await expect.element(row.getByText(words.form.back)).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(note).not.toBeInTheDocument()
    await open('booked')
    await isBack()
    await open('booked')
    await expect.element(note).not.toBeInTheDocument()
    await open('cancelled')
    await isBack()
    await cleanup()
    // Nothing of the patient but what is typed.
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/İki Kişilik|0532/)
    await openDesk(server)
    await expect.element(note).not.toBeInTheDocument()
    await open('booked')
    await isBack()
    await row.getByRole('button', { name: words.form.cancel }).click()
    await open('cancelled')
    await expect.element(note).toHaveValue('')
    await expect.element(row.getByText(words.form.back)).not.toBeInTheDocument()
  })

  test('over a session that has ended, for her alone on a shared computer', async () => {
    const { server, reference, row, open, save } = await openOne()
    await open('booked')
    await row.getByLabelText(words.form.note).fill('Ayşe yazdı')
    server.refuse('POST /requests/:reference/outcome', 401, 'unauthorised')
    const signInAs = async (name: string) => {
      server.me = { ...server.me, name }
      server.answer('POST /sign-in/code', () => {})
      await page.getByLabelText(words.signIn.code).fill('CFHK2345')
      await page.getByRole('button', { name: words.signIn.codeEnter }).click()
      await expect.element(page.getByText(name).first()).toBeVisible()
      await expect.element(row).toBeVisible()
    }
    await save()
    await signedOut()
    expect(document.body).not.toHaveTextContent('Ayşe yazdı')
    await signInAs('Ayşe')
    await expect.element(row.getByLabelText(words.form.note)).toHaveValue('Ayşe yazdı')

    await save()
    await signedOut()
    await signInAs('Mehmet')
    await expect.element(row.css('form')).not.toBeInTheDocument()
    await page.getByRole('button', { name: words.frame.lock }).click()
    await signInAs('Ayşe')
    await expect.element(row.getByLabelText(words.form.note)).toHaveValue('Ayşe yazdı')
    expect(server.find(reference).note).toBe('')
  })
})

describe('a call or a message that cannot be stored', () => {
  const status = () => page.getByRole('status').filter({ hasText: /kaydedilemedi/ })

  /** Presses the chat link, without opening it. */
  async function write(row: ReturnType<typeof rowOf>) {
    const chat = row.getByRole('link', { name: 'WhatsApp' })
    chat.element().addEventListener('click', (event) => event.preventDefault())
    await chat.click()
  }
  const contacts = (server: DeskServer) =>
    server.posts.filter(({ path }) => path.endsWith('/contact')).length

  test('is shown, and stored once the server works again', async () => {
    const { server, reference, row } = await openOne()
    const own = server.handlerOf('POST /requests/:reference/contact')
    server.refuse('POST /requests/:reference/contact', 503, 'unavailable')
    await write(row)
    await expect.element(status()).toHaveTextContent('1 arama ya da mesaj')
    server.answer('POST /requests/:reference/contact', own)
    server.announce()
    await expect.element(status()).not.toBeInTheDocument()
    expect(server.find(reference).lastAct).toMatchObject({ act: 'messaged', by: 'Ayşe' })
    expect(contacts(server)).toBe(2)
  })

  test('waits for her after the session has ended, and is never sent as a colleague’s', async () => {
    const { server, row } = await openOne()
    const own = server.handlerOf('POST /requests/:reference/contact')
    onTestFinished(() => localStorage.clear())
    server.refuse('POST /requests/:reference/contact', 401, 'unauthorised')
    await write(row)
    await expect.element(status()).toBeVisible()
    server.answer('POST /requests/:reference/contact', own)
    server.shutOut()
    await signedOut()
    server.refusesStream = false
    const before = contacts(server)
    for (const name of ['Mehmet', 'Ayşe']) {
      server.me = { ...server.me, name }
      server.answer('GET /me', () => server.me)
      server.answer('POST /sign-in/code', () => {})
      await page.getByLabelText(words.signIn.code).fill('CFHK2345')
      await page.getByRole('button', { name: words.signIn.codeEnter }).click()
      await expect.element(row).toBeVisible()
      if (name === 'Mehmet') {
        server.announce()
        await expect.element(status()).not.toBeInTheDocument()
        expect(contacts(server)).toBe(before)
        await page.getByRole('button', { name: words.frame.lock }).click()
      }
    }
    await expect.poll(() => contacts(server)).toBe(before + 1)
    await expect.element(row).toHaveTextContent('Ayşe yazdı')
  })
})

test('a manager sees on every page how many proposals wait, as soon as one arrives', async () => {
  const server = new DeskServer({ role: 'manager', edits: true })
  await openDesk(server)
  const link = page.getByRole('link', { name: words.pages.site })
  await expect.element(link).toHaveTextContent(words.pages.site)
  server.waiting = 2
  server.announceProposals()
  await expect.element(link).toHaveAccessibleName(`${words.pages.site} (2)`)
})
