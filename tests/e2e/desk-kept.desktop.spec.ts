import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addAuthenticator, comeBack, isLive, someName, withStore, words } from './support/desk.ts'
import { expectNoBarrier } from './support/widths.ts'

// The browser logs refused requests.
test.use({ consoleAllowance: [/401|403|409/] })

/** Signs in with a new passkey, then continues with a session whose proof is ten minutes old. */
async function openUnproven(page: Page, context: BrowserContext) {
  const name = someName('Gül')
  await addAuthenticator(context, page)
  const token = await withStore(({ desk }) => desk.invite(name, 'manager'))
  await page.goto(`/yonetim#invite=${token}`)
  await page.getByRole('button', { name: words.invitation.register }).click()
  await isLive(page)
  await comeBack(page, name, { ago: 10 * 60_000 })
  await isLive(page)
}

const proofOf = (page: Page) => page.getByRole('dialog', { name: words.proof.heading })

test('a manager invites a colleague, who signs in, and closes her account', {
  tag: '@nightly',
}, async ({ page, context, browser, baseURL }) => {
  await openUnproven(page, context)
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
