import type { Browser } from '@playwright/test'
import { readSiteMap } from '../../../src/content/read.ts'
import { clinicPlace } from '../../build/places.ts'
import { changeAll } from './changedValues.ts'
import { showDraft, unchangedDraft } from './draftFrame.ts'
import { type PressedText, pressedTexts } from './pressedTexts.ts'

export type Led = {
  /** How many texts can be seen. */
  texts: number
  /** Those whose press leads to the value they turned out to be made of. */
  right: number
  /** Those led to a value that was not changed, which they say as it is written. */
  unchanged: number
  /** Those led elsewhere, and those led nowhere, each with its page. */
  wrong: string[]
  nowhere: string[]
}

/**
 * Where a press on each text of each page leads. Whether that is the right place the pages
 * say themselves: all these values are changed, and a text that was led right has changed
 * with its own.
 */
export async function ledTexts(origin: string, browser: Browser): Promise<Led> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await context.route(
    (url) => url.origin !== origin || url.pathname.endsWith('.mp4'),
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  const desk = await context.newPage()
  await desk.goto(`${origin}/yonetim`)
  const pages = readSiteMap(clinicPlace()).pages.map(({ id }) => id)
  const site = unchangedDraft()
  const pressed = new Map<string, PressedText[]>()
  for (const id of pages) pressed.set(id, await pressedTexts(await showDraft(desk, site, id), true))
  const places = [...pressed.values()].flat().flatMap(({ place }) => place ?? [])
  const { site: changed, signOf } = changeAll(site, places)

  const led: Led = { texts: 0, right: 0, unchanged: 0, wrong: [], nowhere: [] }
  for (const [id, before] of pressed) {
    const after = await pressedTexts(await showDraft(desk, changed, id), false)
    led.texts += before.length
    for (const [at, { text, place }] of before.entries()) {
      const sign = place && signOf(place)
      if (!place) led.nowhere.push(`${id}: ${text}`)
      else if (sign === undefined) led.unchanged += 1
      else if (after[at]?.text.includes(sign)) led.right += 1
      else
        led.wrong.push(
          `${id}: ${text} -> ${place.file} ${place.path.join('/')}, now ${after[at]?.text}`,
        )
    }
  }
  await context.close()
  return led
}
