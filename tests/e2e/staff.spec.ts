import { content, expect, pageName, paths, test, visit } from './fixtures.ts'
import { field } from './support/appointmentForm.ts'

const { doctors } = content('doctors')

test.describe('a visitor of the staff page', () => {
  test('finds every doctor in order: portrait, title, words, areas, education', async ({
    page,
  }) => {
    await visit(page, paths.staff)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('staff'))
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(
      doctors.map(({ name }) => name),
    )
    for (const doctor of doctors) {
      await test.step(`meets ${doctor.name}`, async () => {
        const profile = page.getByRole('article', { name: doctor.name })
        await expect(profile.getByText(doctor.title, { exact: true })).toBeVisible()
        for (const paragraph of doctor.bio) await expect(profile.getByText(paragraph)).toBeVisible()
        for (const fact of [...(doctor.areas ?? []), ...(doctor.education ?? [])]) {
          await expect(
            profile.getByRole('listitem').filter({ hasText: fact }).first(),
          ).toBeVisible()
        }
        const portrait = profile.getByRole('img', { name: doctor.name })
        await portrait.scrollIntoViewIfNeeded()
        const loaded = () =>
          portrait.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)
        await expect.poll(loaded).toBeGreaterThan(0)
      })
    }
  })

  test('goes from a doctor to the form, where that doctor is chosen', { tag: '@desktop' }, async ({
    page,
  }) => {
    await visit(page, paths.staff)
    const doctor = doctors.at(-1)
    if (!doctor) throw new Error('content has no doctors')
    const profile = page.getByRole('article', { name: doctor.name })
    await profile.getByRole('link', { name: 'Randevu Al' }).click()
    await expect(page).toHaveURL(`${paths.appointment}?doctor=${doctor.id}`)
    await expect(field(page, 'doctor')).toHaveValue(doctor.name)
    await expect(field(page, 'request')).toHaveValue('')
  })

  test('is led straight to a doctor by their address', { tag: '@desktop' }, async ({ page }) => {
    const doctor = doctors.at(-1)
    if (!doctor) throw new Error('content has no doctors')
    await visit(page, `${paths.staff}#${doctor.id}`)
    await expect(page.getByRole('heading', { name: doctor.name })).toBeInViewport()
  })
})

test.describe('a visitor without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('reads about every doctor', async ({ page }) => {
    await page.goto(encodeURI(paths.staff))
    for (const { name, bio } of doctors) {
      const profile = page.getByRole('article', { name })
      for (const paragraph of bio) await expect(profile.getByText(paragraph)).toBeVisible()
    }
  })
})
