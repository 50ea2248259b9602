import { test } from '../../e2e/fixtures.ts'
import { expectWhole } from '../../e2e/support/wholePage.ts'
import { languages } from '../../support/sitePaths.ts'

const [, ...further] = languages

for (const { language, paths } of further) {
  for (const [id, path] of Object.entries(paths)) {
    test(`a visitor reads all of ${id} in ${language}: no element is lost at hydration, and it fits`, async ({
      page,
    }) => {
      await expectWhole(page, path)
    })
  }
}
