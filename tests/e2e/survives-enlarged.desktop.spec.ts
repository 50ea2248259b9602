import type { Page } from '@playwright/test'
import {
  content,
  everyPage,
  expect,
  nightlyExcept,
  paths,
  test,
  tr,
  visit,
  whenAlive,
} from './fixtures.ts'
import { withEnlargedLetters } from './support/enlarged.ts'
import { outside } from './support/outside.ts'

/** Opens a page with all its prices shown. */
async function openWhole(page: Page, path: string): Promise<void> {
  await visit(page, path)
  if (path !== paths.prices) return
  await page.getByRole('button', { name: tr('prices', 'openAll') }).click()
}

/** Looks at the page under a sheet of the visitor's own. */
async function underSheet(page: Page, css: string, look: () => Promise<void>): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  await look()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}

/** The longest word of each text becomes one that no column was made for. */
const lengthenWords = (page: Page) =>
  page.evaluate(() => {
    const long = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (!(text instanceof Text) || !/\p{L}{4}/u.test(text.data)) continue
      // Numbers, times and prices are no words.
      if (!text.parentElement?.closest('script, noscript, option, svg, td, a[href^="tel:"]'))
        texts.push(text)
    }
    for (const text of texts) text.data = text.data.replace(/\p{L}{4,}/u, long)
  })

/** Then the same by a sheet of the visitor's own, of which media queries know nothing. */
test('a visitor with letters twice as large on 320 px reads every page without scrolling sideways', {
  tag: '@nightly',
}, async ({ launchOptions, baseURL }) => {
  await withEnlargedLetters({ launchOptions, baseURL }, async (page) => {
    await page.route(content('clinic').map.embedUrl, (route) => route.abort())
    for (const { name, path } of everyPage) {
      await openWhole(page, path)
      expect(await outside(page), name).toEqual([])
      const shown = page.getByRole('banner').locator('a:visible, button:visible')
      for (const part of await shown.all()) {
        const box = await part.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0), `${name}: the header`).toBeLessThanOrEqual(320)
      }
      // What is fixed leaves the page most of the screen.
      const bar = page.getByRole('complementary', { name: tr('common', 'reach.label') })
      const fixed = await bar.locator('> *').evaluate((stand) => getComputedStyle(stand).position)
      expect(fixed, name).toBe('static')
    }
  })
})

for (const { name, path } of everyPage) {
  test(`a visitor with a phone of 320 px loses nothing of ${name} to a sheet with letters twice as large, to wider spacing, or to the longest words an editor may write`, {
    tag: nightlyExcept(name, 'appointment'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    // No element waits outside the page to slide in.
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
    // A part that came to life afterwards would find other words than its own.
    for (const part of await page.locator('main section, footer').all()) await whenAlive(part)
    await lengthenWords(page)
    expect(await outside(page), `${name}, in long words`).toEqual([])
  })
}
