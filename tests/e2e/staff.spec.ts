import { content, expect, paths, test, visit } from './fixtures.ts'
import { field } from './support/appointmentForm.ts'

const { doctors } = content('doctors')

test.describe('a visitor of the staff page', () => {
  test('opens the form from a doctor, with that doctor chosen', {
    tag: ['@desktop', '@nightly'],
  }, async ({ page }) => {
    await visit(page, paths.staff)
    const doctor = doctors.at(-1)
    if (!doctor) throw new Error('content has no doctors')
    const profile = page.getByRole('article', { name: doctor.name })
    await profile.getByRole('link', { name: 'Randevu Al' }).click()
    await expect(page).toHaveURL(`${paths.appointment}?doctor=${doctor.id}`)
    await expect(field(page, 'doctor')).toHaveValue(doctor.name)
    await expect(field(page, 'request')).toHaveValue('')
  })
})
