import type { Page } from '@playwright/test'
import { everyPage, expect, paths, test, whenReady } from './fixtures.ts'

/** Addresses of the scripts requested from here on, except the page's first one. */
function appRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/assets\/(?!index-)[^/]*\.js$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** Opens a page whose painting is held back; resolves after its load, to the release. */
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

/** The app does not tire of waiting, however slow the machine: the eight seconds never pass. */
const neverGiveUp = (page: Page) =>
  page.addInitScript(() => {
    const begin = window.setTimeout.bind(window)
    const setTimeout = (work: () => void, delay = 0) => (delay === 8000 ? 0 : begin(work, delay))
    Object.assign(window, { setTimeout })
  })

/** Waits for more frames than the app counts. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 10; count++) await new Promise(requestAnimationFrame)
  })

const painted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)

// An unknown address is looked up at once: it may be another spelling of a page's.
for (const { name, path } of everyPage.filter(({ name }) => name !== 'notFound')) {
  test(`a visitor is sent nothing of the app before ${name} is loaded and painted`, {
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

test('a visitor whose first frame is late waits for nothing of the app', {
  tag: '@nightly',
}, async ({ page }) => {
  const asked = appRequests(page)
  const paint = await openUnpainted(page, paths.home)
  expect(asked).toEqual([])
  await paint()
  await whenReady(page)
  expect(asked).not.toEqual([])
})

test('a visitor whose device makes no frame for long gets the page before any of the app', async ({
  page,
  browser,
}) => {
  const asked = appRequests(page)
  await neverGiveUp(page)
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
  test(`a visitor who uses ${sign} before anything is painted waits no longer`, async ({
    page,
  }) => {
    const asked = appRequests(page)
    const paint = await openUnpainted(page, paths.home)
    expect(asked).toEqual([])
    await begin(page)
    await expect.poll(() => asked).not.toEqual([])
    await paint()
    await whenReady(page)
  })
}

test('a visitor whose browser reports no painting gets the app two frames after the page', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] })
  })
  await openUnpainted(page, paths.home)
  await whenReady(page)
})

test('a visitor who opens the page in another tab gets the app when looking at it, not before', {
  tag: '@nightly',
}, async ({ page }) => {
  const asked = appRequests(page)
  await page.clock.install({ time: '2026-11-20T12:00:00' })
  // What a tab in the back is like: it gets no frames, so nothing in it is painted.
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
