import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { type PageId, paths } from '../../../scripts/build/sitePaths.ts'
import { states } from './states.ts'

export type Shot = {
  /** Also the file's. */
  name: string
  /** Raw path of the page. */
  path: string
  /** Size of the window in CSS pixels; the height has a usual one. */
  width: number
  height?: number
  /** The whole page, not the window alone. */
  whole?: boolean
  forcedColors?: boolean
  /** Brings the page into the state that is to be seen. */
  prepare?: (page: Page) => Promise<void>
}

const widths = [360, 768, 1280, 1920]
const missing = '/boyle-bir-sayfa-yok'

const pages: { name: PageId | 'missing'; path: string }[] = [
  ...(Object.keys(paths) as PageId[]).map((name) => ({ name, path: paths[name] })),
  { name: 'missing', path: missing },
]

/** Every page as it lies there, then every state of what can be in one. */
export const shots: Shot[] = [
  ...pages.flatMap(({ name, path }) =>
    widths.map((width) => ({ name: `${name}-${width}`, path, width, whole: true })),
  ),
  ...states,
]

/** The tallest piece, and the widest sheet, that a picture viewer still shows pixel by pixel. */
const pieceHeight = 1480
const sheetWidth = 1560
const gap = 12

/**
 * Writes a picture of a page as JPEG, a long one as columns side by side, on
 * several sheets where one is not enough. Returns the names of the files.
 */
export async function writeSheets(picture: Buffer, path: string): Promise<string[]> {
  const { width, height } = await sharp(picture).metadata()
  const pieces = Math.ceil(height / pieceHeight)
  const columns = Math.max(1, Math.floor((sheetWidth + gap) / (width + gap)))
  const sheets = Math.ceil(pieces / columns)
  const files: string[] = []
  for (let sheet = 0; sheet < sheets; sheet++) {
    const first = sheet * columns
    const count = Math.min(columns, pieces - first)
    const parts = await Promise.all(
      Array.from({ length: count }, async (_, column) => {
        const top = (first + column) * pieceHeight
        const size = { left: 0, top, width, height: Math.min(pieceHeight, height - top) }
        const input = await sharp(picture).extract(size).png().toBuffer()
        return { input, left: column * (width + gap), top: 0 }
      }),
    )
    const file = sheets === 1 ? `${path}.jpg` : `${path}.${sheet + 1}.jpg`
    await sharp({
      create: {
        width: count * width + (count - 1) * gap,
        height: Math.min(pieceHeight, height - first * pieceHeight),
        channels: 3,
        background: '#777',
      },
    })
      .composite(parts)
      .jpeg({ quality: 84 })
      .toFile(file)
    files.push(basename(file))
  }
  return files
}

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

/** Waits for fonts, pictures and transitions, but not for requests without a response. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  })
}
