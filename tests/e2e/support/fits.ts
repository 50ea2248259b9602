import { expect, type Page } from '@playwright/test'
import { overflowing } from './overflow.ts'

const widths = [320, 360, 390, 768, 1024, 1280, 1440, 1920]

/** Expects no text cut off, on another one or broken where it must not be, at any width. */
export async function expectFits(page: Page, at: readonly number[] = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => overflowing(page), `at ${width} px`).toEqual([])
    expect(await page.evaluate(findOverlap), `at ${width} px`).toEqual([])
    expect(await page.evaluate(findBroken), `at ${width} px`).toEqual([])
  }
}

/**
 * Numbers that go on in the next line or have their currency there, signs that begin a line, and
 * words in more than two lines.
 */
export function findBroken(): string[] {
  const found: string[] = []
  const parts = [
    { part: /\d+(?:[.,:/\u202f]\d+)*(?:[\u00a0 ](?:\p{Sc}|TL))?/gu, lines: 1 },
    { part: /[^\s·;:!?»][\s\u00a0]?[·;:!?»]/gu, lines: 1 },
    { part: /\p{L}+/gu, lines: 2 },
  ]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    for (const { part, lines } of parts)
      for (const { 0: words, index } of node.textContent?.matchAll(part) ?? []) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + words.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > lines) found.push(words)
      }
  }
  return found
}

/** Pairs of visible texts that lie on one another. */
function findOverlap(): string[] {
  /** The part of a text inside all that clips it; undefined if nothing of it is shown or it floats above the page. */
  const shown = (rect: DOMRect, element: Element | null): DOMRect | undefined => {
    let { left, right, top, bottom } = rect
    for (let around = element; around; around = around.parentElement) {
      const { overflowX, position } = getComputedStyle(around)
      if (position === 'fixed' || position === 'sticky') return undefined
      if (overflowX === 'visible' || around === document.documentElement) continue
      const clip = around.getBoundingClientRect()
      left = Math.max(left, clip.left)
      right = Math.min(right, clip.right)
      top = Math.max(top, clip.top)
      bottom = Math.min(bottom, clip.bottom)
    }
    return right - left > 1 && bottom - top > 1
      ? new DOMRect(left, top, right - left, bottom - top)
      : undefined
  }
  const texts: { words: string; parent: Element; rect: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const parent = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!parent || words === '' || parent.closest('svg, script, style, noscript, option')) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const rect = shown(line, parent)
      if (rect) texts.push({ words: words.slice(0, 40), parent, rect })
    }
  }
  // Lines of text have room above and below their letters.
  const apart = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) < 2 ||
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) <
      Math.min(one.height, other.height) / 3
  const pairs = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => other.parent !== one.parent && !apart(one.rect, other.rect))
      .map((other) => `«${one.words}» and «${other.words}»`),
  )
  return [...new Set(pairs)]
}
