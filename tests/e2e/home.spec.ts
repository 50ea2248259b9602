import type { Locator, Page } from '@playwright/test'
import { expect, paths, test, visit } from './fixtures.ts'
import { hold } from './support/faults.ts'

const cards = (page: Page) => page.locator('[data-reveal]:has(article)')
const opacity = (locator: Locator) =>
  locator.evaluate((element) => Number(getComputedStyle(element).opacity))

test.describe('a visitor who jumps', { tag: ['@desktop', '@nightly'] }, () => {
  test('to the cards before they are hydrated finds them in place, and sees none disappear', async ({
    page,
  }) => {
    await page.addInitScript(noteHidden)
    const release = await hold(page, '**/assets/ServicesSection-*.js')
    await visit(page, paths.home)
    await page
      .getByRole('region', { name: 'Diş Kliniği Hizmetleri', exact: true })
      .getByRole('article')
      .first()
      .evaluate((card) => card.scrollIntoView({ behavior: 'instant', block: 'center' }))
    release()
    await expect(cards(page).first()).toHaveAttribute('data-reveal', 'there')
    expect(await opacity(cards(page).first())).toBe(1)
    expect(await page.evaluate(() => window.hidden)).toEqual([])
  })
})

/** Runs in the page: records visible elements that the script hides, as `hidden`. */
function noteHidden() {
  window.hidden = []
  new MutationObserver((records) => {
    for (const { target } of records) {
      if (!(target instanceof HTMLElement) || target.dataset.reveal !== 'waiting') continue
      const { top, bottom } = target.getBoundingClientRect()
      if (bottom > 0 && top < innerHeight) window.hidden?.push(target.textContent ?? '')
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-reveal'] })
}

declare global {
  interface Window {
    hidden?: string[]
  }
}
