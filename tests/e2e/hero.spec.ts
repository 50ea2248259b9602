import { expect, paths, test, visit } from './fixtures.ts'
import {
  expectAt,
  hero,
  openHeroInTime,
  pass,
  slidesOf,
  turnMs,
  videoRequests,
} from './support/carousel.ts'

test.describe('a visitor whose pointer rests outside the text', {
  tag: ['@desktop', '@nightly'],
}, () => {
  test('sees the carousel turn on time, although text moves under the pointer', async ({
    page,
  }) => {
    const carousel = await openHeroInTime(page)
    const words = await slidesOf(carousel).first().getByRole('heading').boundingBox()
    const picture = await slidesOf(carousel).first().locator('img').first().boundingBox()
    if (!words || !picture) throw new Error('the slide is not shown')
    // The headline of the next slide crosses a pointer at its height.
    await page.mouse.move(picture.x + picture.width * 0.8, words.y + words.height / 2)
    await expect(carousel).toHaveAttribute('data-state', 'rotating')
    await pass(page, turnMs)
    for (let moved = 0; moved < 400; moved += 20) {
      await pass(page, 20)
      // Force a new layout and paint, so that the browser updates what is under the pointer.
      await page.evaluate((px) => {
        document.body.style.paddingBottom = `${px}px`
      }, moved)
      await page.screenshot()
      await expect(carousel).toHaveAttribute('data-state', 'rotating')
    }
    await pass(page, turnMs - 400 - 1)
    await expectAt(carousel, 2)
    await pass(page, 1)
    await expectAt(carousel, 3)
  })
})

test('a visitor waits for no video: the page is loaded before the first byte of one', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/hero-1\.(poster|phone)/, async (route) => {
    await held
    await route.continue()
  })
  const order: string[] = []
  page.on('load', () => order.push('page'))
  page.on('request', (request) => {
    if (/\.mp4$/.test(new URL(request.url()).pathname)) order.push('loop')
  })
  await page.goto(paths.home, { waitUntil: 'commit' })
  await expect(slidesOf(hero(page)).first().getByRole('heading')).toBeVisible()
  expect(order).toEqual([])
  release()
  await expect.poll(() => order).toContain('loop')
  expect(order[0]).toBe('page')
})

test('a visitor receives the image and video that are cropped for the screen', {
  tag: '@nightly',
}, async ({ page }) => {
  const upright = (page.viewportSize()?.width ?? 0) < 640
  const asked = videoRequests(page)
  await visit(page, paths.home)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.every((address) => address.includes('.phone.') === upright)).toBe(true)
  const poster = hero(page).locator('img').first()
  const shown = await poster.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(shown.includes('.phone.')).toBe(upright)
})

test('a visitor with a large screen receives the large video, also after enlarging the window', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked = videoRequests(page)
  await visit(page, paths.home)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.filter((address) => address.includes('.wide.'))).toEqual([])
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(() => asked.some((address) => address.includes('.wide.'))).toBe(true)
})
