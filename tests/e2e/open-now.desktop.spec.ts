import { content, expect, paths, test, tr, visit } from './fixtures.ts'
import { dayAfter, istanbul, openNow, sentenceAt, usualDay } from './support/opening.ts'

const { day, open, close } = usualDay()
const [opens, closes] = [istanbul(day, open), istanbul(day, close)]

test.describe('a visitor whose clock stands in another zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('sees the sentence change at the minute, without a reload', async ({ page }) => {
    await page.clock.install({ time: opens - 90_000 })
    await visit(page, paths.contact)
    await page.clock.pauseAt(opens - 60_000)
    await expect(openNow(page, opens - 60_000)).toHaveCount(2)
    await page.clock.runFor(60_000)
    expect(sentenceAt(opens)).not.toBe(sentenceAt(opens - 1))
    await expect(openNow(page, opens)).toHaveCount(2)
    await page.clock.fastForward(closes - opens - 1000)
    await expect(openNow(page, opens)).toHaveCount(2)
    await page.clock.runFor(1000)
    await expect(openNow(page, closes)).toHaveCount(2)
    const midnight = istanbul(dayAfter(day), '00:00')
    await page.clock.fastForward(midnight - closes)
    await expect(openNow(page, midnight)).toHaveCount(2)
  })
})

test('a visitor who comes back to a sleeping tab reads what is true then', async ({ page }) => {
  await page.clock.setFixedTime(closes - 60_000)
  await visit(page, paths.home)
  await expect(openNow(page, closes - 60_000).first()).toBeVisible()
  await page.clock.setFixedTime(closes)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(openNow(page, closes).first()).toBeVisible()
  await expect(openNow(page, closes - 60_000)).toHaveCount(0)
})

test('a clock from before all clocks says nothing and breaks nothing', async ({ page }) => {
  await page.clock.setFixedTime(-1)
  await visit(page, paths.contact)
  await expect(page.getByText(sentenceAt(opens))).toHaveCount(0)
  await expect(page.getByRole('table', { name: tr('contact', 'hours.heading') })).toBeVisible()
})

// An editor may have no special day to tell of.
for (const special of content('clinic').exceptions?.slice(0, 1) ?? []) {
  test('a visitor reads of a special day, and nothing once it is over', async ({ page }) => {
    const row = page.getByRole('row').filter({ hasText: special.note })
    await page.clock.setFixedTime(istanbul(special.date, '12:00'))
    await visit(page, paths.contact)
    await expect(openNow(page, istanbul(special.date, '12:00'))).toHaveCount(2)
    const hours = [special.open, special.close].join('-').replaceAll(':', '.')
    await expect(row).toContainText(special.closed ? tr('contact', 'hours.closed') : hours)
    await page.clock.setFixedTime(istanbul(dayAfter(special.date), '12:00'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(row).toHaveCount(0)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the plain table, and no sentence that could be wrong', async ({ page }) => {
    await page.goto(encodeURI(paths.contact))
    await expect(page.getByRole('table', { name: tr('contact', 'hours.heading') })).toBeVisible()
    await expect(page.getByText(tr('common', 'openNow.unknown'))).toHaveCount(0)
    await expect(page.getByText('Şu an açık')).toHaveCount(0)
  })
})
