import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FromPreview } from '../../../src/editor/contract/preview'
import { expectNoBarrier } from '../support/axe'
import { EditorServer, isClean, keptText, openEditor, texts } from '../support/editor'

const file = 'content/pages.json'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true }).last()
const open = (id: string) => page.css(`[id="${id}"] > summary`).click()

test('an editor makes a page with its text, and types no code', async () => {
  const { site } = await openEditor('Sayfalar')
  const { length } = JSON.parse(site.texts[file] ?? '').pages
  await button(texts.pages.news).click()
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

test('an editor removes a page to which a text links: the words stay, and one undo brings both back', async () => {
  const server = new EditorServer()
  const prose = 'content/prose.json'
  const linking = (server.site.texts[prose] ?? '').replace(
    '"text": ["',
    '"text": ["[İmplant](page:implant). ',
  )
  server.site = { ...server.site, texts: { ...server.site.texts, [prose]: linking } }
  await openEditor('Sayfalar', server)
  await page.css('summary').getByText('İmplant Tedavisi').click()
  await button(`${texts.list.remove}: İmplant Tedavisi`).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('“İmplant”')).toHaveDisplayValue(texts.uses.plain)
  await dialog.getByRole('button', { name: texts.uses.yes }).click()
  await expect.poll(() => keptText(prose)).toContain('"text": ["İmplant. ')
  await button(texts.undo).click()
  await expect.poll(() => keptText(prose)).toBeUndefined()
  expect(await keptText(file)).toBeUndefined()
})

test('an editor reads from which screen on the whole menu fits in its row', async () => {
  await openEditor('Sayfalar')
  const frame = () => page.css('[id="f-menus-main"] iframe').first().element() as HTMLIFrameElement
  const report = (): unknown => Reflect.get(frame().contentWindow ?? {}, 'report')
  await expect.poll(() => typeof report()).toBe('function')
  // A header with five links, each 250 pixels wide.
  const { contentDocument: shown, contentWindow: view } = frame()
  const links = '<li style="flex: 0 0 250px; height: 1px"></li>'.repeat(5)
  const list = `<ul style="display: flex; margin: 0; padding: 0; overflow: hidden">${links}</ul>`
  if (shown) shown.body.innerHTML = `<header><nav>${list}</nav></header>`
  shown?.body.style.setProperty('margin', '0')
  view?.addEventListener('resize', () => {
    for (const [index, link] of shown?.querySelectorAll('li').entries() ?? [])
      link.inert = index >= Math.floor(view.innerWidth / 250)
  })
  const show = report() as (message: FromPreview) => void
  show({ kind: 'shown', page: 'home', pages: [] })
  // Shown again while it is measured.
  view?.addEventListener('resize', () => show({ kind: 'shown', page: 'home', pages: [] }), {
    once: true,
  })
  const sentence = page.getByRole('group', { name: 'Ana menü' }).getByRole('status').first()
  await expect.element(sentence).toHaveTextContent(/ve daha geniş ekranlarda.*son bağlantı “Daha/)
})
