import type { Browser, Frame } from '@playwright/test'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { readSites } from '../../../src/content/loading/read.ts'
import type { FromPreview, Place } from '../../../src/editor/contract/preview.ts'
import { changeAll, showDraft, stillContext, unchangedDraft, valueAt } from './draftFrame.ts'

/** A visible text of a page, its way from the root, and the place that a click on it leads to. */
export type PressedText = { text: string; at: string; place?: Place }

/**
 * Every visible text of a frame in order, with all panels open, and where a click on it leads.
 * The click changes nothing on the page itself. Without pressing, hidden texts too: a longer text
 * hides others, as in the header's menu.
 */
export const pressedTexts = (frame: Frame, isPressing: boolean): Promise<PressedText[]> =>
  frame.evaluate(async (isPressing) => {
    for (const panel of document.querySelectorAll<HTMLElement>('button[aria-expanded="false"]'))
      if (panel.closest('main [data-state]')) panel.click()
    await new Promise((done) => setTimeout(done, 600))
    addEventListener('click', (event) => event.stopImmediatePropagation(), true)
    let said: Place | undefined
    parent.addEventListener('message', ({ data }: MessageEvent<FromPreview>) => {
      if (data.kind === 'pressed') said = data.place
    })
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: PressedText[] = []
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement
      const text = node.nodeValue?.trim() ?? ''
      const range = document.createRange()
      range.selectNodeContents(node)
      const isSeen = element?.checkVisibility({ visibilityProperty: true })
      // Visually hidden text has a size of one pixel.
      const isHidden = !isSeen || range.getBoundingClientRect().width < 2
      if (!element || text === '' || (isPressing && isHidden)) continue
      let at = ''
      for (let each: Node = node; each.parentNode; each = each.parentNode)
        at = `${[...each.parentNode.childNodes].indexOf(each as ChildNode)}/${at}`
      if (!isPressing) {
        found.push({ text, at })
        continue
      }
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [first] = range.getClientRects()
      const place = {
        clientX: first?.left ?? 0,
        clientY: (first?.top ?? 0) + (first?.height ?? 0) / 2,
      }
      const press = { bubbles: true, cancelable: true, detail: 1, ...place }
      said = undefined
      element.dispatchEvent(new MouseEvent('click', { ...press, clientX: place.clientX + 3 }))
      await new Promise((done) => setTimeout(done))
      found.push({ text, at, place: said })
    }
    return found
  }, isPressing)

export type Led = {
  /** Visible texts. */
  texts: number
  /** Texts that lead to the value they show. */
  right: number
  /** Texts that lead to a value that was not changed, as a phone number. */
  unchanged: number
  /** Texts that lead to their record or to a list of values. */
  records: string[]
  /** Texts that lead to another value or to none, with their page. */
  wrong: string[]
  nowhere: string[]
}

/** Clicks each text. The place it leads to is right if changing its value changes the text. */
export async function ledTexts(origin: string, browser: Browser): Promise<Led> {
  const context = await stillContext(browser, origin, 1280)
  const desk = await context.newPage()
  await desk.goto(`${origin}/yonetim`)
  const pages = readSites(clinicDir).own.pages.map(({ id }) => id)
  const site = unchangedDraft()
  const pressed = new Map<string, PressedText[]>()
  for (const id of pages) pressed.set(id, await pressedTexts(await showDraft(desk, site, id), true))
  const places = [...pressed.values()].flat().flatMap(({ place }) => place ?? [])
  const { site: changed, signOf } = changeAll(site, places)

  const led: Led = { texts: 0, right: 0, unchanged: 0, records: [], wrong: [], nowhere: [] }
  for (const [id, before] of pressed) {
    const shown = await pressedTexts(await showDraft(desk, changed, id), false)
    const after = new Map(shown.map(({ at, text }) => [at, text]))
    led.texts += before.length
    for (const { text, at, place } of before) {
      const sign = place && signOf(place)
      if (!place) led.nowhere.push(`${id}: ${text}`)
      else if (typeof valueAt(site, place) === 'object')
        led.records.push(`${id}: ${text} -> ${place.file} ${place.path.join('/')}`)
      else if (sign === undefined) led.unchanged += 1
      else if (after.get(at)?.includes(sign)) led.right += 1
      else
        led.wrong.push(
          `${id}: ${text} -> ${place.file} ${place.path.join('/')}, now ${after.get(at)}`,
        )
    }
  }
  await context.close()
  return led
}
