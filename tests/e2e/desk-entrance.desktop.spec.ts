import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './fixtures.ts'
import { faults } from './support/axe.ts'
import { addAuthenticator, openDesk, someName, withStore, words } from './support/desk.ts'

const invite = (name: string) => withStore((desk) => desk.invite(name, 'reception'))

// The browser logs requests without a session.
test.use({ consoleAllowance: [/401/] })

test('an invited receptionist creates a passkey by the link, locks the desk, and signs in with it', async ({
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
  // A late response would clear the cookie of the new session.
  const signedOut = page.waitForResponse('**/yonetim/api/sign-out')
  await page.getByRole('button', { name: words.frame.lock }).click()
  await expect(page.getByRole('button', { name: words.signIn.passkey })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await signedOut
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

test.describe('another site’s page, open in the same browser, can neither lock nor read', () => {
  // The first is same-site and sends the cookie; the second is cross-site.
  for (const host of ['localhost', '127.0.0.1'])
    test(`from ${host}`, async ({ page, context }) => {
      const name = await openDesk(page)
      const evil = createServer((_request, response) => {
        response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Evil</title>')
      })
      await new Promise<void>((resolve) => evil.listen(0, resolve))
      const { port } = evil.address() as AddressInfo
      // A separate context, because its console errors are not the desk's.
      const other = await context.browser()?.newContext()
      if (!other) throw new Error('no browser')
      await other.addCookies(await context.cookies())
      const answered: string[] = []
      other.on('response', (response) => {
        if (response.url().includes('/yonetim/'))
          answered.push(`${response.request().method()} ${response.status()}`)
      })
      const foreign = await other.newPage()
      await foreign.goto(`http://${host}:${port}/`)
      const desk = new URL(page.url()).origin
      const read = await foreign.evaluate(async (desk) => {
        const sent = (path: string, init: RequestInit) =>
          fetch(`${desk}/yonetim/api${path}`, { credentials: 'include', ...init }).then(
            ({ type }) => type === 'opaque',
            () => true,
          )
        const post = { method: 'POST', body: '{}' }
        return [
          await sent('/sign-out', { ...post, mode: 'no-cors' }),
          await sent('/sign-out', { ...post, headers: { 'Content-Type': 'application/json' } }),
          await sent('/board', {}),
        ]
      }, desk)
      expect(read, 'nothing is readable').toEqual([true, true, true])
      // Any site may submit a form; the browser then shows the response.
      const [shown] = await Promise.all([
        foreign.waitForResponse('**/yonetim/api/sign-out'),
        foreign.evaluate((desk) => {
          const form = document.createElement('form')
          form.method = 'post'
          form.enctype = 'text/plain'
          form.action = `${desk}/yonetim/api/sign-out`
          document.body.append(form)
          form.submit()
        }, desk),
      ])
      expect(shown.status()).toBe(403)
      expect(answered.filter((each) => each.startsWith('POST'))).toContain('POST 403')
      expect(
        answered.filter((each) => / 2\d\d$/.test(each) && !each.startsWith('OPTIONS')),
      ).toEqual([])
      await page.reload()
      await expect(page.getByText(name)).toBeVisible()
      await other.close()
      evil.close()
    })
})
