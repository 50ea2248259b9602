import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, paths, test } from './fixtures.ts'
import { addRequest, isLive, openDesk, rowOf, someName, words } from './support/desk.ts'
import { expectNoBarrier } from './support/widths.ts'

/** Everything the browser stores for this site except cookies and the HTTP cache. */
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

/** Waits until the service worker has cached the page; from then on it answers each navigation. */
const whenInstalled = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready))

test('a receptionist can install the desk as an app with its own name and icons', {
  tag: '@nightly',
}, async ({ page }) => {
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

test('a receptionist gets the desk’s service worker, and a visitor of the site none', async ({
  page,
}) => {
  await openDesk(page)
  await whenInstalled(page)
  await page.goto(paths.home)
  const workers = await page.evaluate(async () => [
    navigator.serviceWorker.controller,
    (await navigator.serviceWorker.getRegistration('/')) ?? null,
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  ])
  expect(workers).toEqual([null, null, ['/yonetim']])
})

test.describe('without a network', () => {
  test.use({ consoleAllowance: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/] })

  test('a receptionist reads how old the lists are, and sees no patient when she opens the desk again', async ({
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

    await page.reload()
    await expect(page.getByRole('heading', { name: words.unreachable.heading })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(/^Son bağlantı: \d\d\.\d\d$/)
    expect(await page.content()).not.toContain(patient)
    await expectNoBarrier(page, 'offline')
    const { texts, databases } = await onDisk(page)
    expect(texts).toContain('/yonetim')
    expect(texts.join('\n')).toMatch(/^\/yonetim\/assets\/theme-.+\.css$/m)
    expect(texts.some((text) => text.startsWith('/yonetim/api'))).toBe(false)
    for (const trace of [patient, '0532 000 00 00', '5320000000'])
      expect(texts.join()).not.toContain(trace)
    expect(databases).toBe(0)

    await context.setOffline(false)
    await expect(rowOf(page, reference)).toBeVisible()
    await isLive(page)
  })

  test('a receptionist who locks a shared computer is signed out by its next load with a network', async ({
    page,
    context,
  }) => {
    await openDesk(page)
    await isLive(page)
    const cookies = await context.cookies()
    await context.setOffline(true)
    await page.getByRole('button', { name: words.frame.lock }).click()
    await expect(page.getByRole('alert')).toHaveText(words.signIn.over)
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('button', { name: words.signIn.passkey })).toBeVisible()
    // Nor does the cookie open it any more.
    await context.addCookies(cookies)
    await page.reload()
    await expect(page.getByRole('button', { name: words.signIn.passkey })).toBeVisible()
  })
})
