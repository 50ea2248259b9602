import { everyPage, expect, paths, test, tr, visit } from '../../e2e/fixtures.ts'
import { withEnlargedLetters } from '../../e2e/support/enlarged.ts'
import { expectFits } from '../../e2e/support/fits.ts'
import { expectWhole } from '../../e2e/support/wholePage.ts'

for (const { name, path } of everyPage) {
  // Every test also fails on console messages (fixtures.ts).
  test(`a visitor of ${name} loses no element at hydration, meets no barrier, and it fits`, async ({
    page,
  }) => {
    await expectWhole(page, path)
  })

  test(`a visitor of ${name} finds no text cut off or on another one, from 320 to 1920 px`, async ({
    page,
  }) => {
    await visit(page, path)
    await expectFits(page)
  })
}

test('a visitor whose letters are twice as large finds the same on the narrowest phones', async ({
  launchOptions,
  baseURL,
}) => {
  await withEnlargedLetters({ launchOptions, baseURL }, async (page) => {
    for (const { path } of everyPage) {
      await visit(page, path)
      await expectFits(page, [320, 390])
    }
  })
})

// A clinic may have no request form.
if (paths.appointment !== undefined) {
  test('a visitor finds the four fields of a request by their names', async ({ page }) => {
    await visit(page, paths.appointment)
    const form = page.getByRole('main').locator('form')
    for (const field of ['name', 'phone', 'doctor', 'request']) {
      const label = tr('appointment', `fields.${field}`)
      await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('name', field)
    }
    await expect(form.locator('input:visible, select:visible, textarea:visible')).toHaveCount(4)
  })
}
