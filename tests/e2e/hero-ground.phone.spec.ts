import { phone } from '../support/phone.ts'
import { test } from './fixtures.ts'
import { expectCalmGround } from './support/calmGround.ts'

test.use(phone)

for (const screen of [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 740, height: 360, colorScheme: 'light' },
  { width: 740, height: 360, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const) {
  test(
    `a visitor reads every slide with enough contrast, on a ${screen.colorScheme} screen of ${screen.width} × ${screen.height}`,
    { tag: '@nightly' },
    async ({ page }) => expectCalmGround(page, screen),
  )
}
