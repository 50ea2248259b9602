import type { Page } from '@playwright/test'

/** Start tags of the elements that make a page scroll sideways, are cut off at its edge, or leave their card. */
export const overflowing = (page: Page): Promise<string[]> => page.evaluate(findOverflow)

/** As above, evaluated inside a page of any browser. */
export function findOverflow(): string[] {
  const page = document.documentElement
  const wide = page.scrollWidth - page.clientWidth
  const scrolls = wide > 0 ? [`the page is ${wide} px too wide`] : []
  const cut = [...document.body.querySelectorAll('p, h1, h2, h3, a, button, li, th, td, label')]
  const isClippedOnPurpose = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    const { overflowX, position } = getComputedStyle(parent)
    return overflowX !== 'visible' || position === 'fixed' || isClippedOnPurpose(parent)
  }
  const beyond = cut.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    const outside = right > page.clientWidth + 1 || (left < -1 && right > 0)
    return width > 1 && outside && !isClippedOnPurpose(element)
  })
  const wider = [...document.body.querySelectorAll('h1, h2, h3, h4, p')].filter((element) => {
    const card = element.closest('li, article, section, main, header, footer')
    if (!card || element.getClientRects().length === 0 || isClippedOnPurpose(element)) return false
    // Visually hidden text has a size of one pixel.
    if ([...element.querySelectorAll('*')].some((part) => part.getBoundingClientRect().width <= 1))
      return false
    const range = document.createRange()
    range.selectNodeContents(element)
    const [text, around] = [range.getBoundingClientRect(), card.getBoundingClientRect()]
    return text.width > 1 && (text.right > around.right + 1 || text.left < around.left - 1)
  })
  beyond.push(...wider.filter((element) => !beyond.includes(element)))
  return [...scrolls, ...beyond.map((element) => element.outerHTML.slice(0, 90))]
}
