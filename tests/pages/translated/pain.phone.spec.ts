import { test, tr, visit } from '../../e2e/fixtures.ts'
import { closed, expectOnFirstScreen, pain, whenNow } from '../../e2e/support/painCases.ts'
import { expectStill, watchShifts } from '../../e2e/support/shifts.ts'
import { saidIn } from '../../support/translations.ts'

for (const language of ['en', 'ar']) {
  const path = `/${language}${saidIn(language, pain.path)}`
  const title = (when: 'closed' | 'open') => saidIn(language, tr('pain', `${when}.title`))

  test(`a patient in pain finds what to do on the first screen of a phone in ${language} while the clinic is closed`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(closed)
    await watchShifts(page)
    await visit(page, path)
    await whenNow(page, title('closed'))
    await expectOnFirstScreen(page, title('closed'))
    await expectStill(page)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`a patient in pain finds both cases on the first screen of a phone in ${language}`, async ({
      page,
    }) => {
      await page.goto(path)
      await expectOnFirstScreen(page, title('open'))
      await expectOnFirstScreen(page, title('closed'))
    })
  })
}
