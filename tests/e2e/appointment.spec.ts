import { content, expect, pageName, paths, test, tr, visit } from './fixtures.ts'
import {
  answerWith,
  arrivedPanel,
  complaints,
  endpoint,
  failureToast,
  field,
  fillIn,
  form,
  held,
  openForm,
  openFormInTime,
  passReload,
  startAnewButton,
  submitButton,
  successToast,
  visitor,
} from './support/appointmentForm.ts'
import { openWatched, takeoverOf } from './support/hydration.ts'
import { openMenu } from './support/menu.ts'
import { storedRequests } from './support/storedRequests.ts'

const words = (key: string) => tr('appointment', key)
const { doctors } = content('doctors')
const { requestOptions, legalTitle, phones } = content('clinic')

test.describe('the form', () => {
  test('a visitor finds four things asked for, choices to make, and no fault in sight', async ({
    page,
  }) => {
    await openForm(page)
    await test.step('a visitor is asked for four things, in this order and in these words', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Randevu İçin')
      await expect(form(page).locator('label')).toHaveText([
        'Adınız Soyadınız',
        'Telefon',
        'Doktor',
        'Talebiniz',
      ])
      await expect(form(page).locator('input, select, textarea')).toHaveCount(4)
      await expect(submitButton(page)).toHaveText('Randevu Al')
      const notice = pageName('privacy')
      await expect(form(page)).toContainText(
        tr('appointment', 'notice', { legalTitle, page: notice }),
      )
      await expect(form(page).getByRole('link', { name: notice })).toHaveAttribute('href', '/kvkk')
      await expect(form(page).getByRole('checkbox')).toHaveCount(0)
    })

    await test.step('a visitor may choose a doctor and a request, or neither', async () => {
      const choices = (name: 'doctor' | 'request') => field(page, name).locator('option')
      await expect(choices('doctor')).toHaveText(['Seçiniz', ...doctors.map(({ name }) => name)])
      await expect(choices('request')).toHaveText(['Seçiniz', ...requestOptions])
      expect(await held(page)).toEqual(['', '', '', ''])
    })

    await test.step('a phone offers its number keys and what it knows of its owner', async () => {
      await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name')
      await expect(field(page, 'phone')).toHaveAttribute('autocomplete', 'tel')
      await expect(field(page, 'phone')).toHaveAttribute('type', 'tel')
      await expect(field(page, 'phone')).toHaveAttribute('inputmode', 'tel')
    })

    await test.step('nobody is told of a fault before sending', async () => {
      await field(page, 'name').focus()
      await field(page, 'phone').focus()
      await field(page, 'doctor').focus()
      await expect(complaints(page)).toHaveCount(0)
    })
  })

  test('a visitor who types before the scripts run loses nothing', { tag: '@desktop' }, async ({
    page,
  }) => {
    let release = () => {}
    const typed = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await typed
      await route.continue()
    })
    await page.goto(paths.appointment, { waitUntil: 'commit' })
    await fillIn(page)
    release()
    await expect(form(page)).toHaveJSProperty('noValidate', true)
    expect(await held(page)).toEqual(Object.values(visitor))
  })

  test('the app takes the form over as it was delivered', { tag: '@desktop' }, async ({ page }) => {
    await openWatched(page, paths.appointment)
    await expect(form(page)).toHaveJSProperty('noValidate', true)
    const { replaced, total } = await takeoverOf(page)
    expect(replaced).toEqual([])
    expect(total).toBeGreaterThan(20)
  })

  test('beside it the clinic’s photos turn every three seconds', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.clock.install()
    await openForm(page)
    const carousel = page.getByRole('region', { name: words('photos') })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-state', 'rotating')
    await expect(carousel.locator('img')).toHaveCount(3)
    for (const { alt } of content('appointment').photos) {
      await expect(carousel.locator(`img[alt="${alt}"]`)).toBeAttached()
    }
    const before = Number(await carousel.getAttribute('data-active'))
    await page.clock.runFor(3000)
    await expect(carousel).toHaveAttribute('data-active', String((before + 1) % 3))
  })

  test('a visitor on a phone meets the form before the photos', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openForm(page)
    const photos = await page.getByRole('region', { name: words('photos') }).boundingBox()
    const fields = await form(page).boundingBox()
    if (!photos || !fields) throw new Error('form or photos are not shown')
    expect(photos.y).toBeGreaterThan(fields.y + fields.height)
    expect(photos.x + photos.width).toBeLessThanOrEqual(320)
  })
})

