import { expect, test } from './fixtures.ts'
import { asEditor, openSubject, words } from './support/editorForms.ts'
import { type EditorSite, openEditorSite } from './support/editorSite.ts'

let site: EditorSite

test.beforeAll(async () => {
  site = await openEditorSite()
})

test.afterAll(() => site.close())

test('an owner who starts the server reads which branch receives approvals', {
  tag: '@nightly',
}, async () => {
  const line = `Editor:   what a manager approves is committed to the branch main in ${site.root}, and pushed nowhere`
  await expect.poll(() => site.lines).toContain(line)
})

test('an editor sees a new drawing and another font before they are published', {
  tag: '@nightly',
}, async ({ browser }) => {
  await asEditor(browser, site, async (page) => {
    const shown = page.frameLocator('iframe:not([inert], [inert] *)')
    await openSubject(page, 'Klinik bilgileri')
    await page.locator('summary').getByText('Instagram').click()
    await page
      .getByRole('button', { name: `${words.look.change}: Ağın simgesi` })
      .first()
      .click()
    const buffer = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 3h18v18z" fill="#123456"/></svg>',
    )
    await page
      .getByRole('dialog')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Yeni işaret.svg', mimeType: 'image/svg+xml', buffer })
    await expect(shown.locator('path[d="M3 3h18v18z"]').first()).toBeAttached()
    await page.getByRole('button', { name: words.back }).click()
    await openSubject(page, 'Görünüm')
    const heading = shown.getByRole('heading', { level: 1 })
    // A redraw replaces the frame during the query.
    const family = () =>
      heading.evaluate((each) => getComputedStyle(each).fontFamily).catch(() => undefined)
    await expect.poll(family).toMatch(/^Fraunces/)
    const fonts = page.getByRole('group', { name: 'Başlık yazı tipi' })
    await fonts.getByLabel('Yazı tipinin adı').fill('Manrope Başlık')
    await fonts.getByLabel('Yazı tipinin kaynağı').selectOption('Manrope')
    await expect.poll(family).toMatch(/^"Manrope Başlık"/)
    const isThere = () =>
      heading
        .evaluate((each) => each.ownerDocument.fonts.check('16px "Manrope Başlık"'))
        .catch(() => false)
    await expect.poll(isThere).toBe(true)
  })
})
