import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { paths } from '../../../scripts/publish/sitePaths.ts'
import { type Subject, states } from './states.ts'

/** A page in a state, at one or more widths. */
type Shot = Omit<Subject, 'widths'> & { width: number }

const pages = { ...paths, missing: '/boyle-bir-sayfa-yok' }
const widths = [360, 768, 1280, 1920]

/** Every page, then every state. */
export const shots: Shot[] = [
  ...Object.entries(pages).map(([name, path]) => ({ name, path, widths, whole: true })),
  ...states,
].flatMap(({ widths, ...subject }: Subject) =>
  widths.map((width) => ({ ...subject, name: `${subject.name}-${width}`, width })),
)

/** Takes a shot in a new context. Resolves to the file name. */
export async function takeShot(
  browser: Browser,
  origin: string,
  shot: Shot,
  folder: string,
): Promise<string> {
  const { width, height = width < 600 ? 740 : 900 } = shot
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    forcedColors: shot.forcedColors ? 'active' : 'none',
    hasTouch: width < 1024,
  })
  // Content of other hosts changes from day to day.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  try {
    const page = await context.newPage()
    await page.goto(origin + encodeURI(shot.path))
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    if (shot.whole) await loadLazyImages(page)
    await shot.prepare?.(page)
    await settled(page)
    const file = `${shot.name}.jpg`
    const options = { type: 'jpeg', quality: 84, animations: 'disabled' } as const
    await page.screenshot({ ...options, path: join(folder, file), fullPage: shot.whole })
    return file
  } finally {
    await context.close()
  }
}

async function loadLazyImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
  })
}

/** Waits for fonts, pictures and transitions, but not for requests without a response. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  })
}
