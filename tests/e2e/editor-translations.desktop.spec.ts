import { clinicFiles, translateClinic } from '../support/translations.ts'
import { expect, test } from './fixtures.ts'
import { faults } from './support/axe.ts'
import { asEditor, keptText, openSubject, words } from './support/editorForms.ts'
import { type EditorSite, openEditorSite } from './support/editorSite.ts'

const { translations } = words
const services = 'locales/en/content/services.json'
type Entries = Record<string, Record<string, string>>

let site: EditorSite

// English lacks the description of implants, and the translation of their name is stale.
test.beforeAll(async () => {
  site = await openEditorSite((root) => {
    translateClinic(root, [
      { code: 'en', abroad: false },
      { code: 'ar', abroad: false },
    ])
    clinicFiles(root).edit<Entries>(services, (entries) => {
      delete entries['services.implant.description']
      Object.assign(entries['services.implant.title'] ?? {}, { tr: 'Vida' })
    })
  })
})

test.afterAll(() => site.close())

const siteIn = (page: import('@playwright/test').Page) => page.frameLocator('iframe:not([inert])')

test('an editor sees the state of each language, adds a missing translation, confirms a stale one, and sends both', {
  tag: '@nightly',
}, async ({ browser }) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, translations.heading)
    const english = page.getByRole('listitem').filter({ hasText: 'English' })
    await expect(english).toContainText(translations.missing.replace('{{count}}', '1'))
    await expect(english).toContainText(translations.stale.replace('{{count}}', '1'))
    await expect(page.getByRole('heading', { name: 'العربية' })).toBeVisible()
    expect(await faults(page)).toEqual([])
    await english.getByRole('button').click()

    // Missing texts come first, each shown at its place on the page.
    const field = page.getByRole('textbox', { name: /İmplant.*(Açıklama|açıklama)/ })
    await expect(field).toHaveAttribute('lang', 'en')
    await expect(field).toHaveValue('')
    await field.fill('A root made of titanium')
    await expect(page.getByText(translations.states.current, { exact: true })).toBeVisible()
    await expect(siteIn(page).locator('html')).toHaveAttribute('lang', 'en')
    expect(await faults(page)).toEqual([])

    await page
      .getByRole('button', { name: translations.filter.stale.replace('{{count}}', '1') })
      .click()
    await expect(page.locator('del')).toContainText('Vida')
    await expect(page.locator('ins')).not.toHaveCount(0)
    await page.getByRole('button', { name: translations.holds }).click()
    await expect(page.getByText(translations.held)).toBeVisible()

    const text = await keptText(page, services)
    const entries: Entries = JSON.parse(text ?? '{}')
    expect(entries['services.implant.description']?.en).toBe('A root made of titanium')
    expect(entries['services.implant.title']?.tr).not.toBe('Vida')
    expect(entries['services.implant.title']?.en).toMatch(/^en /)

    await page.getByRole('button', { name: words.draft.send }).click()
    await expect(page.getByText(words.draft.sent)).toBeVisible()
    await page.getByRole('button', { name: words.draft.see }).click()
    await expect(page.getByText(/^İngilizce: .*«A root made of titanium»/)).toBeVisible()
  })
})
