import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import { isClean, keptText, openEditor, texts } from '../support/editor'

const file = 'content/pages.json'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true }).last()
const open = (id: string) => page.css(`[id="${id}"] > summary`).click()

test('an editor makes a page with its text, and types no code', async () => {
  const { site } = await openEditor('Sayfalar')
  const { length } = JSON.parse(site.texts[file] ?? '').pages
  await button(texts.pages.campaign).click()
  await expect.element(field('Sayfa adı')).toHaveFocus()
  await field('Sayfa adı').fill('Kış Muayenesi')
  await field('Arama açıklaması').fill('Yıl sonuna kadar geçerli muayene günleri.')
  await expect.element(page.css('summary').getByText('Kış Muayenesi')).toBeVisible()
  await expect.poll(() => keptText(file)).toContain('"path": "/kis-muayenesi"')
  await open(`f-pages-${length}-sections-0`)
  await field('Metin parçaları').fill('Kasım sonuna kadar ilk muayene ücretsizdir.')
  await expect.poll(() => keptText('content/prose.json')).toContain('ilk muayene ücretsizdir')
  await isClean()
  expect(page.getByRole('textbox', { name: /kod/i }).elements()).toEqual([])
  await expectNoBarrier('a new page')
})

test('an editor chooses the page of a new menu entry by its name', async () => {
  await openEditor('Sayfalar')
  await button('Yeni menü satırı ekle').first().click()
  const menu = page.getByRole('group', { name: 'Ana menü' })
  const entry = menu.getByRole('combobox', { name: 'Sayfa', exact: true })
  await userEvent.selectOptions(entry.last(), 'İmplant Tedavisi')
  await expect.poll(() => keptText(file)).toMatch(/"page": "implant" \}\s*\],\s*"drawer"/)
})
