import { join } from 'node:path'
import { root } from '../../scripts/publish/paths.ts'
import { readFacts } from '../../src/content/loading/clinicFacts.ts'
import { endedPage, patientPage } from '../../src/desk/server/patientPage.ts'
import { expect, test } from './fixtures.ts'
import { faults } from './support/axe.ts'

const clinics = ['.', 'tests/fixtures/clinics/duesseldorf', 'tests/fixtures/clinics/utrecht']
const address = 'Örnek Mahallesi, Mercan Sokak No: 1, Bayrampaşa'
const time = 'Wednesday, September 22 at 02:30 PM'
const shown = {
  at: '2027-09-22T14:30',
  time,
  address,
  calendar: '/a.ics',
  answer: 'coming',
} as const

test('a patient meets no barrier on the page of her appointment, which has no scripts, in five languages', async ({
  page,
}) => {
  for (const facts of clinics.flatMap((clinic) => readFacts(join(root, clinic))))
    for (const html of [patientPage(facts, shown), endedPage(facts, 'over')])
      for (const width of [320, 390, 1280]) {
        const state = `${facts.locale.lang} at ${width} px`
        await page.setViewportSize({ width, height: 800 })
        await page.setContent(html)
        expect(await page.locator('script').count()).toBe(0)
        expect(await faults(page), state).toEqual([])
        const widest = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(widest, state).toBeLessThanOrEqual(width)
      }
})
