import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  addRequest,
  comeBack,
  openDesk,
  rowOf,
  someName,
  withStore,
  words,
} from './support/desk.ts'
import { expectNoBarrier } from './support/widths.ts'

// The browser itself notes who is not in, and what is refused.
test.use({ consoleAllowance: [/401|403|409/] })

let numbers = 0

/** A number nobody else in this run has. */
const somePhone = () => {
  numbers += 1
  return `05${String(40_000_000 + (process.pid % 1000) * 10_000 + numbers).padStart(8, '0')}0`
}

const openPerson = async (page: Page, reference: string) => {
  await rowOf(page, reference).getByRole('button', { name: words.row.person }).click()
  return page.getByRole('dialog', { name: words.person.heading.split(':')[0] })
}

test('a receptionist gives a patient a copy of all that is kept, and sees when it goes', async ({
  page,
}) => {
  const [name, phone] = [someName('Nermin Öztürk'), somePhone()]
  const first = await addRequest(name, { phone, request: 'İmplant Tedavisi' })
  const second = await addRequest(name, { phone })
  const other = await addRequest(someName('Komşu'), { phone: somePhone() })
  const her = await openDesk(page)
  await expect(rowOf(page, first)).toContainText(/1(79|80) gün sonra silinir/)
  const row = rowOf(page, first)
  await row.getByRole('button', { name: words.row.cancelled }).click()
  await row.getByLabel(words.form.note).fill('Bilgi istedi')
  await row.getByRole('button', { name: words.form.save }).click()
  await expect(row).toHaveCount(0)

  const dialog = await openPerson(page, second)
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await expect(dialog).toContainText(first)
  await expectNoBarrier(page, 'what is kept')
  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: words.person.export }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe(`veriler-${second}.txt`)
  const text = await readFile(await file.path(), 'utf8')
  for (const fact of [first, second, name, 'İmplant Tedavisi', 'Bilgi istedi', 'Vazgeçti'])
    expect(text).toContain(fact)
  expect(text).toContain(`${her} iptal etti`)
  expect(text).not.toContain(other)
  await expect(dialog.getByRole('status')).toHaveText(words.person.exported)
  await page.keyboard.press('Escape')
  await expect(rowOf(page, second).getByRole('button', { name: words.row.person })).toBeFocused()
})

test('the machine at the counter says what to do instead', async ({ page }) => {
  const reference = await addRequest(someName('Bankodaki Hasta'))
  const name = someName('Ayşe')
  await withStore(({ desk }) => desk.invite(name, 'manager'))
  await comeBack(page, name, { strength: 'code' })
  const dialog = await openPerson(page, reference)
  await expect(dialog).toContainText(words.person.weak)
  await expect(dialog.getByRole('button')).toHaveText([words.person.close])
  await expectNoBarrier(page, 'at the counter')
  await dialog.getByRole('button').click()
  const { accounts, audit, board } = words.pages
  await expect(page.getByRole('link', { name: board, exact: true })).toBeVisible()
  for (const name of [accounts, audit])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
})
