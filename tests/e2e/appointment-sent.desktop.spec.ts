import { expect, test } from './fixtures.ts'
import {
  endpoint,
  fillIn,
  openFormInTime,
  submitButton,
  successToast,
  visitor,
} from './support/appointmentForm.ts'
import { storedRequests } from './support/storedRequests.ts'

test.describe('a visitor who sends a request', () => {
  test('has it stored by the clinic', async ({ page }, { project }) => {
    const name = `${visitor.name} (${project.name}, ${crypto.randomUUID()})`
    await openFormInTime(page)
    await fillIn(page, { ...visitor, name })
    const answered = page.waitForResponse(endpoint)
    await submitButton(page).click()
    expect((await answered).status()).toBe(201)
    await expect(successToast(page)).toHaveText('Randevunuz Oluşturuldu!')
    expect(await storedRequests(name)).toEqual([{ ...visitor, name, source: 'json', language: '' }])
  })
})
