import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './fixtures.ts'
import { faults } from './support/axe.ts'
import { addAuthenticator, openDesk, someName, withStore, words } from './support/desk.ts'

const invite = (name: string) => withStore(({ desk }) => desk.invite(name, 'reception'))

// The browser itself notes that who is not in was refused.
test.use({ consoleAllowance: [/401/] })

test('who is invited makes a passkey by the link, locks, and comes in with it', async ({
  page,
  context,
}) => {
  await addAuthenticator(context, page)
  const name = someName('Gül')
  await page.goto(`/yonetim#invite=${await invite(name)}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  expect(await faults(page)).toEqual([])
  // The link must not stay in the history.
  expect(page.url()).not.toContain('invite')
  await page.getByRole('button', { name: words.invitation.register }).click()
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.locator('[data-list="fresh"]')).toBeVisible()
  await page.getByRole('button', { name: words.frame.lock }).click()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: words.signIn.passkey }).click()
  await expect(page.getByText(name)).toBeVisible()
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({
    name: '__Host-desk',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  })
})

test('a link that was used says so', async ({ page }) => {
  await page.goto('/yonetim#invite=abc')
  await expect(page.getByRole('alert')).toHaveText(words.invitation.invalid)
  await expect(page.getByRole('button')).toBeDisabled()
})

test('the machine at the counter opens with a code from the phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = await openDesk(page)
  await page.getByRole('button', { name: words.frame.code }).click()
  const code = await page.getByText(/^[2-79CFHKLMRTY]{4} [2-79CFHKLMRTY]{4}/).textContent()
  const counter = await (await browser.newContext({ baseURL })).newPage()
  await counter.goto('/yonetim')
  await counter.getByLabel(words.signIn.code).fill(code ?? '')
  await counter.getByRole('button', { name: words.signIn.codeEnter }).click()
  await expect(counter.getByText(name)).toBeVisible()
  await expect(counter.getByRole('button', { name: words.frame.code })).toHaveCount(0)
  await counter.context().close()
})

test('another site’s page, open in the same browser, can neither lock nor read', async ({
  page,
  context,
}) => {
  const name = await openDesk(page)
  const evil = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Evil</title>')
  })
  await new Promise<void>((resolve) => evil.listen(0, resolve))
  const { port } = evil.address() as AddressInfo
  const other = await context.browser()?.newContext()
  if (!other) throw new Error('no browser')
  await other.addCookies(await context.cookies())
  const foreign = await other.newPage()
  await foreign.goto(`http://localhost:${port}/`)
  const answers = await foreign.evaluate(async (desk) => {
    const send = (init: RequestInit) =>
      fetch(`${desk}/yonetim/api/sign-out`, {
        method: 'POST',
        credentials: 'include',
        ...init,
      }).then(
        ({ type, status }) => `${type} ${status}`,
        () => 'refused',
      )
    return [
      await send({ mode: 'no-cors', body: '{}' }),
      await send({ headers: { 'Content-Type': 'application/json' }, body: '{}' }),
      await fetch(`${desk}/yonetim/api/board`, { credentials: 'include' }).then(
        () => 'read',
        () => 'refused',
      ),
    ]
  }, new URL(page.url()).origin)
  expect(answers).toEqual(['refused', 'refused', 'refused'])
  await page.reload()
  await expect(page.getByText(name)).toBeVisible()
  await other.close()
  evil.close()
})
