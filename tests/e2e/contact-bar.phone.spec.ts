import type { Page } from '@playwright/test'
import { content, everyPage, expect, paths, test, tr, visit } from './fixtures.ts'
import { wayThere } from './support/content.ts'
import { pageWith } from './support/sectionPage.ts'

const { chat, phones } = content('clinic')
const label = tr('common', 'reach.label')
const newTab = tr('common', 'newTab')
const pain = pageWith('pain')

const bar = (page: Page) => page.getByRole('complementary', { name: label })
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })
const inTab = (key: string) => `${tr('common', key)} ${newTab}`

const ways = (page: Page) =>
  [
    item(page, `WhatsApp ${newTab}`),
    item(page, tr('common', 'reach.appointment')),
    item(page, tr('common', 'reach.call')),
    item(page, inTab('reach.directions')),
  ] as const

/** The boxes of the bar's items; the link above them is smaller. */
const boxes = (page: Page) =>
  bar(page)
    .locator('a:visible, button:visible')
    .filter({ hasNotText: pain.title })
    .evaluateAll((items) => items.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))

/** Expects five items, each at least 44 px large and inside the page. */
async function expectFive(page: Page): Promise<DOMRect[]> {
  const five = await boxes(page)
  expect(five).toHaveLength(5)
  for (const [index, box] of five.entries()) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(320)
    for (const other of five.slice(index + 1)) {
      const apart = box.right <= other.left || box.bottom <= other.top || other.right <= box.left
      expect(apart, 'no items overlap').toBe(true)
    }
  }
  return five
}

test.describe('without scripts', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false })

  test('from every page one tap calls, writes, opens directions and books', async ({ page }) => {
    for (const { name, path } of everyPage) {
      await page.goto(encodeURI(path))
      const [write, book, call, go] = ways(page)
      await expect(call, name).toHaveAttribute('href', `tel:${phones.landline.replaceAll(' ', '')}`)
      await expect(write).toHaveAttribute(
        'href',
        `https://wa.me/${chat?.phone.replace(/\D/g, '')}?text=${encodeURIComponent(chat?.greeting ?? '')}`,
      )
      await expect(write.getByText('WhatsApp')).toHaveAttribute('lang', 'en')
      await expect(go).toHaveAttribute('href', wayThere)
      await expect(book).toHaveAttribute('href', encodeURI(paths.appointment))
      const contact = item(page, label)
      await expect(contact).toHaveAttribute('href', encodeURI(paths.contact))
      await expect(item(page, pain.title)).toHaveAttribute('href', encodeURI(pain.path))
      for (const way of [...ways(page), contact]) await expect(way).toBeInViewport({ ratio: 1 })
    }
  })
})

test('a visitor sees the whole contact bar on the smallest phone, and with text twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, paths.staff)
  const rows = new Set((await expectFive(page)).map(({ bottom }) => bottom))
  expect(rows.size, 'rows').toBe(1)
  await expect(ways(page)[0]).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectFive(page)
})

test('a visitor with a keyboard never has the focus under the contact bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  // Smooth scrolling would be measured before it ends.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, paths.appointment)
  const seen: string[] = []
  const covered: string[] = []
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate((name) => {
      const place = document.querySelector(`aside[aria-label="${name}"] > *`)
      const element = document.activeElement
      if (!place || !element) return { end: true, name: '', hidden: false }
      // A scrollable row loses its tab stop when its carousel starts; the next Tab continues from there.
      if (element === document.body) return { end: false, name: '', hidden: false }
      const { bottom } = element.getBoundingClientRect()
      const isIn = place.contains(element)
      const hidden = !isIn && bottom > place.getBoundingClientRect().top
      return { end: isIn, name: element.outerHTML.slice(0, 90), hidden }
    }, label)
    if (focused.end) break
    seen.push(focused.name)
    if (focused.hidden) covered.push(focused.name)
  }
  expect(covered).toEqual([])
  expect(seen.some((name) => name.includes('type="submit"'))).toBe(true)
  expect(seen.some((name) => name.includes('mailto:'))).toBe(true)
})

test('a visitor with a laptop or a phone in landscape sees only the contact button, and none on paper', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.home)
  await page.setViewportSize({ width: 1023, height: 900 })
  await expect(ways(page)[0]).toBeVisible()
  const button = bar(page).getByRole('button', { name: label })
  for (const [width, height] of [
    [844, 390],
    [1024, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const way of ways(page)) await expect(way).toBeHidden()
    await expect(button).toBeInViewport({ ratio: 1 })
    expect((await button.boundingBox())?.x).toBeGreaterThan(width - 60)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(button).toBeHidden()
})
