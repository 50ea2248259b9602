import type { Outcome } from '../../src/desk/contract.ts'
import { expect, test } from './fixtures.ts'
import { faults } from './support/axe.ts'
import {
  addRequest,
  idleFor,
  isLive,
  openDesk,
  rowOf,
  someName,
  withStore,
  words,
} from './support/desk.ts'

test.describe('a receptionist at work', () => {
  test('sees requests come and go by themselves, without losing her place or what she types', async ({
    page,
  }) => {
    await openDesk(page)
    const above = await addRequest(someName('Şükrü Ağaoğlu'))
    const first = await addRequest(someName('Gülşen Işık'))
    await expect(rowOf(page, first)).toBeVisible()
    await rowOf(page, first).getByRole('button', { name: words.row.booked }).click()
    const note = rowOf(page, first).getByLabel(words.form.note)
    await note.pressSequentially('Annesi ara')
    const top = () => note.evaluate((field) => field.getBoundingClientRect().top)
    const before = await top()
    await withStore(async ({ desk }) => {
      const colleague = someName('Mehmet')
      await desk.invite(colleague, 'reception')
      const member = (await desk.staff()).find(({ name }) => name === colleague)
      await desk.change(
        above,
        { outcome: 'cancelled', reason: 'other', note: '', version: 0 } as never,
        member?.id ?? '',
      )
    })
    await expect(rowOf(page, above)).toHaveCount(0)
    expect(Math.abs((await top()) - before), 'whole pixels are scrolled').toBeLessThanOrEqual(1)
    const second = await addRequest(someName('İbrahim Şığ'))
    await expect(rowOf(page, second)).toBeVisible()
    await page.keyboard.type('yacak')
    await expect(note).toBeFocused()
    await expect(note).toHaveValue('Annesi arayacak')
    expect(Math.abs((await top()) - before), 'whole pixels are scrolled').toBeLessThanOrEqual(1)
    await expect(page).toHaveTitle(/^\(\d+\) /)
    await expect(page.getByRole('status').filter({ hasText: words.lists.arrived })).toHaveCount(1)
  })

  test('settles a request with two keys, and takes it back with one', async ({ page }) => {
    const name = someName('Ömer Üstün')
    const reference = await addRequest(name)
    await openDesk(page)
    const row = rowOf(page, reference)
    await row.getByRole('link', { name: words.row.call }).focus()
    await page.keyboard.press(words.keys.unreached)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-list="again"]').getByText(name)).toBeVisible()
    await expect(row).toContainText('1 kez')
    const done = page.getByRole('status').filter({ hasText: name })
    await expect(done).toBeVisible()
    await done.getByRole('button', { name: words.settled.undo }).press('Enter')
    await expect(page.locator('[data-list="fresh"]').getByText(name)).toBeVisible()
  })

  test.describe('with the keyboard alone settles a request in four acts or fewer', () => {
    const acts: [Outcome, string[], object][] = [
      ['unreached', ['U', '2030-03-05T14:30', 'Enter'], { retryAt: '2030-03-05T14:30' }],
      ['booked', ['R', '2030-03-05T14:30', 'Enter'], { appointmentAt: '2030-03-05T14:30' }],
      ['cancelled', ['I', 'ArrowDown', 'Enter'], { reason: 'elsewhere' }],
    ]
    for (const [standing, steps, kept] of acts)
      test(standing, async ({ page }) => {
        const reference = await addRequest(someName('Tuş Hastası'))
        await openDesk(page)
        const row = rowOf(page, reference)
        await row.getByRole('link', { name: words.row.call }).focus()
        // Day and hour are one act, in the field the key has led to; a browser has its own order of them.
        const [key = '', ...rest] = steps
        await page.keyboard.press(key)
        await expect(row.locator('form').locator('input, select').first()).toBeFocused()
        for (const step of rest)
          if (step.includes('T')) await page.locator(':focus').fill(step)
          else await page.keyboard.press(step)
        const settled = async () => withStore(({ desk }) => desk.find(reference))
        await expect.poll(settled).toMatchObject({ standing, ...kept })
        expect(steps.length).toBeLessThanOrEqual(4)
      })
  })

  test('gives an appointment, and a confirmation with day, hour and address is ready to send', async ({
    page,
  }) => {
    const name = someName('Zeynep Ağaoğlu')
    const reference = await addRequest(name, { request: 'İmplant Tedavisi' })
    await openDesk(page)
    const row = rowOf(page, reference)
    const chat = await row.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(chat ?? '')).toContain(
      `https://wa.me/905320000000?text=Merhaba ${name}`,
    )
    expect(decodeURIComponent(chat ?? '')).not.toContain('mplant')

    await row.getByRole('link', { name: words.row.call }).focus()
    await page.keyboard.press(words.keys.booked)
    await row.getByLabel(words.form.booked).fill('2030-03-05T14:30')
    await page.keyboard.press('Enter')
    await expect(row).toHaveCount(0)
    const confirm = page.getByRole('link', { name: words.settled.confirm })
    const text = decodeURIComponent((await confirm.getAttribute('href')) ?? '')
    expect(text).toContain('5 Mart Salı 14.30')
    expect(text).toContain('Mercan Sokak')
    expect(text).not.toContain('mplant')
    const stored = await withStore(({ desk }) => desk.find(reference))
    expect(stored).toMatchObject({ standing: 'booked', appointmentAt: '2030-03-05T14:30' })
  })

  test('is told who was faster, keeps what she has typed, and may save all the same', async ({
    page,
    consoleAllowance,
  }) => {
    consoleAllowance.push(/409/)
    const reference = await addRequest(someName('Hüseyin İnce'))
    await openDesk(page)
    const row = rowOf(page, reference)
    await row.getByRole('button', { name: words.row.cancelled }).click()
    await row.getByLabel(words.form.cancelled).selectOption('elsewhere')
    await row.getByLabel(words.form.note).fill('Başka ilde')
    const faster = someName('Mehmet')
    await withStore(async ({ desk }) => {
      await desk.invite(faster, 'reception')
      const member = (await desk.staff()).find(({ name }) => name === faster)
      const change = { outcome: 'booked', appointmentAt: '2030-01-02T12:00', note: '', version: 0 }
      await desk.change(reference, change as never, member?.id ?? '')
    })
    await row.getByRole('button', { name: words.form.save }).click()
    const told = row.getByRole('alert')
    await expect(told).toContainText(faster)
    await expect(told).toContainText('2 Ocak Çarşamba 12.00')
    await expect(row.getByLabel(words.form.note)).toHaveValue('Başka ilde')
    await expect(row.getByLabel(words.form.cancelled)).toHaveValue('elsewhere')
    await row.getByRole('button', { name: words.conflict.overwrite }).click()
    await expect(row).toHaveCount(0)
    const stored = await withStore(({ desk }) => desk.find(reference))
    expect(stored).toMatchObject({ standing: 'cancelled', note: 'Başka ilde', version: 2 })
  })

  test('calls with one tap, and her colleague sees it', async ({ page, browser, baseURL }) => {
    const reference = await addRequest(someName('Ayşe Nur'))
    const name = await openDesk(page)
    const other = await (await browser.newContext({ baseURL })).newPage()
    await openDesk(other)
    await expect(rowOf(other, reference)).toBeVisible()
    const call = rowOf(page, reference).getByRole('link', { name: words.row.call })
    await expect(call).toHaveAttribute('href', 'tel:+905320000000')
    // No telephone here: the page must not be left for one.
    await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await call.click()
    await expect(rowOf(other, reference)).toContainText(`${name} aradı`)
    await other.context().close()
  })
})

