import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import { DeskServer, openDesk, words } from '../support/desk'
import { addAuthenticator, addPasskey } from '../support/passkeys'

const { accounts: texts } = words

const passkeys = [
  { id: 'phone', createdAt: '2026-03-05T09:15:00.000Z' },
  { id: 'laptop', createdAt: '2026-06-01T06:00:00.000Z' },
]

let server: DeskServer

beforeEach(async () => {
  server = new DeskServer({ role: 'manager', name: 'Mehmet' })
  server.accounts = [
    { id: 'mehmet', name: 'Mehmet', role: 'manager', state: 'open', passkeys: [] },
    { id: 'selin', name: 'Selin', role: 'reception', state: 'open', passkeys },
  ]
  history.replaceState(null, '', '#accounts')
  await openDesk(server, false)
  await expect.element(page.getByRole('heading', { name: 'Selin' })).toBeVisible()
})

const account = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const link = () => page.getByRole('dialog').getByLabelText(texts.link.label)

async function invite(name: string) {
  await page.getByLabelText(texts.name, { exact: true }).fill(name)
  await page.getByRole('button', { name: texts.invite }).click()
}

test('a manager invites a colleague after re-authentication, and receives her link', async () => {
  await addAuthenticator()
  await addPasskey()
  server.isProven = false
  await expectNoBarrier('the accounts')
  await page.getByLabelText(texts.role).selectOptions('reception')
  await invite('Gül')
  const proof = page.getByRole('dialog', { name: words.proof.heading })
  await proof.getByRole('button', { name: words.proof.prove }).click()
  await expect.element(link()).toHaveValue(`${location.origin}/yonetim#invite=Gül`)
  await expectNoBarrier('the link of an invitation')
  await userEvent.keyboard('{Escape}')
  await expect.element(link()).not.toBeInTheDocument()
  await expect.element(account('Gül')).toHaveTextContent(texts.states.invited)
  await expect.element(page.getByLabelText(texts.name, { exact: true })).toHaveValue('')
})

test('a manager disables a colleague’s account after confirmation, and invites her again', async () => {
  await account('Selin').getByRole('button', { name: texts.disable }).click()
  await page.getByRole('button', { name: words.form.cancel, exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(server.posts).toEqual([])
  await expect.element(account('Selin')).toHaveTextContent(texts.states.open)
  await account('Selin').getByRole('button', { name: texts.disable }).click()
  await page.getByRole('button', { name: texts.sure.yes, exact: true }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Selin' })).toBeVisible()
  await expect.element(account('Selin')).toHaveTextContent(texts.states.closed)
  await account('Selin').getByRole('button', { name: texts.again }).click()
  await expect.element(link()).toHaveValue(`${location.origin}/yonetim#invite=selin-again`)
})

test('a manager sees a colleague’s passkeys before a new link, and names the lost one', async () => {
  await account('Selin').getByRole('button', { name: texts.again }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('geçerli kalır')
  const phone = dialog.getByRole('checkbox', { name: '5 Mart 2026 12.15' })
  await expect.element(dialog.getByRole('checkbox', { name: '1 Haziran 2026 09.00' })).toBeVisible()
  await expectNoBarrier('the passkeys of an account', ['light', 'dark'])
  await dialog.getByRole('button', { name: words.form.cancel }).click()
  expect(server.posts).toEqual([])
  await account('Selin').getByRole('button', { name: texts.again }).click()
  await phone.click()
  await dialog.getByRole('button', { name: texts.lost.yes }).click()
  await expect.element(link()).toHaveValue(`${location.origin}/yonetim#invite=selin-again`)
  expect(server.posts).toEqual([{ path: '/accounts/selin/again', body: { lost: ['phone'] } }])
  await userEvent.keyboard('{Escape}')
  const told = page.getByRole('status').filter({ hasText: texts.lost.closed.split('{{')[0] })
  await expect.element(told).toBeVisible()
  await account('Selin').getByRole('button', { name: texts.again }).click()
  await expect.element(dialog.getByRole('checkbox')).toHaveAccessibleName(/1 Haziran 2026/)
})

test('a manager reads below the name that it is taken, and has the focus in its field', async () => {
  await invite('Selin')
  const form = page.getByRole('form', { name: texts.inviteHeading })
  await expect.element(form.getByRole('alert')).toHaveTextContent(texts.taken)
  const name = form.getByLabelText(texts.name, { exact: true })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await invite('Gül')
  await expect.element(link()).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.css('[aria-invalid="true"]')).not.toBeInTheDocument()
})

test('a manager reads that the last manager cannot be disabled', async () => {
  server.refuse('POST /accounts/:id/disable', 409, 'lastManager')
  await account('Mehmet').getByRole('button', { name: texts.disable }).click()
  await page.getByRole('button', { name: texts.sure.yes, exact: true }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.lastManager)
})

test('a manager reads who did what and for how long that is kept, and no patient’s name', async () => {
  const at = '2025-03-05T09:15:00.000Z'
  server.audit = [
    { id: 2, at, by: 'Ayşe', act: 'cancelled', subject: 'K7777' },
    { id: 1, at, by: '', act: 'invited', subject: '' },
  ]
  await page.getByRole('link', { name: words.pages.audit, exact: true }).click()
  const entry = page.getByRole('row').filter({ hasText: 'K7777' })
  await expect.element(entry).toHaveTextContent('5 Mart 2025 Çarşamba 12.15')
  await expect.element(entry).toHaveTextContent(`Ayşe${words.audit.acts.cancelled}`)
  await expect.element(page.getByRole('row').last()).toHaveTextContent(words.audit.unknown)
  await expect.element(page.getByText('Kayıtlar üç yıl saklanır')).toBeVisible()
  await expectNoBarrier('the audit')
  history.back()
  await expect.element(page.getByRole('heading', { name: texts.heading })).toBeVisible()
})

test('a manager reads what the clinic occupies on the server, and whom to inform', async () => {
  const disk = page.getByRole('region', { name: texts.disk.heading })
  await expect.element(disk).toHaveTextContent(texts.disk.intro)
  await expect.element(disk).toHaveTextContent(`${texts.disk.parts.requests}4 MB`)
  await expect.element(disk).toHaveTextContent(`${texts.disk.parts.free}9.000 MB`)
  await expect.element(disk).not.toHaveTextContent(texts.disk.parts.backups)
})
