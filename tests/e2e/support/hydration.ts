import { expect, type Page } from '@playwright/test'

export type Takeover = {
  /** Prerendered elements the app has not taken over yet. */
  waiting: string[]
  /** Prerendered elements that were taken out of the page, moved, or put in again. */
  replaced: string[]
  /** How many elements were prerendered. */
  total: number
}

declare global {
  interface Window {
    takeover?: () => Takeover
  }
}

/**
 * Opens a page with its scripts held back until every prerendered element has
 * been written down as an object and the tree is watched for additions and
 * removals; then lets the scripts run. `takeoverOf` returns the result.
 */
export async function openWatched(page: Page, address: string): Promise<void> {
  let release = () => {}
  const written = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await written
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(writeDown)
  release()
}

export const takeoverOf = (page: Page): Promise<Takeover> =>
  page.evaluate(
    () => window.takeover?.() ?? { waiting: [], replaced: ['nothing watched'], total: 0 },
  )

/** Awaits the moment when the app has taken over every element, or has replaced one. */
export async function expectNothingReplaced(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  // The app comes to a section when the visitor does.
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

/** Runs in the page. React marks an element it has taken over with a key of its own. */
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
    // React leaves no mark on the preload links it prints before the page.
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