test('in ten tabs of one browser everything is live, and a lock in one empties all', async ({
  context,
  page,
}) => {
  await openDesk(page)
  const tabs = [page]
  for (let count = 1; count < 10; count += 1) {
    const tab = await context.newPage()
    await tab.goto('/yonetim')
    tabs.push(tab)
  }
  for (const tab of tabs) await isLive(tab)
  const name = someName('On Sekme')
  const reference = await addRequest(name)
  for (const tab of tabs) await expect(rowOf(tab, reference)).toBeVisible()
  await tabs[4]?.getByRole('button', { name: words.frame.lock }).click()
  for (const tab of tabs) {
    await expect(tab.getByRole('alert')).toHaveText(words.signIn.over)
    expect(await tab.content()).not.toContain(name)
  }
})

test('who is shut out keeps no patient on the screen', async ({ page, consoleAllowance }) => {
  consoleAllowance.push(/401/)
  const patient = someName('Görünmez Hasta')
  const reference = await addRequest(patient)
  const name = await openDesk(page)
  await expect(rowOf(page, reference)).toBeVisible()
  await withStore(({ desk }) => desk.disable(name))
  await expect(page.getByRole('alert')).toHaveText(words.signIn.over)
  expect(await page.content()).not.toContain(patient)
})

test('who has done nothing for half an hour keeps no patient on the screen', async ({
  page,
  consoleAllowance,
}) => {
  consoleAllowance.push(/401/)
  const patient = someName('Unutulan Hasta')
  const reference = await addRequest(patient)
  const name = await openDesk(page)
  await expect(rowOf(page, reference)).toBeVisible()
  // Her stream goes on all the while.
  await isLive(page)
  await idleFor(name, 31)
  await expect(page.getByRole('alert')).toHaveText(words.signIn.over)
  expect(await page.content()).not.toContain(patient)
})

