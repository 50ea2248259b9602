import type { BrowserContext, Page } from '@playwright/test'
import type { Role } from '../../src/desk/contract/contract.ts'
import { expect, test } from './fixtures.ts'
import {
  addAuthenticator,
  addRequest,
  comeBack,
  isLive,
  rowOf,
  someName,
  withStore,
  words,
} from './support/desk.ts'
import { expectNoBarrier } from './support/widths.ts'

// The browser logs refused requests.
test.use({ consoleAllowance: [/401|403|409/] })

let numbers = 0

/** A phone number that is unique in this run. */
const somePhone = () => {
  numbers += 1
  return `05${String(40_000_000 + (process.pid % 1000) * 10_000 + numbers).padStart(8, '0')}0`
}

const openPerson = async (page: Page, reference: string) => {
  await rowOf(page, reference).getByRole('button', { name: words.row.person }).click()
  return page.getByRole('dialog', { name: words.person.heading.split(':')[0] })
}

/** Signs in with a new passkey, then continues with a session whose proof is ten minutes old. */
async function openUnproven(page: Page, context: BrowserContext, role: Role) {
  const name = someName('Gül')
  await addAuthenticator(context, page)
  const token = await withStore(({ desk }) => desk.invite(name, role))
  await page.goto(`/yonetim#invite=${token}`)
  await page.getByRole('button', { name: words.invitation.register }).click()
  await isLive(page)
  await comeBack(page, name, { ago: 10 * 60_000 })
  await isLive(page)
  return name
}

const proofOf = (page: Page) => page.getByRole('dialog', { name: words.proof.heading })

test('a receptionist deletes a patient’s data after re-authentication', async ({
  page,
  context,
}) => {
  const [name, phone] = [someName('Nermin Öztürk'), somePhone()]
  const first = await addRequest(name, { phone })
  const second = await addRequest(name, { phone })
  const kept = await addRequest(someName('Komşu'), { phone: somePhone() })
  await openUnproven(page, context, 'reception')
  const dialog = await openPerson(page, second)
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: words.person.erase }).click()
  await expect(dialog.getByRole('button', { name: words.person.back })).toBeFocused()
  await dialog.getByRole('button', { name: words.person.eraseNow }).click()

  // Closing the re-authentication dialog changes nothing.
  await expect(proofOf(page)).toContainText(words.proof.text)
  await page.keyboard.press('Escape')
  await expect(proofOf(page)).toHaveCount(0)
  await expect(rowOf(page, first)).toHaveCount(1)

  await dialog.getByRole('button', { name: words.person.eraseNow }).click()
  await proofOf(page).getByRole('button', { name: words.proof.prove }).click()
  await expect(dialog.getByRole('status')).toContainText('2 talep silindi')
  await expect(dialog).toContainText(words.person.elsewhere)
  await dialog.getByRole('button', { name: words.person.close }).click()
  await expect(page.getByRole('main')).toBeFocused()
  for (const reference of [first, second]) await expect(rowOf(page, reference)).toHaveCount(0)
  await expect(rowOf(page, kept)).toHaveCount(1)
  await page.reload()
  await expect(rowOf(page, kept)).toHaveCount(1)
  await expect(rowOf(page, first)).toHaveCount(0)
})

test('a manager invites a colleague, who signs in, and closes her account', {
  tag: '@nightly',
}, async ({ page, context, browser, baseURL }) => {
  await openUnproven(page, context, 'manager')
  await page.getByRole('link', { name: words.pages.accounts }).click()
  const invited = someName('Selin')
  await expectNoBarrier(page, 'the accounts')
  await page.getByLabel(words.accounts.name, { exact: true }).fill(invited)
  await page.getByLabel(words.accounts.role).selectOption('reception')
  await page.getByRole('button', { name: words.accounts.invite }).click()
  await proofOf(page).getByRole('button', { name: words.proof.prove }).click()
  const dialog = page.getByRole('dialog', { name: words.accounts.link.heading.split(':')[0] })
  const link = await dialog.getByLabel(words.accounts.link.label).inputValue()
  expect(link).toContain('/yonetim#invite=')
  await expectNoBarrier(page, 'the invitation')
  await page.keyboard.press('Escape')

  const hers = await browser.newContext({ baseURL })
  const her = await hers.newPage()
  await addAuthenticator(hers, her)
  await her.goto(link)
  await her.getByRole('button', { name: words.invitation.register }).click()
  await isLive(her)

  await page.reload()
  const account = page.getByRole('listitem').filter({ hasText: invited })
  await expect(account).toContainText(words.accounts.states.open)
  await account.getByRole('button', { name: words.accounts.disable }).click()
  await page.getByRole('button', { name: words.accounts.sure.yes, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: invited })).toBeVisible()
  await expect(account).toContainText(words.accounts.states.closed)
  // No patient stays on her screen.
  await expect(her.getByRole('button', { name: words.signIn.passkey })).toBeVisible()
  await expect(her.locator('[data-reference]')).toHaveCount(0)
  await hers.close()
})
