import { expect, type Page } from '@playwright/test'

/** A file of the app by its name in `dist/assets`, or a pattern for its names. */
export const chunk = (name: string): RegExp => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`)

/** Answers requests for a file with 404, as after a deploy. Returns the number of requests. */
export async function lose(page: Page, name: string): Promise<() => number> {
  let asked = 0
  await page.route(chunk(name), (route) => {
    asked += 1
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' })
  })
  return () => asked
}

/** Leaves requests for a file without a response. */
export const stall = (page: Page, name: string): Promise<unknown> =>
  page.route(chunk(name), () => new Promise(() => {}))

/** Delays requests for files until the returned function is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Makes the evaluation of a file throw. */
export const breakFile = (page: Page, name: string): Promise<unknown> =>
  page.route(chunk(name), async (route) => {
    const response = await route.fetch()
    const body = `throw Error("broken on purpose");${await response.text()}`
    await route.fulfill({ response, body })
  })

/** The browser's messages for a missing file. */
export const lost = /Failed to (load resource|fetch dynamically imported module)/

/** The error of `breakFile` and `breakWhere`, as the site, React and the browser report it. */
export const broken = /broken on purpose/

/** Makes every component that uses the locale text `key` throw. */
export async function breakWhere(page: Page, key: string): Promise<void> {
  const asked = new RegExp(`(["'\`])(?:common:)?${key.replaceAll('.', '\\.')}\\1`, 'g')
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const body = code.replace(asked, `(()=>{throw Error("broken on purpose")})()`)
    await route.fulfill({ response, body })
  })
}

/** Counts the documents the page has loaded; call before the first. */
export function documents(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

/** Stops the app's timeouts, of five and eight seconds: a busy machine is no broken one. */
export const neverGiveUp = (page: Page) =>
  page.addInitScript(() => {
    const begin = window.setTimeout.bind(window)
    const setTimeout = (work: () => void, delay = 0) =>
      delay === 5000 || delay === 8000 ? 0 : begin(work, delay)
    Object.assign(window, { setTimeout })
  })

/** Waits until the page falls back to working without the app. */
export const whenGivenUp = (page: Page): Promise<void> =>
  expect(page.locator('html[data-unstarted]')).toBeAttached()
