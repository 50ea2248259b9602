import type { Page } from '@playwright/test'
import { everyPage, expect, nightlyExcept, test, visit } from './fixtures.ts'

type Stop = {
  name: string
  /** Its problems; expected to be empty. */
  faults: string[]
  /** Distance from the top of the page, in pixels; undefined if it is fixed. */
  top?: number
  /** Its landmark. */
  part: string
}

/** Checks the focused element: visible, marked, large enough, not covered. */
const lookAtFocus = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const faults: string[] = []
    // The corners may be round.
    const cross = [
      [0.5, 0.5],
      [0.5, 0.12],
      [0.5, 0.88],
      [0.08, 0.5],
      [0.92, 0.5],
    ] as const
    const points = cross.map(([x, y]) => [left + width * x, top + height * y] as const)
    const seen = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return (
        hit &&
        (element.contains(hit) ||
          hit.contains(element) ||
          (hit.closest('label') === element.closest('label') && hit.closest('label')))
      )
    })
    if (seen.length === 0)
      faults.push(`is covered or off screen at ${[left, top, right, bottom].map(Math.round)}`)
    // A frame is taller than a phone's screen between the bars.
    else if (seen.length < points.length && height < innerHeight / 3)
      faults.push('is partly covered')
    if (width < 24 || height < 24) {
      const inText = getComputedStyle(element).display === 'inline' && element.closest('p, dd, li')
      if (!inText) faults.push(`is ${Math.round(width)} x ${Math.round(height)} px`)
    }
    const marked = [element, ...['::before', '::after']].some((part) => {
      const style =
        typeof part === 'string' ? getComputedStyle(element, part) : getComputedStyle(part)
      return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    })
    if (!marked && !(element instanceof HTMLIFrameElement)) faults.push('has no mark')
    const isFixed = (at: Element | null): boolean =>
      at !== null &&
      (/fixed|sticky/.test(getComputedStyle(at).position) || isFixed(at.parentElement))
    const part = element.closest('header, main, footer, aside')?.localName ?? ''
    return {
      name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40) ?? ''} ${element.id}`,
      faults,
      top:
        isFixed(element) || element.closest('[data-carousel-controls]') ? undefined : top + scrollY,
      part,
    }
  })

/** Presses Tab from the top of a page to its end. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    const stop = await lookAtFocus(page)
    if (stop) stops.push(stop)
    // A scrollable row loses its tab stop when its carousel starts; the next Tab continues from there.
    else if (stops.at(-1)?.part === 'aside') return stops
  }
  throw new Error('150 presses of Tab do not lead out of the page')
}

for (const { name, path } of everyPage) {
  test(`with Tab alone a visitor sees every tab stop of ${name}, in order and uncovered`, {
    tag: nightlyExcept(name, 'home'),
  }, async ({ page }) => {
    // Smooth scrolling would be checked before it ends.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(8)
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
    const parts = stops.map(({ part }) => part).filter((part, at, all) => part !== all[at - 1])
    expect(parts).toEqual(['', 'header', 'main', 'footer', 'aside'])
  })
}
