import type { CDPSession, Page } from '@playwright/test'
import { expect, type PageId, pageName, paths, test, tr, visit } from './fixtures.ts'
import { control, hero, saveData } from './support/carousel.ts'
import { closeControl, drawer, tooth } from './support/drawer.ts'
import { openMenu } from './support/menu.ts'

/** Rounds that fill what is kept on purpose: fetched pages, the router's own memory. */
const roundsToKnow = 4
const rounds = 4

type Held = { listeners: number; nodes: number; heap: number }

/** What the page holds once everything that can be forgotten has been. */
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

/** Once through the site, with everything opened and closed that opens. */
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

test('a visitor who stays for long, and opens and closes everything, makes nothing grow', {
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

  // What is leaving is let go of soon; what is kept stays.
  // Not one for each round: a page or a widget that is kept would be some hundred nodes and tens of listeners.
  await expect.poll(() => more('listeners'), 'listeners').toBeLessThan(rounds)
  await expect.poll(() => more('nodes'), 'nodes').toBeLessThan(10 * rounds)
  // What the browser compiles and notes for itself still grows by some tens of KB; a page that is kept is more than this.
  await expect.poll(() => more('heap'), 'bytes of heap').toBeLessThan(200_000 * rounds)
})
