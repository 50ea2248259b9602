import type { Frame } from '@playwright/test'
import type { FromPreview, Place } from '../../../src/desk/editor/preview/contract.ts'

/** A text that can be seen on a page, and the place that a press on it leads to. */
export type PressedText = { text: string; place?: Place }

/**
 * Every text that can be seen on the page of a frame, in its order, all panels open, and
 * where a press on its middle leads; what would open or close at a press stays as it is.
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
      // Of one pixel is what only readers are told.
      if (!element || text === '' || !isSeen || range.getBoundingClientRect().width < 2) continue
      if (!isPressing) {
        found.push({ text })
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
      found.push({ text, place: said })
    }
    return found
  }, isPressing)
