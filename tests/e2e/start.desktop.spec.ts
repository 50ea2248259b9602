import type { Page } from '@playwright/test'
import { everyPage, expect, nightlyExcept, paths, test, whenReady } from './fixtures.ts'
import { neverGiveUp } from './support/faults.ts'

/** Records the addresses of requested scripts, except the first one of the page. */
function appRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/assets\/(?!index-)[^/]*\.js$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** Opens a page without painting it; resolves after its load, to a function that paints it. */
async function openUnpainted(page: Page, path: string): Promise<() => Promise<void>> {
  await neverGiveUp(page)
  await page.addInitScript(() => {
    const wait = new MutationObserver(() => {
      document.documentElement.style.visibility = 'hidden'
      wait.disconnect()
    })
    wait.observe(document, { childList: true })
  })
  await page.goto(encodeURI(path))
  await page.waitForLoadState('networkidle')
  await frames(page)
  expect(await painted(page)).toBe(false)
  return () =>
    page.evaluate(() => {
      document.documentElement.style.visibility = ''
    })
}

/** Waits for more frames than the app counts. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 10; count++) await new Promise(requestAnimationFrame)
  })

const painted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)

// An unknown address starts the app at once, because it may be an alias.
for (const { name, path } of everyPage.filter(({ name }) => name !== 'notFound')) {
  test(`a visitor receives no script of the app before ${name} is loaded and painted`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto(encodeURI(path))
    await whenReady(page)
    const { begun, paint, load } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?!index-)[^/]*\.js$/.test(name))
      return {
        begun: Math.min(...scripts.map(({ startTime }) => startTime)),
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        load: (navigation as PerformanceNavigationTiming).loadEventStart,
      }
    })
    expect(begun).toBeGreaterThan(paint ?? Number.NaN)
    expect(begun).toBeGreaterThan(load)
  })
}

test('a visitor whose device paints late sees the page before any script of the app', async ({
  page,
  browser,
}) => {
  const asked = appRequests(page)
  await neverGiveUp(page)
  // A browser whose painter is stopped while it starts opens no page.
  await page.screenshot()
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const painter = processInfo.find(({ type }) => type === 'GPU')?.id
  if (!painter) throw new Error('the browser has no process that paints')
  process.kill(painter, 'SIGSTOP')
  try {
    await page.goto(paths.home)
    await page.waitForLoadState('networkidle')
    expect(await painted(page)).toBe(false)
    expect(asked).toEqual([])
  } finally {
    process.kill(painter, 'SIGCONT')
  }
  await whenReady(page)
  expect(await painted(page)).toBe(true)
})

for (const [sign, begin] of [
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['the mouse', (page: Page) => page.mouse.click(200, 200)],
] as const) {
  test(`a visitor who uses ${sign} before the first paint starts the app`, {
    tag: nightlyExcept(sign, 'a key'),
  }, async ({ page }) => {
    const asked = appRequests(page)
    const paint = await openUnpainted(page, paths.home)
    expect(asked).toEqual([])
    await begin(page)
    await expect.poll(() => asked).not.toEqual([])
    await paint()
    await whenReady(page)
  })
}

test('a visitor whose browser does not report paints receives the app two frames after the page', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] })
  })
  await openUnpainted(page, paths.home)
  await whenReady(page)
})

test('a visitor who opens the page in a background tab receives the app when the tab is shown', {
  tag: '@nightly',
}, async ({ page }) => {
  const asked = appRequests(page)
  await page.clock.install({ time: '2026-11-20T12:00:00' })
  // A background tab has no frames, so nothing is painted.
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => held.push(callback)
    window.look = () => {
      window.requestAnimationFrame = (callback) => window.setTimeout(callback, 16)
      for (const callback of held) callback(performance.now())
    }
  })
  await page.goto(paths.home)
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.evaluate(() => window.look?.())
  await whenReady(page)
})

declare global {
  interface Window {
    /** Brings the tab to the front. */
    look?: () => void
  }
}
