import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from '@playwright/test'
import { content, everyPage, expect, paths, test, tr, visit } from './fixtures.ts'

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** The browser's own setting for larger letters, which no page can be told of otherwise. */
test('a visitor with letters twice as large reads every page without scrolling sideways', async ({
  baseURL,
}, { project }) => {
  const { launchOptions } = project.use
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  try {
    const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } })
    await page.route(content('clinic').map.embedUrl, (route) => route.abort())
    for (const { name, path } of everyPage) {
      await visit(page, path)
      expect(await widthOf(page), name).toBe(390)
      const shown = page.getByRole('banner').locator('a:visible, button:visible')
      for (const part of await shown.all()) {
        const box = await part.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0), `${name}: the header`).toBeLessThanOrEqual(390)
      }
      // What is fixed leaves the page most of the screen.
      const bar = page.getByRole('complementary', { name: tr('common', 'reach.label') })
      const fixed = await bar.locator('> *').evaluate((stand) => getComputedStyle(stand).position)
      expect(fixed, name).toBe('static')
    }
  } finally {
    await browser.close()
  }
})

test('a visitor with a phone of 320 px meets no fault and loses nothing to wider spacing', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { name, path } of everyPage) {
    await visit(page, path)
    if (path === paths.prices) {
      await page.getByRole('button', { name: tr('prices', 'openAll') }).click()
    }
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .disableRules('target-size')
      .analyze()
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      name,
    ).toEqual([])
    // The figures of WCAG 2.2, criterion 1.4.12.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await widthOf(page), `${name}, spaced`).toBe(320)
    const cut = await page.locator('main :is(p, h1, h2, h3, a, button, label)').evaluateAll((all) =>
      all
        .filter(
          (element) => getComputedStyle(element).overflowY === 'hidden' && element.clientHeight > 1,
        )
        .filter((element) => element.scrollHeight > element.clientHeight + 2)
        .map((element) => element.textContent),
    )
    expect(cut, `${name}, spaced`).toEqual([])
  }
})
