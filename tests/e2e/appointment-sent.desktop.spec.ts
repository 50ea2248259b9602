import { expect, test } from './fixtures.ts'
import {
  answerWith,
  arrivedPanel,
  endpoint,
  fillIn,
  form,
  held,
  openFormInTime,
  passReload,
  reloadAfter,
  startAnewButton,
  submitButton,
  successToast,
  visitor,
  watchReload,
} from './support/appointmentForm.ts'
import { settled } from './support/carousel.ts'
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

  test('sees the page reload after 2.5 seconds, and reads once what happens next', async ({
    page,
  }) => {
    await answerWith(page, 201)
    await openFormInTime(page)
    const router = await page.evaluate(() => history.state)
    await fillIn(page)
    await submitButton(page).click()
    await expect(successToast(page)).toBeVisible()
    await expect(arrivedPanel(page)).toHaveCount(0)
    await watchReload(page)
    await passReload(page)
    await expect(arrivedPanel(page)).toBeFocused()
    await expect(arrivedPanel(page)).toBeInViewport()
    expect(await reloadAfter(page)).toBe(2500)
    await startAnewButton(page).click()
    expect(await held(page)).toEqual(['', '', '', ''])
    expect(await page.evaluate(() => history.state), 'the router’s own state is whole').toEqual(
      router,
    )
    await page.reload()
    await expect(form(page)).toHaveJSProperty('noValidate', true)
    await settled(page)
    await expect(arrivedPanel(page)).toHaveCount(0)
  })
})
