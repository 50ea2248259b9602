import type { Browser, Frame, Page } from '@playwright/test'
import sharp from 'sharp'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { readSites } from '../../../src/content/loading/read.ts'
import { withBrowser } from '../../bench/browsers.ts'
import { must, type Proof } from '../proof.ts'
import { showDraft, stillContext, unchangedDraft } from './draftFrame.ts'
import { ledTexts } from './pressedTexts.ts'

/** The share of a page's pixels that may differ from the built page. */
const most = 0.001
/** The share of visible texts that must lead to their field or, as a doctor's days, to its record. */
const least = 0.95

export const previewProof: Proof = {
  name: 'preview',
  claim:
    'the preview of a draft looks like the built site, and a click on a text leads to its field',
  run: ({ sample }) =>
    withBrowser(async (origin, browser) => {
      const pages = sample ? [] : await pageDifferences(origin, browser)
      for (const { page, width, others, all } of pages)
        console.log(`${page} at ${width}: ${others} of ${all} pixels`)
      const worst = Math.max(0, ...pages.map(({ others, all }) => others / all))
      must(worst <= most, `a page differs by ${(worst * 100).toFixed(3)} % of its pixels`)
      const { texts, right, unchanged, records, wrong, nowhere } = await ledTexts(origin, browser)
      for (const text of [...records, ...wrong, ...nowhere]) console.log(text)
      const share = (right + unchanged + records.length) / texts
      must(
        share >= least,
        `only ${(share * 100).toFixed(1)} % of the texts are led to their field or record`,
      )
      return [
        `${pages.length} pages and widths, at most ${(worst * 100).toFixed(4)} % of the pixels;`,
        `of ${texts} texts ${right} led right, ${unchanged} to an unchanged value,`,
        `${records.length} to their record, ${wrong.length} elsewhere, ${nowhere.length} nowhere`,
      ].join(' ')
    }),
}

const widths = [390, 834, 1280]
/** Noon of a working day, so that both pages show the same opening state. */
const now = new Date('2026-11-24T09:00:00Z')

export type PageDifference = { page: string; width: number; others: number; all: number }

/** Compares every built page with its preview of an unchanged draft, without motion. */
export async function pageDifferences(origin: string, browser: Browser): Promise<PageDifference[]> {
  const site = unchangedDraft()
  const found: PageDifference[] = []
  for (const width of widths)
    for (const { id, path } of readSites(clinicDir).own.pages) {
      // Each in its own context, because a cached image is preferred to another width.
      const context = await stillContext(browser, origin, width)
      await context.clock.setFixedTime(now)
      const [built, desk] = [await context.newPage(), await context.newPage()]
      await built.goto(origin + encodeURI(path))
      await built.locator('html[data-ready]').waitFor({ state: 'attached' })
      const before = await picturesOf(built, built.mainFrame())
      await desk.goto(`${origin}/yonetim`)
      const after = await picturesOf(desk, await showDraft(desk, site, id))
      await context.close()
      found.push({ page: id, width, ...(await differences(before, after)) })
    }
  return found
}

/** The sum over all pictures; one without a counterpart differs entirely. */
async function differences(before: Buffer[], after: Buffer[]) {
  const sum = { others: 0, all: 0 }
  for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
    const { others, all } = await differing(before[at], after[at])
    sum.others += others
    sum.all += all
  }
  return sum
}

/** Waits for images, fonts and animations. */
async function settle(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
    // The layout is complete when the height stays the same for ten frames.
    for (let still = 0, height = 0; still < 10; still += 1) {
      await new Promise(requestAnimationFrame)
      const { scrollHeight } = document.documentElement
      if (scrollHeight !== height) still = 0
      height = scrollHeight
    }
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  })
}

/** Takes screenshots until two are identical. */
async function stillPicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let before = await take()
  for (;;) {
    const after = await take()
    if (after.equals(before)) return after
    before = after
  }
}

/** Screenshots of a whole document, one for each height of the window. */
export async function picturesOf(page: Page, frame: Frame): Promise<Buffer[]> {
  await settle(frame)
  const { full, window } = await frame.evaluate(() => ({
    full: document.documentElement.scrollHeight,
    window: innerHeight,
  }))
  const pictures: Buffer[] = []
  for (let top = 0; top < full; top += window) {
    await frame.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await settle(frame)
    pictures.push(await stillPicture(page))
  }
  return pictures
}

/** The different pixels of two pictures and all pixels; all differ if one is missing or has another size. */
export async function differing(
  a: Buffer | undefined,
  b: Buffer | undefined,
): Promise<{ others: number; all: number }> {
  const raw = (picture: Buffer | undefined) =>
    picture && sharp(picture).removeAlpha().raw().toBuffer()
  const [one, two] = await Promise.all([raw(a), raw(b)])
  const all = Math.max(one?.length ?? 0, two?.length ?? 0) / 3
  if (!one || !two || one.length !== two.length) return { others: all, all }
  let others = 0
  for (let at = 0; at < one.length; at += 3)
    if (one[at] !== two[at] || one[at + 1] !== two[at + 1] || one[at + 2] !== two[at + 2])
      others += 1
  return { others, all }
}
