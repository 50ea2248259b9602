import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { writeSheets } from './sheets.ts'
import type { Shot } from './shots.ts'

/** Opens a page of its own, brings it into the shot's state and writes it down. Resolves to the files. */
export async function takeShot(
  browser: Browser,
  origin: string,
  shot: Shot,
  folder: string,
): Promise<string[]> {
  const { width, height = width < 600 ? 740 : 900 } = shot
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    forcedColors: shot.forcedColors ? 'active' : 'none',
    hasTouch: width < 1024,
  })
  // What other hosts send is not ours to judge, and differs from day to day.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  try {
    const page = await context.newPage()
    await page.goto(origin + encodeURI(shot.path))
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    if (shot.whole) await wakeLazyPictures(page)
    await shot.prepare?.(page)
    await settled(page)
    const picture = await page.screenshot({ fullPage: shot.whole, animations: 'disabled' })
    mkdirSync(folder, { recursive: true })
    return await writeSheets(picture, join(folder, shot.name))
  } finally {
    await context.close()
  }
}

async function wakeLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
  })
}

/** Fonts and pictures are there, running transitions have ended; a request nobody answers is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  })
}
