import { phone } from '../support/phone.ts'
import { expect, test, tr, visit } from './fixtures.ts'
import { closed, expectOnFirstScreen, open, pain, whenNow } from './support/painCases.ts'
import { expectStill, watchShifts } from './support/shifts.ts'

test.use(phone)

const titles = { closed: tr('pain', 'closed.title'), open: tr('pain', 'open.title') }

for (const [when, now] of Object.entries({ closed, open }) as [keyof typeof titles, string][]) {
  test(`a patient in pain finds what to do on the first screen of a phone while the clinic is ${when}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(now)
    await watchShifts(page)
    await visit(page, pain.path)
    await whenNow(page, titles[when])
    await expectOnFirstScreen(page, titles[when])
    await expectStill(page)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a patient in pain finds both cases on the first screen of a phone', async ({ page }) => {
    await page.goto(encodeURI(pain.path))
    for (const title of Object.values(titles)) await expectOnFirstScreen(page, title)
    await expect(page.getByText(tr('pain', 'now'), { exact: true })).toHaveCount(0)
  })
})
