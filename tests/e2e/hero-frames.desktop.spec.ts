import type { Locator } from '@playwright/test'
import { expect, paths, test, tr, visit } from './fixtures.ts'
import { wordsOf } from './support/calmGround.ts'
import { control, expectAt, hero, slidesOf, withLoops } from './support/carousel.ts'
import { contrastsBehind } from './support/contrast.ts'

/** Stops a slide's video at a time; resolves once that frame is painted. */
const holdAt = (slide: Locator, second: number) =>
  slide.locator('video').evaluate(async (video: HTMLVideoElement, second) => {
    video.pause()
    const drawn = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
    video.currentTime = second
    await drawn
  }, second)

/** Turns to a slide; the pointer on the control stops the rotation. */
async function bringTo(carousel: Locator, position: number): Promise<void> {
  const told = carousel.getByText(tr('carousel', 'position', { position, count: 3 }), {
    exact: true,
  })
  await control(carousel, 'next').hover()
  // On a busy machine the carousel may turn before the pointer arrives.
  await expect(async () => {
    if (!(await told.isVisible())) await control(carousel, 'next').click()
    await expect(told).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAt(carousel, position)
}

test('a visitor reads headline, text and secondary actions over every frame of the videos', {
  tag: '@nightly',
}, async ({ page }) => {
  await withLoops(page)
  await visit(page, paths.home)
  const carousel = hero(page)
  for (const [index, slide] of (await slidesOf(carousel).all()).entries()) {
    await bringTo(carousel, index + 1)
    await expect.poll(() => slide.boundingBox().then((box) => box?.x)).toBe(0)
    await expect(slide.locator('video')).toHaveAttribute('data-started', 'true')
    // The video plays forward and back: its middle and its turning point.
    for (const second of [1.5, 3]) {
      await holdAt(slide, second)
      const contrasts = await contrastsBehind(page, wordsOf(slide))
      expect(Math.min(...contrasts), `slide ${index + 1} at ${second} s`).toBeGreaterThan(4.5)
    }
  }
})
