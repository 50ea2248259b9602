import type { Page } from '@playwright/test'

/** Texts outside the screen that a visitor cannot scroll to. */
export const outside = (page: Page): Promise<string[]> => page.evaluate(findOutside)

/** As above, evaluated inside a page of any browser. */
export function findOutside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('[inert], [aria-hidden="true"], option, [data-carousel-slide]')) continue
    // Visually hidden text has a size of one pixel.
    if (element.getBoundingClientRect().width <= 1) continue
    range.selectNodeContents(walker.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (width > 1 && (right > clientWidth + 1 || left < -1)) found.push(range.toString())
  }
  return found
}
