import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isClean, openEditor, send, sendButton, texts } from '../support/editor'

const { wording } = texts

test('an editor finds a text by its words, and cannot send one that lacks its placeholder', async () => {
  await openEditor(wording.heading)
  await page.getByRole('searchbox', { name: wording.search }).fill('son guncelleme')
  await page.getByRole('button', { name: /Son güncelleme/ }).click()
  const field = page.css(':focus')
  await expect.element(field).toHaveValue('Son güncelleme: ‹tarih›')
  await field.fill('Son güncelleme')
  await userEvent.tab()
  await expect.element(page.css('[aria-invalid="true"]')).toHaveValue('Son güncelleme')
  await expect.element(sendButton()).toBeDisabled()
})

test('an editor rewords a button, and one line of the file changes', async () => {
  const server = await openEditor(wording.heading)
  await page.getByRole('searchbox', { name: wording.search }).fill('Randevu al')
  await page
    .getByRole('button', { name: `${wording.groups.common}: Randevu al`, exact: true })
    .click()
  const field = page.css(':focus')
  await expect.element(field).toHaveValue('Randevu al')
  await field.fill('Randevu alın')
  await isClean()
  await send()
  const file = 'locales/tr/common.json'
  const before = new Set(server.site.texts[file]?.split('\n'))
  const changed = server
    .textOf(file)
    ?.split('\n')
    .filter((line) => !before.has(line))
  expect(changed?.map((line) => line.trim().replace(/,$/, ''))).toEqual([
    expect.stringMatching(/^"\w+": "Randevu alın"$/),
  ])
})

test('an editor who searches for a missing text reads that there is none', async () => {
  await openEditor(wording.heading)
  await page.getByRole('searchbox', { name: wording.search }).fill('zzzz')
  await expect.element(page.getByText(wording.none)).toBeVisible()
})
