import type { Page } from '@playwright/test'
import { everyPage, expect, pageName, paths, test } from './fixtures.ts'
import { menuPages, openMenu } from './support/menu.ts'

test.use({ javaScriptEnabled: false })

const open = (page: Page, path: string) => page.goto(encodeURI(path))

test('a visitor without scripts follows the menu to every page', { tag: '@nightly' }, async ({
  page,
}) => {
  await open(page, paths.appointment)
  for (const name of menuPages) {
    const links = await openMenu(page)
    await links.getByRole('link', { name: pageName(name), exact: true }).click()
    await expect(page).toHaveURL(encodeURI(paths[name]))
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  }
})

/** Invisible texts of the page's main part, without those for screen readers. */
const hiddenTexts = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const hidden: string[] = []
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim()
      if (!element || !text || element.closest('option')) continue
      // The position of a carousel is part of its controls, which need scripts.
      if (/^\d \/ \d$/.test(text)) continue
      // Search, print and the hint at a short phone need scripts; the heading for paper is only printed.
      if (element.closest('[data-usable="false"], [data-paper]')) continue
      // Always in the bar of a phone.
      const offers = [...document.querySelectorAll<HTMLAnchorElement>('aside a')]
      const { href } = element.closest('a') ?? {}
      if (offers.some((offer) => offer.href === href && offer.checkVisibility())) continue
      const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false }
      if (!element.checkVisibility(seen)) hidden.push(text)
    }
    return hidden
  })

test('a visitor without scripts sees every text of every page', async ({ page }) => {
  for (const { name, path } of everyPage) {
    await open(page, path)
    expect(await hiddenTexts(page), name).toEqual([])
  }
})
