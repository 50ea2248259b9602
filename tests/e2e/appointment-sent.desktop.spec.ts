import { expect, pageName, test } from './fixtures.ts'
import {
  answerLogged,
  answerWith,
  arrivedPanel,
  complaints,
  endpoint,
  failedNotice,
  failureToast,
  field,
  fillIn,
  form,
  held,
  holdAnswers,
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
import { openMenu } from './support/menu.ts'
import { storedRequests } from './support/storedRequests.ts'

test.describe('a request that arrives', () => {
  test('the clinic receives exactly four strings, trimmed', async ({ page }) => {
    const sent = await answerWith(page, 201)
    await openForm(page)
    await fillIn(page, { ...visitor, name: `  ${visitor.name} `, phone: ` ${visitor.phone}  ` })
    await submitButton(page).click()
    await expect(successToast(page)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.method()).toBe('POST')
    expect(sent[0]?.headers()['content-type']).toBe('application/json')
    expect(sent[0]?.postData()).toBe(JSON.stringify(visitor))
  })

  test('what was not chosen is sent as an empty string', async ({ page }) => {
    const sent = await answerWith(page, 201)
    await openForm(page)
    await fillIn(page, { name: visitor.name, phone: visitor.phone })
    await submitButton(page).click()
    await expect(successToast(page)).toBeVisible()
    expect(sent[0]?.postDataJSON()).toEqual({
      name: visitor.name,
      phone: visitor.phone,
      doctor: '',
      request: '',
    })
  })

  test('it is really kept by the clinic', async ({ page }, { project }) => {
    const name = `${visitor.name} (${project.name}, ${crypto.randomUUID()})`
    await openForm(page)
    await fillIn(page, { ...visitor, name })
    const answered = page.waitForResponse(endpoint)
    await submitButton(page).click()
    expect((await answered).status()).toBe(201)
    await expect(successToast(page)).toHaveText('Randevunuz Oluşturuldu!')
    expect(await storedRequests(name)).toEqual([{ ...visitor, name, source: 'json', language: '' }])
  })

  test('its toast stands for 2.5 seconds, to the millisecond', async ({ page }) => {
    await answerWith(page, 201)
    await openFormInTime(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect(successToast(page)).toHaveText('Randevunuz Oluşturuldu!')
    await expect(failureToast(page)).toHaveCount(0)
    expect(await held(page), 'the form is cleared').toEqual(['', '', '', ''])
    await page.clock.runFor(2499)
    await expect(successToast(page)).toHaveText('Randevunuz Oluşturuldu!')
    await page.clock.runFor(1)
    await expect(successToast(page)).toHaveCount(0)
  })

  test('the page reloads after 2.5 seconds and says once what comes next', async ({ page }) => {
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
    await expect(arrivedPanel(page)).toHaveCount(0)
  })

  test('a visitor who leaves before that is not called back', async ({ page }) => {
    await answerWith(page, 201)
    await openFormInTime(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect(successToast(page)).toBeVisible()
    await watchReload(page)
    const menu = await openMenu(page)
    const contact = pageName('contact')
    await menu.getByRole('link', { name: contact, exact: true }).click()
    await expect(page.locator('main h1')).toHaveText(contact)
    await page.clock.runFor(10_000)
    expect(await reloadAfter(page)).toBeNull()
    await expect(page.locator('main h1')).toHaveText(contact)
    await page.goBack()
    await expect(arrivedPanel(page), 'the news waits where it was left').toBeVisible()
    await page.clock.runFor(10_000)
    expect(await reloadAfter(page)).toBeNull()
  })

  test('a visitor who has left before the answer comes is left in peace', async ({ page }) => {
    const { sent, answer } = await holdAnswers(page)
    await openFormInTime(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect.poll(() => sent.length).toBe(1)
    const menu = await openMenu(page)
    const contact = pageName('contact')
    await menu.getByRole('link', { name: contact, exact: true }).click()
    await expect(page.locator('main h1')).toHaveText(contact)
    await watchReload(page)
    const logged = answerLogged(page)
    answer()
    await logged
    await page.clock.runFor(10_000)
    expect(await reloadAfter(page)).toBeNull()
    await expect(page.locator('main h1')).toHaveText(contact)
  })

  test('its answer is written to the console as it came, and nowhere else', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'info') logged.push(message.text())
    })
    await answerWith(page, 200, 'no JSON {')
    await openForm(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect(successToast(page)).toBeVisible()
    await expect.poll(() => logged).toEqual(['no JSON {'])
    await expect(page.getByText('no JSON')).toHaveCount(0)
  })

  test('a visitor may close the toast', async ({ page }) => {
    await answerWith(page, 201)
    await openFormInTime(page)
    await fillIn(page)
    await submitButton(page).click()
    await page.getByRole('button', { name: 'Bildirimi kapat' }).click()
    await expect(successToast(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Bildirimi kapat' })).toHaveCount(0)
  })

  test('nothing slides or fades for a visitor who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await answerWith(page, 201)
    await openFormInTime(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect(successToast(page)).toBeVisible()
    const moving = await successToast(page).evaluate(
      (toast) => toast.parentElement?.getAnimations({ subtree: true }).length,
    )
    expect(moving).toBe(0)
  })
})

test.describe('a request on its way', () => {
  test('the button says so, and further presses send nothing', async ({ page }) => {
    const { sent, answer } = await holdAnswers(page)
    await openForm(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect(submitButton(page)).toHaveText('Gönderiliyor…')
    await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(submitButton(page)).toBeFocused()
    await submitButton(page).click({ force: true })
    await page.keyboard.press('Enter')
    await field(page, 'name').press('Enter')
    answer()
    await expect(successToast(page)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('a double click sends once, however fast the answer', async ({ page }) => {
    const sent = await answerWith(page, 201)
    await openFormInTime(page)
    await fillIn(page)
    await submitButton(page).dblclick()
    await expect(successToast(page)).toBeVisible()
    await expect(complaints(page), 'the cleared form is not sent either').toHaveCount(0)
    expect(sent).toHaveLength(1)
  })

  test('Enter twice sends once', async ({ page }) => {
    const sent = await answerWith(page, 201)
    await openFormInTime(page)
    await fillIn(page)
    await field(page, 'phone').press('Enter')
    await field(page, 'phone').press('Enter')
    await expect(successToast(page)).toBeVisible()
    await expect(complaints(page)).toHaveCount(0)
    expect(sent).toHaveLength(1)
  })

  test('a double click tries once, even if the first click has failed by then', async ({
    page,
    consoleAllowance,
  }) => {
    consoleAllowance.push(/.*/)
    const sent = await answerWith(page, 500)
    await openFormInTime(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect(failureToast(page)).toBeVisible()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(failedNotice(page)).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})
