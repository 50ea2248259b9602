import { content, expect, test } from './fixtures.ts'
import {
  answerWith,
  arrivedPanel,
  endpoint,
  failedNotice,
  failureToast,
  fillIn,
  held,
  holdAnswers,
  openForm,
  openFormInTime,
  reloadAfter,
  startAnewButton,
  submitButton,
  successToast,
  visitor,
  watchReload,
} from './support/appointmentForm.ts'

const { phones, chat } = content('clinic')

test.describe('a request that fails', () => {
  const logged = /console\.error: .*POST .*\/api\/randevus|Failed to load resource|Failed to fetch/

  test.beforeEach(({ consoleAllowance }) => {
    consoleAllowance.push(logged)
  })

  test('a visitor whom the clinic’s computer refuses keeps what was typed and is told whom to call', async ({
    page,
    watched,
  }) => {
    await answerWith(page, 500, '{"error":"unavailable"}')
    await openFormInTime(page)
    await watchReload(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect(failureToast(page)).toHaveText('Randevu Oluşturulamadı!')
    await expect(successToast(page)).toHaveCount(0)
    await page.clock.runFor(2499)
    await expect(failureToast(page)).toHaveText('Randevu Oluşturulamadı!')
    await page.clock.runFor(1)
    await expect(failureToast(page)).toHaveCount(0)

    await page.clock.runFor(60_000)
    expect(await reloadAfter(page), 'a failure never reloads').toBeNull()
    expect(await held(page)).toEqual(Object.values(visitor))
    await expect(failedNotice(page)).toBeVisible()
    const notice = failedNotice(page).locator('xpath=..')
    await expect(notice.getByRole('link', { name: phones.landline })).toHaveAttribute(
      'href',
      `tel:${phones.landline.replaceAll(' ', '')}`,
    )
    const chatLink = notice.getByRole('link', { name: '(yeni sekmede açılır)' })
    await expect(chatLink).toHaveAttribute(
      'href',
      `https://wa.me/${chat?.phone.replace(/\D/g, '')}?text=${encodeURIComponent(chat?.greeting ?? '')}`,
    )
    await expect(chatLink).toHaveAttribute('target', '_blank')
    expect(watched.complaints.some((complaint) => complaint.includes('answered 500'))).toBe(true)
  })

  test('whatever other answer than a good one comes, a visitor is told the same', async ({
    page,
  }) => {
    await openForm(page)
    await fillIn(page)
    for (const status of [400, 404, 405, 413, 429, 503]) {
      await test.step(`${status}`, async () => {
        const sent = await answerWith(page, status, '{"message":"Sunucunun kendi sözü"}')
        await submitButton(page).click()
        await expect.poll(() => sent.length).toBe(1)
        await expect(failureToast(page)).toHaveText('Randevu Oluşturulamadı!')
        await expect(failedNotice(page)).toBeVisible()
        await expect(page.getByText('Sunucunun kendi sözü')).toHaveCount(0)
        expect(await held(page)).toEqual(Object.values(visitor))
        await page.getByRole('button', { name: 'Bildirimi kapat' }).click()
        await expect(failureToast(page)).toHaveCount(0)
      })
    }
  })

  test('so does a line that breaks', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort('connectionreset'))
    await openForm(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect(failureToast(page)).toHaveText('Randevu Oluşturulamadı!')
    await expect(failedNotice(page)).toBeVisible()
    expect(await held(page)).toEqual(Object.values(visitor))
  })

  test('so does a phone that went offline after the page was opened', async ({ page, context }) => {
    await openForm(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await fillIn(page)
    await submitButton(page).click()
    await expect(failureToast(page)).toHaveText('Randevu Oluşturulamadı!')
    await expect(failedNotice(page)).toBeVisible()
    expect(await held(page)).toEqual(Object.values(visitor))
  })

  test('so do ten seconds without an answer, and not a moment less', async ({ page }) => {
    const { sent } = await holdAnswers(page)
    await openFormInTime(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect.poll(() => sent.length).toBe(1)
    await page.clock.runFor(9_999)
    await expect(submitButton(page)).toHaveText('Gönderiliyor…')
    await expect(failureToast(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(failureToast(page)).toHaveText('Randevu Oluşturulamadı!')
    await expect(submitButton(page)).toHaveText('Randevu Al')
    await expect(submitButton(page)).not.toHaveAttribute('aria-disabled')
    expect(await held(page)).toEqual(Object.values(visitor))
  })

  test('a visitor who tries again is rid of the bad news at once, and succeeds', async ({
    page,
    context,
  }) => {
    await openForm(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await fillIn(page)
    await submitButton(page).click()
    await expect(failedNotice(page)).toBeVisible()
    await context.setOffline(false)
    const { answer } = await holdAnswers(page)
    await submitButton(page).click()
    await expect(submitButton(page)).toHaveText('Gönderiliyor…')
    await expect(failedNotice(page)).toHaveCount(0)
    await expect(failureToast(page)).toHaveCount(0)
    answer()
    await expect(successToast(page)).toHaveText('Randevunuz Oluşturuldu!')
  })

  test('after a request that arrived, a second one that fails is the only news', async ({
    page,
  }) => {
    await answerWith(page, 201)
    await openForm(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect(arrivedPanel(page)).toBeFocused()
    await page.unroute(endpoint)
    await answerWith(page, 503)
    await startAnewButton(page).click()
    await fillIn(page)
    await submitButton(page).click()
    await expect(failedNotice(page)).toBeVisible()
    await expect(arrivedPanel(page)).toHaveCount(0)
  })
})
