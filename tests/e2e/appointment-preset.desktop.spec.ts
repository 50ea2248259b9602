import { content, expect, paths, test, whenReady } from './fixtures.ts'
import {
  answerWith,
  arrivedPanel,
  field,
  fillIn,
  form,
  held,
  passReload,
  startAnewButton,
  submitButton,
  successToast,
  visitor,
} from './support/appointmentForm.ts'

const [first, second] = content('doctors').doctors
const [, , request = ''] = content('clinic').requestOptions
const asked = `${paths.appointment}?doctor=${second?.id}&request=dis-estetigi`

test('a visitor who follows a link finds doctor and request chosen, and may choose otherwise', async ({
  page,
}) => {
  await page.goto(asked)
  await expect(field(page, 'doctor')).toHaveValue(second?.name ?? '')
  await expect(field(page, 'request')).toHaveValue(request)
  await field(page, 'doctor').selectOption(first?.name ?? '')
  await field(page, 'request').selectOption('')
  await field(page, 'name').fill(visitor.name)
  expect(await held(page)).toEqual([visitor.name, '', first?.name, ''])
})

test('a visitor who has chosen before the scripts run keeps that choice', async ({ page }) => {
  let release = () => {}
  const chosen = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(asked, { waitUntil: 'commit' })
  await field(page, 'doctor').selectOption(first?.name ?? '')
  release()
  await whenReady(page)
  await expect(field(page, 'request')).toHaveValue(request)
  await expect(field(page, 'doctor')).toHaveValue(first?.name ?? '')
})

test('an address that asks for what the clinic does not offer chooses nothing', async ({
  page,
}) => {
  await page.goto(
    `${paths.appointment}?doctor=kimse&request=muayene&request=muayene&x=%3Cscript%3E`,
  )
  await expect(form(page)).toHaveJSProperty('noValidate', true)
  expect(await held(page)).toEqual(['', '', '', ''])
})

test('after a request has arrived nothing is chosen again', async ({ page }) => {
  await answerWith(page, 201)
  await page.clock.install({ time: new Date('2026-11-23T10:00:00+03:00') })
  await page.goto(asked)
  await expect(field(page, 'request')).toHaveValue(request)
  await fillIn(page)
  await page.clock.pauseAt(new Date('2026-11-23T11:00:00+03:00'))
  await submitButton(page).click()
  await expect(successToast(page)).toBeVisible()
  await passReload(page)
  await expect(arrivedPanel(page)).toBeFocused()
  await startAnewButton(page).click()
  expect(await held(page)).toEqual(['', '', '', ''])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is whole, with nothing chosen', async ({ page }) => {
    await page.goto(asked)
    expect(await held(page)).toEqual(['', '', '', ''])
  })
})
