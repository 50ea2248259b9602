import { run } from '../../scripts/prove/editor/clinicRepository.ts'
import { expect, test } from './fixtures.ts'
import { asEditor, keptText, openSubject, words } from './support/editorForms.ts'
import { type EditorSite, openEditorSite } from './support/editorSite.ts'

let site: EditorSite

test.beforeAll(async () => {
  site = await openEditorSite()
})

test.afterAll(() => site.close())

const doctors = 'content/doctors.json'

test('a new doctor is written with a name alone: the code follows it, and a draft is deleted only when asked twice', async ({
  browser,
}) => {
  await asEditor(browser, site, async (page) => {
    await expect(page.getByRole('button', { name: words.draft.discard })).toHaveCount(0)
    await openSubject(page, 'Doktorlar')
    await page.getByRole('button', { name: 'Yeni doktor ekle' }).click()
    const name = page.getByRole('textbox', { name: 'Ad soyad', exact: true }).last()
    // What only shows what might stand there is written over.
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.blur()
    await name.focus()
    await page.keyboard.type('Deniz Çınar')
    await expect(name).toHaveValue('Deniz Çınar')
    const codes = async () =>
      [...((await keptText(page, doctors)) ?? '').matchAll(/"id": "([^"]*)"/g)].map(([, id]) => id)
    await expect.poll(codes).toContain('deniz-cinar')

    await page.getByRole('button', { name: words.draft.discard }).click()
    const dialog = page.getByRole('dialog', { name: words.draft.sure.heading })
    await dialog.getByRole('button', { name: words.cancel }).click()
    await expect(name).toHaveValue('Deniz Çınar')
    await page.getByRole('button', { name: words.draft.discard }).click()
    await dialog.getByRole('button', { name: words.draft.sure.yes }).click()
    await expect(page.getByText(words.draft.discarded)).toBeVisible()
    expect(await keptText(page, doctors)).toBeUndefined()
  })
})

test('a published doctor who is renamed keeps the code that other records say', async ({
  browser,
}) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, 'Doktorlar')
    await page.locator('summary').getByText('Selin Ardıç').click()
    await page.getByRole('textbox', { name: 'Ad soyad', exact: true }).first().fill('Selin Aydın')
    await expect
      .poll(async () => keptText(page, doctors))
      .toMatch(/"id": "selin-ardic"[^}]*"name": "Selin Aydın"/)
  })
})

test('a paragraph is dragged before another', async ({ browser }) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, 'Hakkımızda')
    const list = page.getByRole('group', { name: 'Hakkımızda metni' })
    const texts = () =>
      list
        .getByRole('textbox')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
    const [first = '', second = ''] = await texts()
    const handle = list.locator('[data-record] [aria-hidden]').first()
    await handle.scrollIntoViewIfNeeded()
    await handle.hover()
    await page.mouse.down()
    const box = await list.locator('[data-record]').nth(1).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0), { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => (await texts()).slice(0, 2)).toEqual([second, first])
  })
})

test('who is to wait is told how long', async ({ browser }) => {
  await asEditor(
    browser,
    site,
    async (page) => {
      await openSubject(page, 'Fiyat listesi')
      await page.getByLabel('Dolgu: En yüksek fiyat').fill('2.100')
      const busy = (status: number, seconds: string) =>
        page.route('**/api/editor/proposals', (route) =>
          route.fulfill({
            status,
            headers: { 'Retry-After': seconds },
            json: { error: 'tooMany' },
          }),
        )
      const send = page.getByRole('button', { name: words.draft.send })
      await busy(429, '170')
      await send.click()
      await expect(page.getByText('3 dakika sonra yeniden deneyin.')).toBeVisible()
      await busy(503, '20')
      await send.click()
      await expect(page.getByText('20 saniye sonra yeniden deneyin.')).toBeVisible()
      expect(run(site.root, 'branch', '--list', 'edits/*')).toBe('')
    },
    {},
    /status of (?:429|503)/,
  )
})

test('a new drawing and another font are seen before they are published', async ({ browser }) => {
  await asEditor(browser, site, async (page) => {
    const shown = page.frameLocator('iframe:not([inert])')
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
    // A page that is drawn anew takes the frame away in which it was looked for.
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
