import { everyPage, expect, paths, test, tr, visit } from '../../e2e/fixtures.ts'
import { expectWhole } from '../../e2e/support/wholePage.ts'

for (const { name, path } of everyPage) {
  // Every test also checks that the console stays silent (see fixtures).
  test(`a visitor loses nothing of ${name} when it starts, can read all of it, and it fits`, async ({
    page,
  }) => {
    await expectWhole(page, path)
  })
}

// A clinic may take no requests on its site.
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
