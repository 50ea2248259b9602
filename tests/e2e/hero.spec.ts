import { expect, paths, test, visit } from './fixtures.ts'
import { hero, slidesOf, videoRequests } from './support/carousel.ts'
import { hold } from './support/faults.ts'

test('a visitor waits for no video: the page is loaded before the first byte of one', async ({
  page,
}) => {
  const release = await hold(page, /hero-1\.(poster|phone)/)
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
