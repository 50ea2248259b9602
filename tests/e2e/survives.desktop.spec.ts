import { content, expect, pageName, paths, test, tr, visit, whenReady } from './fixtures.ts'
import {
  arrivedPanel,
  field,
  fillIn,
  held,
  openFormInTime,
  passReload,
  submitButton,
  successToast,
  visitor,
} from './support/appointmentForm.ts'
import { saveData } from './support/carousel.ts'
import { documents, neverGiveUp } from './support/faults.ts'
import { menuPages, openMenu } from './support/menu.ts'

const never = () => new Promise<void>(() => {})

test('a visitor whose image or map never finishes loading receives the app after eight seconds', {
  tag: '@nightly',
}, async ({ page }) => {
  // A paused clock, independent of the machine's speed.
  await page.clock.install({ time: '2026-11-20T12:00:00' })
  await page.clock.pauseAt('2026-11-20T12:00:01')
  await page.route('**/media/hero-1*', never)
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(7999)
  await expect(page.locator('html[data-ready]')).toHaveCount(0)
  // Two frames after that.
  await page.clock.runFor(51)
  await whenReady(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.context().route(content('clinic').map.embedUrl, never)
  await page.goto(encodeURI(paths.contact), { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(8050)
  await whenReady(page)
})

test('a visitor without browser storage navigates, sends a request and goes back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied on purpose', 'SecurityError')
        },
      })
    }
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('denied on purpose', 'SecurityError')
      },
    })
  })
  const loaded = documents(page)
  await neverGiveUp(page)
  await visit(page, paths.home)
  for (const name of menuPages.slice(1)) {
    await (await openMenu(page)).getByRole('link', { name: pageName(name) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName(name))
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('prices'))
  expect(loaded()).toBe(1)
  await openFormInTime(page)
  await fillIn(page)
  await submitButton(page).click()
  await expect(successToast(page)).toBeVisible()
  await passReload(page)
  await expect(arrivedPanel(page)).toBeFocused()
})

test('a visitor who follows a link while offline reads an error on the page, with the phone number', async ({
  page,
  context,
  consoleAllowance,
}) => {
  consoleAllowance.push(/Failed to (fetch|load resource)/)
  const loaded = documents(page)
  await neverGiveUp(page)
  // A visitor who saves data has nothing prefetched.
  await saveData(page)
  await visit(page, paths.about)
  // After one navigation only the files of the next page are missing.
  await (await openMenu(page)).getByRole('link', { name: pageName('contact') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('contact'))
  const menu = await openMenu(page)
  await context.setOffline(true)
  await menu.getByRole('link', { name: pageName('staff') }).click()
  const news = page.getByRole('status').filter({ hasText: tr('offline', 'text') })
  const { landline } = content('clinic').phones
  await expect(news.getByRole('link', { name: landline })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('contact'))
  expect(loaded(), 'one for the first page').toBe(1)
  await context.setOffline(false)
  await expect(news).toHaveCount(0)
  // As a document, where the browser remembers that the code could not be fetched.
  await (await openMenu(page)).getByRole('link', { name: pageName('staff') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('staff'))
  await expect(page).toHaveURL(encodeURI(paths.staff))
})

test('a visitor on a slow line fills the form in while the app is still loading', {
  tag: '@nightly',
}, async ({ page }) => {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const slow3g = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await line.send('Network.emulateNetworkConditions', { offline: false, ...slow3g })
  await page.goto(paths.appointment, { waitUntil: 'commit' })
  await field(page, 'name').fill(visitor.name)
  await field(page, 'doctor').selectOption(visitor.doctor)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await field(page, 'phone').fill(visitor.phone)
  expect(await held(page)).toEqual([visitor.name, visitor.phone, visitor.doctor, ''])
})