test.describe('what is missing', () => {
  test('a visitor who leaves name and phone empty is told so, and nothing is sent', async ({
    page,
  }) => {
    const sent = await answerWith(page, 201)
    await openForm(page)
    await submitButton(page).click()
    await expect(complaints(page)).toHaveCount(2)
    await expect(complaints(page).first()).toHaveText('Bu alan zorunludur.')
    await expect(field(page, 'name')).toBeFocused()
    for (const name of ['name', 'phone'] as const) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, name)).toHaveAccessibleDescription('Bu alan zorunludur.')
    }
    for (const name of ['doctor', 'request'] as const) {
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid')
    }
    expect(sent).toEqual([])
    await test.step('each complaint stands under its own field', async () => {
      for (const [index, name] of (['name', 'phone'] as const).entries()) {
        const control = await field(page, name).boundingBox()
        const complaint = await complaints(page).nth(index).boundingBox()
        if (!control || !complaint) throw new Error('field or complaint is not shown')
        const gap = complaint.y - (control.y + control.height)
        expect(gap).toBeGreaterThanOrEqual(0)
        expect(gap).toBeLessThan(24)
      }
    })
  })

  test('blanks are no name and no phone', { tag: '@desktop' }, async ({ page }) => {
    const sent = await answerWith(page, 201)
    await openForm(page)
    await fillIn(page, { name: '   ', phone: '\u00a0\u2003 ' })
    await submitButton(page).click()
    await expect(complaints(page)).toHaveCount(2)
    expect(sent).toEqual([])
  })

  test('a visitor who forgot the phone alone is led to it', async ({ page }) => {
    const sent = await answerWith(page, 201)
    await openForm(page)
    await field(page, 'name').fill(visitor.name)
    await submitButton(page).click()
    await expect(complaints(page)).toHaveCount(1)
    await expect(field(page, 'phone')).toBeFocused()
    await expect(field(page, 'phone')).toBeInViewport()
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid')
    expect(sent).toEqual([])
  })

  test('a complaint stays until its field is corrected, and leaves alone', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openForm(page)
    await submitButton(page).click()
    await field(page, 'name').fill('  ')
    await field(page, 'name').blur()
    await expect(complaints(page)).toHaveCount(2)
    await field(page, 'name').pressSequentially('G')
    await expect(complaints(page)).toHaveCount(1)
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid')
    await expect(field(page, 'phone')).toHaveAccessibleDescription('Bu alan zorunludur.')
    await field(page, 'phone').fill(visitor.phone)
    await expect(complaints(page)).toHaveCount(0)
  })

  test('the title says that something is wrong while it is', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openForm(page)
    const title = await page.title()
    await submitButton(page).click()
    await expect(page).toHaveTitle(`Hata: ${title}`)
    await fillIn(page)
    await expect(page).toHaveTitle(title)
  })

  test('the next page’s title knows nothing of the faults left behind', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openForm(page)
    await submitButton(page).click()
    await expect(page).toHaveTitle(/^Hata: /)
    const menu = await openMenu(page)
    const contact = pageName('contact')
    await menu.getByRole('link', { name: contact, exact: true }).click()
    await expect(page).toHaveTitle(new RegExp(`^${contact}`))
  })
})

test('a visitor without a mouse fills in, chooses, corrects and sends', {
  tag: '@desktop',
}, async ({ page }) => {
  const sent = await answerWith(page, 201)
  await openFormInTime(page)
  await page.locator('main h1').focus()
  const { keyboard } = page
  await keyboard.press('Tab')
  await expect(field(page, 'name')).toBeFocused()
  await keyboard.type(visitor.name)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(field(page, 'doctor')).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  for (let step = 0; step < 3; step++) await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  await expect(submitButton(page)).toBeFocused()
  await keyboard.press('Enter')
  await expect(field(page, 'phone')).toBeFocused()
  await keyboard.type(visitor.phone)
  await keyboard.press('Enter')
  await expect(successToast(page)).toBeVisible()
  expect(sent[0]?.postDataJSON()).toEqual(visitor)
  await passReload(page)
  await expect(arrivedPanel(page)).toBeFocused()
  await expect(field(page, 'name'), 'no empty form asks for the same again').toBeHidden()
  await keyboard.press('Tab')
  const number = page.getByRole('main').getByRole('link', { name: phones.landline })
  await expect(number, 'who cannot wait may call').toBeFocused()
  await keyboard.press('Tab')
  await expect(startAnewButton(page)).toBeFocused()
  await keyboard.press('Enter')
  await expect(field(page, 'name')).toBeFocused()
  await expect(arrivedPanel(page)).toHaveCount(0)
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts by itself, and the clinic keeps the request', async ({ page }, {
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

  test('a robot that fills in whatever it finds is not taken for a patient', async ({
    page,
    consoleAllowance,
  }) => {
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

  test('the browser asks for what is missing', async ({ page }) => {
    await page.goto(paths.appointment)
    await submitButton(page).click()
    await expect(page).toHaveURL(paths.appointment)
    await expect(field(page, 'name')).toBeFocused()
    await expect(field(page, 'name')).toHaveAttribute('required')
    await expect(field(page, 'phone')).toHaveAttribute('required')
  })
})

test('a visitor who opens the page afresh finds no old news', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, paths.appointment)
  await expect(form(page)).toHaveJSProperty('noValidate', true)
  await expect(arrivedPanel(page)).toHaveCount(0)
  await expect(successToast(page)).toHaveCount(0)
  await expect(failureToast(page)).toHaveCount(0)
})
