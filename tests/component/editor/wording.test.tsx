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

test('an editor rewords a button, which alone becomes the clinic’s own, and takes it back', async () => {
  const server = await openEditor(wording.heading)
  await page.getByRole('searchbox', { name: wording.search }).fill('Randevu al')
  await page
    .getByRole('button', { name: `${wording.groups.common}: Randevu al`, exact: true })
    .click()
  const field = page.css(':focus')
  await expect.element(field).toHaveValue('Randevu al')
  await field.fill('Randevu')
  await userEvent.tab()
  await page.getByRole('textbox', { name: 'Randevu al', exact: true }).first().fill('')
  await userEvent.tab()
  await expect
    .element(page.getByRole('textbox', { name: 'Randevu al', exact: true }).first())
    .toHaveValue('Randevu al')
  await page.getByRole('textbox', { name: 'Randevu al', exact: true }).first().fill('Randevu alın')
  await isClean()
  await send()
  expect(JSON.parse(server.textOf('locales/tr/common.json') ?? '')).toEqual({
    header: { book: 'Randevu alın' },
  })
})

test('an editor who searches for a missing text reads that there is none', async () => {
  await openEditor(wording.heading)
  await page.getByRole('searchbox', { name: wording.search }).fill('zzzz')
  await expect.element(page.getByText(wording.none)).toBeVisible()
})
