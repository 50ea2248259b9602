import type { Locator, Page } from '@playwright/test'
import { expect, pageName, paths, tr, visit } from '../fixtures.ts'
import { control, expectAt, hero, slidesOf } from './carousel.ts'
import { contrastsBehind } from './contrast.ts'

/** The parts of a slide without their own background. */
export const wordsOf = (slide: Locator) => [
  slide.getByRole('heading'),
  slide.getByRole('paragraph'),
  slide.getByRole('link', { name: tr('home', 'hero.call') }),
  slide.getByRole('link', { name: pageName('prices') }),
]

type Screen = { width: number; height: number; colorScheme: 'light' | 'dark' }

/** Expects enough contrast of each slide's text on a screen of this size in CSS pixels. */
export async function expectCalmGround(page: Page, { colorScheme, ...screen }: Screen) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
  await page.setViewportSize(screen)
  await visit(page, paths.home)
  const carousel = hero(page)
  await expect(carousel).toHaveAttribute('data-state', 'paused')
  for (const [index, slide] of (await slidesOf(carousel).all()).entries()) {
    if (index > 0) await control(carousel, 'next').click()
    await expectAt(carousel, index + 1)
    await expect.poll(() => slide.boundingBox().then((box) => box?.x)).toBe(0)
    // A poster loads with its slide.
    await slide
      .locator('img')
      .evaluateAll((posters: HTMLImageElement[]) =>
        Promise.all(posters.map((poster) => poster.decode())),
      )
    const contrasts = await contrastsBehind(page, wordsOf(slide))
    expect(Math.min(...contrasts), `slide ${index + 1}`).toBeGreaterThan(4.5)
  }
}
