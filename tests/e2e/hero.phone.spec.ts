import { phone } from '../support/phone.ts'
import { expect, pageName, paths, test, tr, visit } from './fixtures.ts'
import {
  control,
  expectAt,
  hero,
  openHeroInTime,
  pass,
  saveData,
  slidesOf,
} from './support/carousel.ts'

test.use(phone)

test('a visitor who swipes on a phone gets the next slide', async ({ page }) => {
  const carousel = await openHeroInTime(page)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 300 }],
    })
  const width = page.viewportSize()?.width ?? 0
  await touch('touchStart', width * 0.9)
  for (const portion of [0.8, 0.6, 0.4, 0.2]) await touch('touchMove', width * portion)
  await touch('touchEnd')
  await pass(page, 1000)
  await expectAt(carousel, 2)
})

test('a visitor who rotates the phone keeps the current slide', { tag: '@nightly' }, async ({
  page,
}) => {
  // Nothing turns by itself.
  await saveData(page)
  await visit(page, paths.home)
  const carousel = hero(page)
  await control(carousel, 'next').click()
  await expectAt(carousel, 2)
  // A transition in progress would end at the rotation.
  await expect.poll(async () => (await slidesOf(carousel).nth(1).boundingBox())?.x).toBe(0)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect
    .poll(() => slidesOf(carousel).nth(1).boundingBox())
    .toMatchObject({ x: 0, width: await page.evaluate(() => document.body.clientWidth) })
  await expectAt(carousel, 2)

  // Like a scrollbar, this changes the width of the carousel, but not of the window.
  const width = await page.evaluate(() => {
    document.body.style.paddingInlineEnd = '20px'
    return document.body.clientWidth - 20
  })
  await expect.poll(() => slidesOf(carousel).nth(1).boundingBox()).toMatchObject({ x: 0, width })
})

test('a visitor with a small phone sees headline, actions and the link to the prices without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, paths.home)
  const first = slidesOf(hero(page)).first()
  const bar = await page
    .getByRole('complementary', { name: tr('common', 'reach.label') })
    .locator('> *')
    .boundingBox()
  for (const part of [
    first.getByRole('heading'),
    first.getByRole('link', { name: tr('home', 'book') }),
    first.getByRole('link', { name: tr('home', 'hero.call') }),
    first.getByRole('link', { name: pageName('prices') }),
    control(hero(page), 'next'),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    const box = await part.boundingBox()
    if (box && bar && bar.width > 300) {
      expect(box.y + box.height, 'above the bar').toBeLessThanOrEqual(bar.y)
    }
  }
})

// Chromium rounds the size of images down, but not of videos, whose first frame would be the largest paint.
test('a visitor has seen the largest part of the page once its first poster is there', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.home)
  const slide = slidesOf(hero(page)).first()
  const poster = await slide.locator('img').first().boundingBox()
  const frame = await slide
    .locator('video')
    .evaluate(
      (loop) =>
        loop.getBoundingClientRect().height -
        Number.parseFloat(getComputedStyle(loop).paddingBottom),
    )
  expect(frame).toBeLessThanOrEqual(Math.floor(poster?.height ?? 0))
})
