import type { Page } from '@playwright/test'
import { phone } from '../support/phone.ts'
import { content, everyPage, expect, paths, test, tr, visit } from './fixtures.ts'
import { hold } from './support/faults.ts'
import { pageWith } from './support/sectionPage.ts'

test.use(phone)

const { chat, phones } = content('clinic')
const label = tr('common', 'reach.label')
const newTab = tr('common', 'newTab')
const pain = pageWith('pain')

const bar = (page: Page) => page.getByRole('complementary', { name: label })
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })

/** The call's name also says that nobody answers. */
const ways = (page: Page) =>
  [
    item(page, pain.title),
    bar(page).locator('a[href^="tel:"]'),
    item(page, `${tr('common', 'reach.message')} WhatsApp ${newTab}`),
    item(page, tr('common', 'reach.appointment')),
  ] as const

const boxes = (page: Page) =>
  bar(page)
    .locator('a:visible, button:visible')
    .evaluateAll((items) => items.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))

/** Expects six items, each at least 44 px large and inside the page. */
async function expectSix(page: Page): Promise<DOMRect[]> {
  const six = await boxes(page)
  expect(six).toHaveLength(6)
  for (const [index, box] of six.entries()) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(320)
    for (const other of six.slice(index + 1)) {
      const apart = box.right <= other.left || box.bottom <= other.top || other.right <= box.left
      expect(apart, 'no items overlap').toBe(true)
    }
  }
  return six
}

test.describe('without scripts', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false })

  test('from every page one tap calls, writes, books and leads to the hours', async ({ page }) => {
    for (const { name, path } of everyPage) {
      await page.goto(encodeURI(path))
      const [first, call, write, book] = ways(page)
      await expect(call, name).toHaveAttribute('href', `tel:${phones.landline.replaceAll(' ', '')}`)
      await expect(write).toHaveAttribute(
        'href',
        `https://wa.me/${chat?.phone.replace(/\D/g, '')}?text=${encodeURIComponent(chat?.greeting ?? '')}`,
      )
      await expect(first).toHaveAttribute('href', encodeURI(pain.path))
      const hours = item(page, tr('common', 'reach.hours'))
      await expect(hours).toHaveAttribute('href', encodeURI(paths.contact))
      await expect(book).toHaveAttribute('href', encodeURI(paths.appointment))
      const contact = item(page, label)
      await expect(contact).toHaveAttribute('href', encodeURI(paths.contact))
      for (const way of [...ways(page), hours, contact])
        await expect(way).toBeInViewport({ ratio: 1 })
    }
  })
})

test('a visitor sees the whole contact bar on the smallest phone, and with text twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, paths.staff)
  const six = await expectSix(page)
  expect(new Set(six.map(({ top }) => top)).size, 'rows').toBe(1)
  expect(
    new Set(six.map(({ width, height }) => `${width.toFixed()} ${height}`)).size,
    'sizes',
  ).toBe(1)
  await expect(ways(page)[0]).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const enlarged = await expectSix(page)
  const top = Math.min(...enlarged.map(({ top }) => top))
  expect(640 - top, 'a fifth of the screen').toBeLessThanOrEqual(128)
})

for (const [when, word] of [
  ['2026-11-24T12:00:00+03:00', /^Şu an açık/],
  ['2026-11-24T22:40:00+03:00', /^Birazdan kapanıyor/],
  ['2026-11-24T23:30:00+03:00', /^Şu an kapalı/],
] as const)
  test(`a visitor reads the clinic’s state in the bar without anything moving, at ${when}`, {
    tag: word.test('Şu an kapalı') ? [] : ['@nightly'],
  }, async ({ page }) => {
    await page.clock.setFixedTime(when)
    const release = await hold(page, '**/assets/*.js')
    await page.goto(encodeURI(paths.staff), { waitUntil: 'commit' })
    await expect(item(page, tr('common', 'reach.hours'))).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await boxes(page)
    release()
    const state = bar(page).getByRole('link', { name: word })
    await expect(state).toHaveAttribute('href', encodeURI(paths.contact))
    expect(await boxes(page)).toEqual(before)
    const closed = word.test('Şu an kapalı')
    await expect(ways(page)[1]).toHaveText(tr('common', closed ? 'reach.callClosed' : 'reach.call'))
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
