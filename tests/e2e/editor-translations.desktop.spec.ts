import { clinicFiles, saidIn, translateClinic } from '../translations.ts'
import { expect, test } from './fixtures.ts'
import { faults } from './support/axe.ts'
import { asEditor, keptText, openSubject, words } from './support/editorForms.ts'
import { type EditorSite, openEditorSite } from './support/editorSite.ts'

const { translations } = words
const services = 'locales/en/content/services.json'
type Entries = Record<string, Record<string, string>>

let site: EditorSite

// English lacks the description of implants, and has their name as it was called before.
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

test('an editor sees how far each language is, translates what is missing, says that an old translation holds, and sends it', async ({
  browser,
}) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, translations.heading)
    const english = page.getByRole('listitem').filter({ hasText: 'English' })
    await expect(english).toContainText(translations.missing.replace('{{count}}', '1'))
    await expect(english).toContainText(translations.stale.replace('{{count}}', '1'))
    await expect(page.getByRole('heading', { name: 'العربية' })).toBeVisible()
    expect(await faults(page)).toEqual([])
    await english.getByRole('button').click()

    // What is missing comes first, and is shown where it will stand.
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

test('a translation that loses what is filled in is not kept, and says why', async ({
  browser,
}) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, translations.heading)
    await page.getByRole('button', { name: `İngilizce: ${translations.open}` }).click()
    await page.getByRole('button', { name: /^Tümü/ }).click()
    await page
      .locator('summary', {
        hasText: translations.wording.replace('{{group}}', words.wording.groups.footer),
      })
      .click()
    const field = page.getByRole('textbox', { name: /\{\{date\}\}/ })
    await field.fill('Last change')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/\{\{date\}\}/)
    expect(await keptText(page, 'locales/en/footer.json')).toBeUndefined()
    await field.fill('Last change: {{date}}')
    await expect(field).not.toHaveAttribute('aria-invalid')
  })
})

test('whoever changes a text is told whose translations become stale, and led to them by keyboard', async ({
  browser,
}) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, 'Hizmetler')
    const title = page.locator('[id="f-services-1-title"]')
    await title.evaluate((field) => {
      for (let around = field.parentElement; around; around = around.parentElement)
        if (around instanceof HTMLDetailsElement) around.open = true
    })
    const before = await title.inputValue()
    await title.fill(`${before} Plus`)
    const arabic = page.getByRole('button', {
      name: translations.becomingIn.replace('{{language}}', 'Arapça').replace('{{count}}', '1'),
    })
    await expect(arabic).toHaveAccessibleDescription(translations.becoming)
    await arabic.focus()
    await page.keyboard.press('Enter')
    const field = page.locator(':focus')
    await expect(field).toHaveAttribute('dir', 'rtl')
    await expect(field).toHaveValue(saidIn('ar', before))
    await expect(page.locator('ins').first()).toContainText('Plus')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(translations.holds))
    await page.keyboard.press('Enter')
    await expect(page.getByText(translations.held)).toBeVisible()
    await expect(arabic).toHaveCount(0)
    expect(await faults(page)).toEqual([])
  })
})
