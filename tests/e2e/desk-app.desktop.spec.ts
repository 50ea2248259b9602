import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, paths, test } from './fixtures.ts'
import { addRequest, isLive, openDesk, rowOf, someName, words } from './support/desk.ts'
import { expectNoBarrier } from './support/widths.ts'

/** All that the browser has put on the disk for this site but cookies and its own cache. */
const onDisk = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        texts.push(new URL(request.url).pathname, (await answer?.text()) ?? '')
      }
    }
    return { texts, databases: (await indexedDB.databases()).length }
  })

/** The worker has kept the page and leads it. */
const whenInstalled = (page: Page) =>
  page.waitForFunction(
    async () =>
      navigator.serviceWorker.controller !== null &&
      (await (await caches.open('desk')).match('/yonetim')) !== undefined,
  )

test('the desk installs as an app of its own, with its own name and icons', async ({ page }) => {
  await openDesk(page)
  const link = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(link ?? '')).json()
  expect(manifest).toMatchObject({
    id: '/yonetim',
    start_url: '/yonetim',
    scope: '/yonetim',
    display: 'standalone',
    name: 'Mercan talep masası',
    lang: 'tr',
  })
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  const icons = [...manifest.icons, { src: touch, sizes: '180x180' }]
  expect(icons).toHaveLength(4)
  for (const { src, sizes } of icons) {
    const answer = await page.request.get(src)
    expect(answer.headers()['content-type']).toBe('image/png')
    const { width, height } = await sharp(await answer.body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('its worker leads the desk alone: a visitor of the site has none', async ({ page }) => {
  await openDesk(page)
  await whenInstalled(page)
  await page.goto(paths.home)
  const led = await page.evaluate(async () => [
    navigator.serviceWorker.controller,
    (await navigator.serviceWorker.getRegistration('/')) ?? null,
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  ])
  expect(led).toEqual([null, null, ['/yonetim']])
})

test.describe('without a network', () => {
  test.use({ consoleAllowance: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/] })

  test('the lists say of when they are, and a new start shows no patient, but since when', async ({
    page,
    context,
  }) => {
    const patient = someName('Çevrimdışı Görünmez')
    const reference = await addRequest(patient)
    await openDesk(page)
    await expect(rowOf(page, reference)).toBeVisible()
    await isLive(page)
    await whenInstalled(page)
    await expect(page).toHaveTitle(/^\(\d+\) /)
    await context.setOffline(true)
    const state = page.locator('[data-live="false"]')
    await expect(state).toHaveText(/Bağlantı yok. Son yenilenme: \d\d\.\d\d/)
    await expect(page.locator('[aria-busy="true"]')).toBeVisible()
    await expect(page).not.toHaveTitle(/^\(/)

    // Where the worker is slow to start the browser may show its own page: one loads it again.
    await expect(() => page.reload()).toPass()
    await expect(page.getByRole('heading', { name: words.unreachable.heading })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(/^Son bağlantı: \d\d\.\d\d$/)
    expect(await page.content()).not.toContain(patient)
    await expectNoBarrier(page, 'offline')
    const { texts, databases } = await onDisk(page)
    expect(texts).toContain('/yonetim')
    expect(texts.some((text) => text.startsWith('/yonetim/api'))).toBe(false)
    for (const trace of [patient, '0532 000 00 00', '5320000000'])
      expect(texts.join()).not.toContain(trace)
    expect(databases).toBe(0)

    await context.setOffline(false)
    await expect(rowOf(page, reference)).toBeVisible()
    await isLive(page)
  })

  test('an answer that was on its way when the line went makes nothing live again', async ({
    page,
  }) => {
    const line = page.waitForResponse('**/api/events')
    await openDesk(page)
    await line
    await isLive(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/board', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/board')
    const reference = await addRequest(someName('Arada Gelen'))
    await asked
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await expect(page.locator('[data-live="false"]')).toBeVisible()
    release()
    await expect(rowOf(page, reference)).toBeVisible()
    await expect(page.locator('[data-live="false"]')).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await isLive(page)
  })

  test('a line that has died without a word is not called live', async ({ page }) => {
    await page.clock.install()
    // The lists are there before the line is.
    const line = page.waitForResponse('**/api/events')
    await openDesk(page)
    await line
    await isLive(page)
    // From now on the server is as if it were gone, and nobody says so.
    await page.route('**/api/events', () => {})
    await page.clock.fastForward(26_000)
    await expect(page.locator('[data-live="false"]')).toBeVisible()
    await page.unroute('**/api/events')
    await page.clock.fastForward(26_000)
    await isLive(page)
    // Half an hour without a word is the end of a session, though nobody can say so.
    await page.route('**/api/**', (route) => route.abort())
    await page.clock.fastForward(26_000)
    await expect(page.locator('[data-live="false"]')).toBeVisible()
    await page.clock.fastForward(31 * 60_000)
    await expect(page.getByRole('alert')).toHaveText(words.signIn.over)
  })
})

test('the count stands on the app’s icon where the device allows it, and goes with the lock', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const told: (number | undefined)[] = []
    Object.assign(window, { told })
    navigator.setAppBadge = async (count) => void told.push(count)
    navigator.clearAppBadge = async () => void told.push(undefined)
  })
  const told = () => page.evaluate(() => (window as unknown as { told: number[] }).told.at(-1))
  await openDesk(page)
  await isLive(page)
  const reference = await addRequest(someName('Sayılan'))
  await expect(rowOf(page, reference)).toBeVisible()
  const shown = async () => Number(await page.locator('[data-list="fresh"] h2 span').textContent())
  expect(await shown()).toBeGreaterThan(0)
  await expect.poll(async () => (await told()) === (await shown())).toBe(true)
  await page.getByRole('button', { name: words.frame.lock }).click()
  await expect(page.getByRole('alert')).toHaveText(words.signIn.over)
  expect(await told()).toBeUndefined()
})
