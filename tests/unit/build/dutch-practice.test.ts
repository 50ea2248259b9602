import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/publish/paths'
import { renderedPage } from '../../support/renderedPage'
import { readVisitorSite } from '../../support/siteData'

const clinicDir = join(root, 'tests/fixtures/clinics/utrecht')

/** The text of a page of the practice in Utrecht. */
async function pageIn(language: string, page: string): Promise<string> {
  const site = await readVisitorSite({ clinicDir, language }, clinicDir)
  const { body } = await renderedPage(site, page)
  return body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test.each([
  ['en', ['€28.62', '€58.70 – €91.06', '€320 ']],
  ['nl', ['€ 28,62', '€ 58,70', '91,06', '€ 320 ']],
])('a visitor reads in %s the exact tariffs, none of them rounded', async (language, prices) => {
  const text = await pageIn(language, 'questions')
  for (const price of prices) expect(text).toContain(price)
})

test.each([
  ['en', ['Monday–Thursday', '+31 30 123 4567', '25 December 2026']],
  ['nl', ['Maandag t/m donderdag', ' 030 123 4567', '25 december 2026']],
])('a visitor reads in %s days and phones as in its country', async (language, facts) => {
  const text = await pageIn(language, 'appointment')
  for (const fact of facts) expect(text).toContain(fact)
})
