import type { Page } from '@playwright/test'
import { everyPage, expect, nightlyExcept, paths, test, tr, visit, whenAlive } from './fixtures.ts'
import { outside } from './support/outside.ts'

/** Opens a page with every price panel open. */
async function openWhole(page: Page, path: string): Promise<void> {
  await visit(page, path)
  if (path !== paths.prices) return
  await page.getByRole('button', { name: tr('prices', 'openAll') }).click()
}

/** Checks the page with a style sheet of the visitor. */
async function underSheet(page: Page, css: string, look: () => Promise<void>): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  await look()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}

/** Replaces the longest word of each text with a much longer one. */
const lengthenWords = (page: Page) =>
  page.evaluate(() => {
    const long = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (!(text instanceof Text) || !/\p{L}{4}/u.test(text.data)) continue
      // Not numbers, times and prices.
      if (!text.parentElement?.closest('script, noscript, option, svg, td, a[href^="tel:"]'))
        texts.push(text)
    }
    for (const text of texts) text.data = text.data.replace(/\p{L}{4,}/u, long)
  })

for (const { name, path } of everyPage) {
  test(`a visitor with a phone of 320 px sees all of ${name} with letters twice as large, wider spacing, and the longest words an editor may write`, {
    tag: nightlyExcept(name, 'appointment'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    // No element is outside the page before sliding in.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWhole(page, path)
    await underSheet(page, 'html { font-size: 200% !important }', async () => {
      expect(await outside(page), `${name}, enlarged`).toEqual([])
    })
    // The figures of WCAG 2.2, criterion 1.4.12.
    const spacing =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
    await underSheet(page, spacing, async () => {
      expect(await outside(page), `${name}, spaced`).toEqual([])
      const cut = await page
        .locator('main :is(p, h1, h2, h3, a, button, label)')
        .evaluateAll((all) =>
          all
            .filter(
              (element) =>
                getComputedStyle(element).overflowY === 'hidden' && element.clientHeight > 1,
            )
            .filter((element) => element.scrollHeight > element.clientHeight + 2)
            .map((element) => element.textContent),
        )
      expect(cut, `${name}, spaced`).toEqual([])
    })
    // A section hydrated later would find changed texts.
    for (const part of await page.locator('main section, footer').all()) await whenAlive(part)
    await lengthenWords(page)
    expect(await outside(page), `${name}, in long words`).toEqual([])
  })
}
