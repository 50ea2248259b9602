import { everyPage, expect, paths, test, tr, visit } from '../e2e/fixtures.ts'
import { faults } from '../e2e/support/axe.ts'
import { expectNothingReplaced, openWatched } from '../e2e/support/hydration.ts'
import { overflowing } from '../e2e/support/overflow.ts'

for (const { name, path } of everyPage) {
  // That the console stays silent is asked of every test (see fixtures).
  test(`a visitor loses nothing of ${name} when it starts, can read all of it, and it fits`, async ({
    page,
  }) => {
    await openWatched(page, encodeURI(path))
    await expectNothingReplaced(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => overflowing(page)).toEqual([])
    expect(await faults(page)).toEqual([])
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
