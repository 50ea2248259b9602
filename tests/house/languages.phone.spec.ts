import { languages } from '../../scripts/build/sitePaths.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { faults } from '../e2e/support/axe.ts'
import { expectNothingReplaced, openWatched } from '../e2e/support/hydration.ts'
import { overflowing } from '../e2e/support/overflow.ts'

const [, ...further] = languages

for (const { language, paths } of further) {
  for (const [id, path] of Object.entries(paths)) {
    test(`a visitor reads all of ${id} in ${language}: nothing is lost when it starts, and it fits`, async ({
      page,
    }) => {
      await openWatched(page, encodeURI(path))
      await expectNothingReplaced(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(() => overflowing(page)).toEqual([])
      expect(await faults(page)).toEqual([])
    })
  }
}
