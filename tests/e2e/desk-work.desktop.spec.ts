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
import { openDayIn } from './support/openDays.ts'

test.describe('a receptionist at work', () => {
  test('sees the lists update, without losing the focus or what she types', async ({ page }) => {
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

  test('reads who was faster, keeps what she has typed, and can still save it', {
    tag: '@nightly',
  }, async ({ page, consoleAllowance }) => {
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

  test('calls with one tap, and her colleague sees it', { tag: '@nightly' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const reference = await addRequest(someName('Ayşe Nur'))
    const name = await openDesk(page)
    const other = await (await browser.newContext({ baseURL })).newPage()
    await openDesk(other)
    await expect(rowOf(other, reference)).toBeVisible()
    const call = rowOf(page, reference).getByRole('link', { name: words.row.call })
    await expect(call).toHaveAttribute('href', 'tel:+905320000000')
    // This machine has no phone app: a tel: link must not leave the page.
    await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await call.click()
    await expect(rowOf(other, reference)).toContainText(`${name} aradı`)
    await other.context().close()
  })
})

test('a receptionist with ten tabs sees all of them live, and locks all from one', {
  tag: '@nightly',
}, async ({ context, page }) => {
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

test('a receptionist who is idle for half an hour sees no patient on the screen', {
  tag: '@nightly',
}, async ({ page, consoleAllowance }) => {
  consoleAllowance.push(/401/)
  const patient = someName('Unutulan Hasta')
  const reference = await addRequest(patient)
  const name = await openDesk(page)
  await expect(rowOf(page, reference)).toBeVisible()
  // The event stream stays open.
  await isLive(page)
  await idleFor(name, 31)
  await expect(page.getByRole('alert')).toHaveText(words.signIn.over)
  expect(await page.content()).not.toContain(patient)
})

test('a receptionist searches, in any spelling, for a request that is on no list and changes it', async ({
  page,
}) => {
  const name = someName('İbrahim Şığoğlu')
  const reference = await addRequest(name, { doctor: 'Selin Ardıç', phone: '0532 000 00 09' })
  const agreed = openDayIn(30)
  const other = someName('Başka Hasta')
  await addRequest(other)
  await openDesk(page)
  const row = rowOf(page, reference)
  await row.getByRole('button', { name: words.row.booked }).click()
  await row.getByLabel(words.form.booked).fill(`${agreed.typed} 12.00`)
  await row.getByRole('button', { name: words.form.save }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('searchbox').fill(name.replace('İbrahim Şığoğlu', 'IBRAHİM SIĞOGLU'))
  await expect(row).toContainText(`${agreed.read} 12.00`)
  await expect(page.getByText(other)).toHaveCount(0)
  await page.getByLabel(words.search.standing).selectOption('cancelled')
  await expect(page.getByText(words.search.none)).toBeVisible()
  await page.getByLabel(words.search.standing).selectOption('booked')
  await row.getByRole('button', { name: words.row.undo }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: words.search.clear }).click()
  await expect(page.locator('[data-list="fresh"]').getByText(name)).toBeVisible()
})

test('a manager reads who did what, and no patient’s name', { tag: '@nightly' }, async ({
  page,
}) => {
  const patient = someName('Kayıtta Görünmez')
  const reference = await addRequest(patient)
  const name = await openDesk(page, 'manager', someName('Güldalı Hastaoğlugillerden'))
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
