import { expect, test } from './fixtures.ts'
import { asEditor, keptText, openSubject, words } from './support/editorForms.ts'
import { type EditorSite, openEditorSite } from './support/editorSite.ts'
import { outside } from './support/outside.ts'

let site: EditorSite

test.beforeAll(async () => {
  site = await openEditorSite()
})

test.afterAll(() => site.close())

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('on a phone a price is raised, a row is moved and a day is closed by touch', async ({
  browser,
}) => {
  await asEditor(
    browser,
    site,
    async (page) => {
      await openSubject(page, 'Fiyat listesi')
      await page.getByLabel('Dolgu: En yüksek fiyat').tap()
      await page.getByLabel('Dolgu: En yüksek fiyat').fill('2.200')
      await page.getByRole('button', { name: `${words.list.down}: Dolgu` }).tap()
      const order = page.getByRole('textbox', { name: /Tedavi adı$/ })
      await expect(order.nth(1)).toHaveValue('Dolgu')
      expect(await outside(page)).toEqual([])
      expect(await keptText(page, 'content/prices.json')).toContain('"min": 1500, "max": 2200 }')
      await page.getByRole('button', { name: words.back }).tap()
      await openSubject(page, 'Klinik bilgileri')
      await page.getByRole('button', { name: words.days.later }).tap()
      const date = page.getByRole('grid').getByRole('button').first()
      expect((await date.boundingBox())?.height).toBeGreaterThanOrEqual(40)
      await date.tap()
      await page.getByLabel('Özel günün adı').fill('Bakım')
      await page.getByRole('button', { name: words.days.save }).tap()
      await expect(page.getByRole('listitem').getByText('Bakım')).toBeVisible()
      expect(await outside(page)).toEqual([])
      await expect(page.getByText(words.faults.none)).toBeVisible()
    },
    phone,
  )
})
