import { expect, test } from './fixtures.ts'
import { addRequest, isLive, openDesk, rowOf, someName, withStore, words } from './support/desk.ts'

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
    await withStore(async (desk) => {
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
