import type { Locator, Page } from '@playwright/test'
import { content, expect, paths, test, visit } from './fixtures.ts'

const cards = (page: Page) => page.locator('[data-reveal]:has(article)')
const opacity = (locator: Locator) =>
  locator.evaluate((element) => Number(getComputedStyle(element).opacity))

/** Scrolls until `portion` is visible: of the block or of the screen, whichever is smaller. */
const showPortion = (block: Locator, portion: number) =>
  block.evaluate(async (element, portion) => {
    const { top, height } = element.getBoundingClientRect()
    const wanted = portion * Math.min(height, innerHeight)
    scrollTo({ top: scrollY + top + wanted - innerHeight, behavior: 'instant' })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let drawn = 0; drawn < 4; drawn++) await frame()
  }, portion)

/** Scrolls until the cards are almost in view, where their code is loaded. */
const nearCards = async (page: Page) => {
  await showPortion(page.getByRole('main').getByRole('article').first(), -0.3)
  await expect(cards(page)).toHaveCount(content('services').services.length)
}

test.describe('a visitor who jumps', { tag: ['@desktop', '@nightly'] }, () => {
  test('to the cards before they are hydrated finds them in place, and sees none disappear', async ({
    page,
  }) => {
    await page.addInitScript(noteHidden)
    let release = () => {}
    const jumped = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/ServicesSection-*.js', async (route) => {
      await jumped
      await route.continue()
    })
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

  test('at the moment before the cards are hidden sees none disappear', async ({ page }) => {
    await page.addInitScript(noteHidden)
    await page.addInitScript(() => {
      const Observer = window.IntersectionObserver
      window.IntersectionObserver = class extends Observer {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            tell(entries, observer)
            const card = entries.find(({ target }) => target.matches('li > :has(> article)'))
            if (card && !card.isIntersecting) card.target.scrollIntoView({ behavior: 'instant' })
          }, options)
        }
      }
    })
    await visit(page, paths.home)
    await nearCards(page)
    // Each visible card is in place, or fades in if it was rendered before the jump.
    await expect
      .poll(() => seenStates(page))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^(?:there|shown)$/)]))
    await expect.poll(() => seenStates(page)).not.toContain('waiting')
    expect(await page.evaluate(() => window.hidden)).toEqual([])
  })
})

/** The state of the visible cards. */
const seenStates = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all
      .filter((card) => {
        const { top, bottom } = card.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      .map((card) => card.getAttribute('data-reveal')),
  )

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
