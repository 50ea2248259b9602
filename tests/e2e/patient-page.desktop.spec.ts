import { join } from 'node:path'
import { root } from '../../scripts/publish/paths.ts'
import { readFacts } from '../../src/content/loading/clinicFacts.ts'
import { chatTextsOf } from '../../src/desk/server/clinicInfo.ts'
import { endedPage, patientPage } from '../../src/desk/server/patientPage.ts'
import { expect, test } from './fixtures.ts'
import { faults } from './support/axe.ts'

const clinics = ['.', 'tests/fixtures/clinics/duesseldorf', 'tests/fixtures/clinics/utrecht']
const at = '2027-09-22T14:30'
const address = 'Örnek Mahallesi, Mercan Sokak No: 1, Bayrampaşa'

test('a patient without scripts meets no barrier on the page of her appointment, in six languages', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const clinic of clinics) {
    const inLanguages = readFacts(join(root, clinic))
    for (const facts of inLanguages) {
      const time = chatTextsOf(inLanguages).time(facts.locale.lang)(at)
      const appointment = { at, time, address, calendar: '/a.ics', answer: 'coming' } as const
      for (const html of [patientPage(facts, appointment), endedPage(facts, 'over')])
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await page.setContent(html)
          const state = `${clinic} ${facts.locale.lang} at ${width} px`
          expect(await faults(page), state).toEqual([])
          const isWider = () =>
            document.documentElement.scrollWidth > document.documentElement.clientWidth
          expect(await page.evaluate(isWider), state).toBe(false)
        }
    }
  }
  await context.close()
})
