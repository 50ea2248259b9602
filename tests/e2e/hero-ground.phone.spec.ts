import { test } from './fixtures.ts'
import { expectCalmGround } from './support/calmGround.ts'

for (const screen of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
]) {
  test(
    `a visitor reads every slide with enough contrast, on a screen of ${screen.width} × ${screen.height}`,
    { tag: '@nightly' },
    async ({ page }) => expectCalmGround(page, screen),
  )
}
