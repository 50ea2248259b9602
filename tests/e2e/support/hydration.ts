import { expect, type Page } from '@playwright/test'
import { hold } from './faults.ts'

export type Takeover = {
  /** Prerendered elements that are not hydrated yet. */
  waiting: string[]
  /** Prerendered elements that were removed, moved or inserted again. */
  replaced: string[]
  /** The number of prerendered elements. */
  total: number
}

declare global {
  interface Window {
    takeover?: () => Takeover
  }
}

/**
 * Opens a page, records every prerendered element and observes additions and removals before its
 * scripts run. `takeoverOf` returns the result.
 */
export async function openWatched(page: Page, address: string): Promise<void> {
  // At night a scene replaces the picture of a slide after hydration.
  await page.clock.setFixedTime('2026-11-25T10:00:00Z')
  const release = await hold(page, '**/assets/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(writeDown)
  release()
}

export const takeoverOf = (page: Page): Promise<Takeover> =>
  page.evaluate(
    () => window.takeover?.() ?? { waiting: [], replaced: ['nothing watched'], total: 0 },
  )

/** Waits until every element is hydrated, or one is replaced. */
export async function expectNothingReplaced(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  // A section is hydrated near the viewport.
  for (const section of await page
    .locator('#root > div, main > div')
    .filter({ visible: true })
    .all()) {
    await section.scrollIntoViewIfNeeded()
  }
  await expect
    .poll(async () => {
      const { waiting, replaced, total } = await takeoverOf(page)
      if (replaced.length > 0) return { replaced: replaced.slice(0, 5) }
      return total > 0 && waiting.length === 0 ? 'taken over whole' : { waiting }
    })
    .toBe('taken over whole')
  await page.waitForLoadState('networkidle')
  expect((await takeoverOf(page)).replaced).toEqual([])
}

/** Runs in the page. React adds a key to a hydrated element. */
function writeDown() {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  const prerendered = [...root.querySelectorAll('*')]
  const parents = prerendered.map((element) => element.parentNode)
  const known = new Set<Node>(prerendered)
  const disturbed = new Set<Node>()
  const name = (node: Node) => (node instanceof Element ? node.outerHTML.slice(0, 90) : '')
  new MutationObserver((records) => {
    for (const record of records) {
      for (const node of [...record.removedNodes, ...record.addedNodes]) {
        if (known.has(node)) disturbed.add(node)
      }
    }
  }).observe(root, { childList: true, subtree: true })

  window.takeover = () => {
    // React does not mark the preload links before the page.
    const adopted = (element: Element) =>
      element instanceof HTMLLinkElement ||
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
    const gone = prerendered.filter(
      (element, index) =>
        disturbed.has(element) || !element.isConnected || element.parentNode !== parents[index],
    )
    return {
      total: prerendered.length,
      replaced: gone.map(name),
      waiting: prerendered.filter((element) => !adopted(element)).map(name),
    }
  }
}
