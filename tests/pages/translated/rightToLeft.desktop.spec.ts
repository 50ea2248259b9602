import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, paths, test, visit } from '../../e2e/fixtures.ts'
import { saidIn } from '../../support/translations.ts'

/** A visitor who reads Arabic. */
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

test.use({ reducedMotion: 'reduce' })

type Pages = keyof typeof paths | 'questions'

/** Opens a page of the clinic in Arabic. */
const open = (page: Page, id: Pages) => visit(page, inArabic(id))

const inArabic = (id: Pages) =>
  id === 'home'
    ? '/ar/'
    : `/ar${saidIn('ar', Object.entries(paths).find(([each]) => each === id)?.[1] ?? '')}`

const ready = (page: Page) => page.locator('[data-state="paused"][aria-roledescription]').first()

/** The position of each visible character of a text, from the left. */
const placesOf = (text: Locator) =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const places: { sign: string; left: number }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      for (let at = 0; at < node.data.length; at += 1) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { left, width } = range.getBoundingClientRect()
        if (width > 0) places.push({ sign: node.data.charAt(at), left })
      }
    }
    return places.sort((one, other) => one.left - other.left)
  })

const seen = async (text: Locator) =>
  (await placesOf(text))
    .map(({ sign }) => sign)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a visitor reads the digits of a phone number in dialling order', async ({ page }) => {
    await open(page, 'contact')
    const links = page.locator('main a[href^="tel:"]').filter({ hasText: /\d{3} \d{3}/ })
    expect(await links.count()).toBeGreaterThan(1)
    for (const link of await links.all()) {
      const called = (await link.getAttribute('href'))?.slice('tel:'.length)
      expect((await seen(link)).replaceAll(' ', '')).toBe(called)
    }
  })

  test('a visitor reads a price with its lower bound first, in digits of the clinic’s font, before its currency', async ({
    page,
  }) => {
    await open(page, 'prices')
    const heading = page.locator('main h2 button, main h3 button').first()
    await heading.click()
    const price = page.locator('td[data-priced="true"]').first()
    await expect(price).toBeVisible()
    expect(await seen(price)).toMatch(/^\D+ [\d,]+-[\d,]+$/)
    const [low = 0, high = 0] = [...(await seen(price)).matchAll(/[\d,]+/g)].map(([figure]) =>
      Number(figure.replaceAll(',', '')),
    )
    expect(low).toBeLessThan(high)
  })

  test('a visitor sees the drawer slide in from the side where lines end', async ({ page }) => {
    await open(page, 'home')
    await page.locator('header a[aria-haspopup="dialog"]').click()
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.width).toBeLessThan(phone.width)
  })

  test('a visitor sees the languages open at the side of their button', async ({ page }) => {
    await open(page, 'home')
    await page.locator('header nav > details > summary[aria-label]').click()
    const list = await page
      .locator('header nav > details > summary[aria-label] + div')
      .boundingBox()
    expect(list?.x).toBeGreaterThanOrEqual(0)
    expect(list?.x).toBeLessThan(phone.width - (list?.x ?? 0) - (list?.width ?? 0))
  })

  test('a visitor turns to the next slide from the left, by click, by key and by drag to the right', async ({
    page,
  }) => {
    await open(page, 'appointment')
    const carousel = ready(page)
    await carousel.scrollIntoViewIfNeeded()
    const row = carousel.locator('[data-carousel-row]')
    const inFront = () =>
      row.evaluate((element) => {
        const left = element.getBoundingClientRect().left
        const slides = [...element.querySelectorAll('[data-carousel-slide]')]
        return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2)
      })
    await expect.poll(inFront).toBe(0)
    const next = carousel.locator('button[data-shape="next"]')
    const previous = carousel.locator('button[data-shape="previous"]')
    const [from, to] = [await previous.boundingBox(), await next.boundingBox()]
    expect(to?.x).toBeLessThan(from?.x ?? 0)
    await next.click()
    await expect.poll(inFront).toBe(1)
    await next.focus()
    await page.keyboard.press('Enter')
    await expect.poll(inFront).toBe(2)
    await previous.focus()
    await page.keyboard.press('Enter')
    await expect.poll(inFront).toBe(1)

    const box = await row.boundingBox()
    if (!box) throw new Error('no row of slides')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + 40, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.8, y, { steps: 8 })
    await page.mouse.up()
    await expect.poll(inFront).toBe(2)
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('a visitor sees the hero’s slides in order, and the contact tab at the left', async ({
    page,
  }) => {
    await open(page, 'home')
    const carousel = ready(page)
    const headline = carousel.locator('[data-carousel-slide]:not([inert]) :is(h1, h2)')
    const isInFront = async () => {
      const { x = 0, width = 0 } = (await headline.boundingBox()) ?? {}
      return x > desktop.width / 2 - 100 && x + width <= desktop.width
    }
    for (const _turn of [1, 2, 3]) {
      await expect.poll(isInFront).toBe(true)
      await carousel.locator('button[data-shape="next"]').click()
    }
    const tab = page.locator('button', { has: page.locator('span') }).last()
    expect((await tab.boundingBox())?.x).toBe(0)
    await tab.click()
    const actions = page.locator('[data-radix-popper-content-wrapper]')
    // It is at the edge until it is positioned.
    await expect
      .poll(async () => (await actions.boundingBox())?.x)
      .toBeGreaterThan((await tab.boundingBox())?.width ?? desktop.width)
  })

  test('a visitor reads all text in the Arabic font and the digits’ font, which no other page loads', async ({
    page,
  }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto('/ar/', { waitUntil: 'networkidle' })
    const first = page.locator('link[rel="preload"][as="font"]')
    await expect(first).toHaveCount(2)
    await expect(first.and(page.locator('[href*="arabic"]'))).toHaveCount(1)
    const families = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('body, body :not(noscript)')].map(
          (element) => getComputedStyle(element).fontFamily.split(',')[0],
        ),
      ),
    ])
    expect(families).toEqual(['"Noto Sans Arabic"'])
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    expect(loaded.map((family) => family.replaceAll('"', ''))).toContain('Noto Sans Arabic')

    fonts.length = 0
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(fonts.filter((url) => url.includes('arabic'))).toEqual([])
    expect(await page.locator('link[href*="/rtl-"]').count()).toBe(0)
  })

  test('a visitor sees no letter spacing between joined letters', async ({ page }) => {
    await open(page, 'home')
    const spread = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(spread).toEqual([])
  })
})

for (const id of ['home', 'prices', 'contact', 'appointment'] as const) {
  test(`a visitor sees all of ${id} in 320 pixels, without layout shifts and barriers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, id)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}
