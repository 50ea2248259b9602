import type { Page } from '@playwright/test'
import { expect, test } from '../../e2e/fixtures.ts'
import { asEditor, openSubject, words } from '../../e2e/support/editorForms.ts'
import { type EditorSite, openEditorSite } from '../../e2e/support/editorSite.ts'
import { expectNoBarrierHere } from '../../e2e/support/widths.ts'
import { phone } from '../../support/phone.ts'

let site: EditorSite

test.beforeAll(async () => {
  site = await openEditorSite()
})

test.afterAll(() => site.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).locator('visible=true').last()
const open = (page: Page, record: string) =>
  page.locator('summary').filter({ hasText: record }).locator('visible=true').last().click()

/** Makes a page from the template for news, with its text. */
async function writeCampaign(page: Page, title: string): Promise<void> {
  await openSubject(page, 'Sayfalar')
  await button(page, words.pages.news).click()
  await expect(field(page, 'Sayfa adı')).toBeFocused()
  await page.keyboard.type(title)
  await field(page, 'Arama açıklaması').fill('Yıl sonuna kadar muayene.')
  await expectNoBarrierHere(page, 'new page 1 named')
  await open(page, 'Metin: başlık')
  await field(page, 'Metnin başlığı (isteğe bağlı)').fill(`${title} koşulları`)
  await field(page, 'Metin parçaları').fill('Kasım sonuna kadar ilk muayene yarım saattir.')
  await expect(page.getByText(words.faults.none)).toBeAttached()
  await expectNoBarrierHere(page, 'new page 2 typed')
}

for (const [where, title, path, screen] of [
  ['at the counter', 'Kış muayenesi', '/kis-muayenesi', { viewport: { width: 1280, height: 800 } }],
  ['on a phone', 'Yaz muayenesi', '/yaz-muayenesi', phone],
] as const)
  test(`a manager publishes a new page ${where}, and visitors read it while the other languages stay`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    await asEditor(
      browser,
      site,
      async (page) => {
        await expect(button(page, 'Sayfalar')).toBeVisible()
        await expectNoBarrierHere(page, 'new page 0 subjects')
        await writeCampaign(page, title)
        const show = button(page, words.preview.show)
        if (await show.isVisible()) await show.click()
        // The page is shown by itself.
        const preview = page.frameLocator('iframe:not([inert], [inert] *)')
        await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(preview.getByText('ilk muayene yarım saattir')).toBeVisible()
        await expectNoBarrierHere(page, 'new page 3 preview')
        await button(page, words.draft.publish).click()
        const see = page.getByRole('link', { name: words.publication.see })
        await expect(see).toBeVisible({ timeout: 120_000 })
        await expectNoBarrierHere(page, 'new page 4 published')
        await expect(see).toHaveAttribute('href', path)
        const visit = await page.context().newPage()
        await visit.goto(site.origin + path)
        await expect(visit.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(visit.getByText('ilk muayene yarım saattir')).toBeVisible()
        await expectNoBarrierHere(visit, 'new page 5 visitor')
        for (const language of ['en', 'ar']) {
          await visit.goto(`${site.origin}/${language}/`)
          await expect(visit.locator('html')).toHaveAttribute('lang', language)
        }
      },
      { role: 'manager', ...screen },
    )
  })
