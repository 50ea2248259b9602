import { test } from './fixtures.ts'
import { expectCalmGround } from './support/calmGround.ts'

for (const screen of [
  { width: 1024, height: 768, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 1920, height: 1080, colorScheme: 'light' },
  { width: 1024, height: 768, colorScheme: 'dark' },
  { width: 1920, height: 1080, colorScheme: 'dark' },
] as const) {
  test(
    `a visitor reads every slide with enough contrast, on a ${screen.colorScheme} screen of ${screen.width} × ${screen.height}`,
    { tag: '@nightly' },
    async ({ page }) => expectCalmGround(page, screen),
  )
}
