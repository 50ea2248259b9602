import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  answerWith,
  arrivedPanel,
  endpoint,
  fillIn,
  form,
  held,
  openForm,
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

  test('reads which number the clinic calls, corrects it, and leaves nothing behind', async ({
    page,
    context,
  }) => {
    const name = `${visitor.name} (${crypto.randomUUID()})`
    await openFormInTime(page)
    await fillIn(page, { ...visitor, name, phone: '0532 777 22 3' })
    await submitButton(page).click()
    await expect(successToast(page)).toBeVisible()
    const kept = (from: Page) =>
      from.evaluate(() => JSON.stringify([history.state, { ...localStorage, ...sessionStorage }]))
    expect(await kept(page), 'a closed tab keeps its history').not.toContain('777 22')
    await passReload(page)
    await expect(arrivedPanel(page)).toBeFocused()
    const panel = page.getByRole('main')
    await expect(panel).toContainText('Sizi 0532 777 22 3 numarasından arayacağız.')
    expect(await kept(page)).not.toContain('777 22')
    await panel.getByText('Yanlışsa düzeltin.').click()
    const correction = panel.getByRole('form', { name: 'Numarayı düzelt' })
    await correction.getByLabel('Telefon', { exact: true }).fill('0532 777 22 33')
    await correction.getByRole('button').click()
    await expect(panel).toContainText('Numaranız düzeltildi.')
    await expect(panel).toContainText('Sizi 0532 777 22 33 numarasından arayacağız.')
    expect(await storedRequests(name)).toMatchObject([{ phone: '0532 777 22 33' }])
    await page.close()
    const next = await context.newPage()
    await openForm(next)
    expect(await kept(next)).not.toContain('777 22')
    await expect(next.getByRole('main')).not.toContainText('777')
  })
})