test('an editor finds no patient here', async ({ page }) => {
  const patient = someName('Gizli Hasta')
  await addRequest(patient)
  await openDesk(page, 'editor')
  await expect(page.getByText(words.editor)).toBeVisible()
  expect(await page.content()).not.toContain(patient)
})

test('the lists have no barrier, at any width, by day and by night', async ({ page }) => {
  test.slow()
  const reference = await addRequest(someName('Uzun Adlı Gülümsemeyen Hastaoğlugillerden'))
  await openDesk(page, 'manager')
  const row = rowOf(page, reference)
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: words.row.unreached }).click()
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 390, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      expect(await faults(page), `${colorScheme} ${width}`).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${colorScheme} ${width}`).toBeLessThanOrEqual(width)
    }
  await row.getByRole('button', { name: words.form.save }).click()
  await expect(page.getByRole('button', { name: words.settled.close })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: words.frame.code }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('a request that is on no list any more is found, by any spelling, and changed', async ({
  page,
}) => {
  const name = someName('İbrahim Şığoğlu')
  const reference = await addRequest(name)
  const other = someName('Başka Hasta')
  await addRequest(other)
  await openDesk(page)
  const row = rowOf(page, reference)
  await row.getByRole('button', { name: words.row.booked }).click()
  await row.getByLabel(words.form.booked).fill('2031-05-06T12:00')
  await row.getByRole('button', { name: words.form.save }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('searchbox').fill(name.replace('İbrahim Şığoğlu', 'IBRAHİM SIĞOGLU'))
  await expect(row).toContainText('6 Mayıs Salı 12.00')
  await expect(page.getByText(other)).toHaveCount(0)
  await page.getByLabel(words.search.standing).selectOption('cancelled')
  await expect(page.getByText(words.search.none)).toBeVisible()
  await page.getByLabel(words.search.standing).selectOption('booked')
  await row.getByRole('button', { name: words.row.undo }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: words.search.clear }).click()
  await expect(page.locator('[data-list="fresh"]').getByText(name)).toBeVisible()
})

test('the manager reads who did what, and no patient in it', async ({ page }) => {
  const patient = someName('Kayıtta Görünmez')
  const reference = await addRequest(patient)
  const name = await openDesk(page, 'manager')
  const row = rowOf(page, reference)
  await row.getByRole('button', { name: words.row.cancelled }).click()
  await row.getByRole('button', { name: words.form.save }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: words.pages.audit, exact: true }).click()
  const entry = page.getByRole('row').filter({ hasText: reference })
  await expect(entry).toContainText(name)
  await expect(entry).toContainText(words.audit.acts.cancelled)
  await expect(page.getByRole('main')).not.toContainText(patient)
  expect(await faults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toBeVisible()
})
