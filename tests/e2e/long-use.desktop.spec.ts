import type { CDPSession, Page } from '@playwright/test'
import { expect, type PageId, pageName, paths, test, tr, visit } from './fixtures.ts'
import { control, hero, saveData } from './support/carousel.ts'
import { closeControl, drawer, tooth } from './support/drawer.ts'
import { openMenu } from './support/menu.ts'

/** Rounds that fill caches: loaded pages and the router's history. */
const roundsToKnow = 4
const rounds = 4

type Held = { listeners: number; nodes: number; heap: number }

/** Nodes, listeners and heap after garbage collection. */
async function heldNow(session: CDPSession): Promise<Held> {
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
    heap: value('JSHeapUsedSize'),
  }
}

async function goTo(page: Page, name: PageId): Promise<void> {
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: pageName(name), exact: true }).click()
  await expect(page).toHaveURL(encodeURI(paths[name]))
  await expect(page.locator('main h1')).toBeFocused()
}

/** Visits every page and opens and closes everything. */
async function round(page: Page): Promise<void> {
  await goTo(page, 'prices')
  const panel = page.locator('main').getByRole('heading', { level: 2 }).getByRole('button').first()
  await panel.click()
  await expect(panel).toHaveAttribute('aria-expanded', 'true')
  await panel.click()
  await goTo(page, 'contact')
  await page.goBack()
  await expect(page).toHaveURL(encodeURI(paths.prices))
  await goTo(page, 'home')
  await control(hero(page), 'next').click()

  await tooth(page).click()
  await expect(drawer(page)).toBeVisible()
  await closeControl(page).click()
  await expect(drawer(page)).toBeHidden()

  const reach = page.getByRole('complementary', { name: tr('common', 'reach.label') })
  await reach.getByRole('button', { name: tr('common', 'reach.label'), exact: true }).click()
  const popover = page.getByRole('dialog', { name: tr('common', 'reach.label') })
  await expect(popover).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
}

test('a visitor who stays for long, and opens and closes everything, causes no memory leak', {
  tag: '@nightly',
}, async ({ page }) => {
  await saveData(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await visit(page, paths.home)
  for (let turn = 0; turn < roundsToKnow; turn++) await round(page)
  const before = await heldNow(session)
  for (let turn = 0; turn < rounds; turn++) await round(page)
  const more = async (what: keyof Held) => {
    const now = await heldNow(session)
    return now[what] - before[what]
  }

  // Less than one per round: a leaked page or widget has hundreds of nodes and tens of listeners.
  await expect.poll(() => more('listeners'), 'listeners').toBeLessThan(rounds)
  await expect.poll(() => more('nodes'), 'nodes').toBeLessThan(10 * rounds)
  // The browser's compiled code grows by tens of KB; a leaked page is larger.
  await expect.poll(() => more('heap'), 'bytes of heap').toBeLessThan(200_000 * rounds)
})
