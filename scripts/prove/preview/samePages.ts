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
  for (const width of widths) {
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
    await desk.goto(`${origin}/yonetim`)
    for (const { id, path } of readSiteMap(clinicPlace()).pages) {
      await built.goto(origin + encodeURI(path))
      await built.locator('html[data-ready]').waitFor({ state: 'attached' })
      const before = await picturesOf(built, built.mainFrame())
      const after = await picturesOf(desk, await showDraft(desk, site, id))
      let [others, all] = [0, 0]
      for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
        const [one, two] = [before[at], after[at]]
        const counted = one && two ? await differing(one, two) : { others: 1, all: 1 }
        others += counted.others === 1 && counted.all === 1 ? width * height : counted.others
        all += width * height
      }
      found.push({ page: id, width, others, all })
    }
    await context.close()
  }
  return found
}
