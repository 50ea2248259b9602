import { content, expect, paths, test, tr, whenReady } from './fixtures.ts'
import {
  endpoint,
  field,
  fillIn,
  form,
  held,
  submitButton,
  visitor,
} from './support/appointmentForm.ts'
import { hold } from './support/faults.ts'
import { storedRequests } from './support/storedRequests.ts'

test.describe('the form', () => {
  test('a visitor who types before the scripts run loses nothing', { tag: '@desktop' }, async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto(paths.appointment, { waitUntil: 'commit' })
    await fillIn(page)
    release()
    await expect(form(page)).toHaveJSProperty('noValidate', true)
    expect(await held(page)).toEqual(Object.values(visitor))
  })
})

test('a visitor who chose before the scripts run keeps that choice, whatever the link names', {
  tag: '@desktop',
}, async ({ page }) => {
  const [first, second] = content('doctors').doctors
  const { requestOptions } = content('clinic')
  const release = await hold(page, '**/assets/*.js')
  await page.goto(`${paths.appointment}?doctor=${second?.id}&request=dis-estetigi`, {
    waitUntil: 'commit',
  })
  await field(page, 'doctor').selectOption(first?.name ?? '')
  release()
  await whenReady(page)
  await expect(field(page, 'request')).toHaveValue(requestOptions[2] ?? '')
  await expect(field(page, 'doctor')).toHaveValue(first?.name ?? '')
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor posts the form, and the clinic stores the request', async ({ page }, {
    project,
  }) => {
    const name = `${visitor.name} (${project.name}, ${crypto.randomUUID()})`
    await page.goto(paths.appointment)
    await fillIn(page, { ...visitor, name })
    const answered = page.waitForResponse(endpoint)
    await submitButton(page).click()
    expect((await answered).status()).toBe(201)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      tr('server', 'answer.stored.heading'),
    )
    expect(await storedRequests(name)).toEqual([{ ...visitor, name, source: 'form', language: '' }])
  })

  test('a robot that fills in every field is refused', {
    tag: '@nightly',
  }, async ({ page, consoleAllowance }) => {
    consoleAllowance.push(/status of 400/)
    const name = `Robot ${crypto.randomUUID()}`
    await page.goto(paths.appointment)
    const trap = form(page).locator('[aria-hidden="true"] input')
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await fillIn(page, { ...visitor, name })
    await trap.fill('https://robot.example', { force: true })
    const answered = page.waitForResponse(endpoint)
    await submitButton(page).click()
    expect((await answered).status()).toBe(400)
    expect(await storedRequests(name)).toEqual([])
  })

  test('a visitor is stopped by the browser at a required field', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto(paths.appointment)
    await submitButton(page).click()
    await expect(page).toHaveURL(paths.appointment)
    await expect(field(page, 'name')).toBeFocused()
    await expect(field(page, 'name')).toHaveAttribute('required')
    await expect(field(page, 'phone')).toHaveAttribute('required')
  })
})
