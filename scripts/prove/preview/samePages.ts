import type { Browser } from '@playwright/test'
import { readSiteMap } from '../../../src/content/read.ts'
import { clinicPlace } from '../../build/places.ts'
import { showDraft, unchangedDraft } from './draftFrame.ts'
import { differing, picturesOf } from './pictures.ts'

const widths = [390, 834, 1280]
const height = 800
/** Noon of a working day: what the pages say of now is the same in both. */
const now = new Date('2026-11-24T09:00:00Z')

export type PageDifference = { page: string; width: number; others: number; all: number }

/** Every page as it was built beside the same page as a draft without changes shows it, motion stilled. */
export async function pageDifferences(origin: string, browser: Browser): Promise<PageDifference[]> {
  const site = unchangedDraft()
  const found: PageDifference[] = []
  for (const width of widths)
    for (const { id, path } of readSiteMap(clinicPlace()).pages) {
      // Each in a browser of its own: of a picture's widths one that is there already is taken.
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
      })
      await context.clock.setFixedTime(now)
      await context.route(
        (url) => url.origin !== origin || url.pathname.endsWith('.mp4'),
        (route) => route.fulfill({ contentType: 'text/html', body: '' }),
      )
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

/** Of all pictures together; one that has no counterpart is wholly another. */
async function differences(before: Buffer[], after: Buffer[]) {
  const sum = { others: 0, all: 0 }
  for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
    const { others, all } = await differing(before[at], after[at])
    sum.others += others
    sum.all += all
  }
  return sum
}
