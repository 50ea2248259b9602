import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { asEditor, openSubject, photo, words } from './support/editorForms.ts'
import { type EditorSite, openEditorSite } from './support/editorSite.ts'
import { withEnlargedLetters } from './support/enlarged.ts'
import { outside } from './support/outside.ts'
import { expectNoBarrier } from './support/widths.ts'

let site: EditorSite

test.beforeAll(async () => {
  site = await openEditorSite()
})

test.afterAll(() => site.close())

/** Pastes text of a spreadsheet by keyboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

/** Calls `look` with each state of the forms. */
async function walk(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await openSubject(page, 'Fiyat listesi')
  const cell = page.getByLabel('Dolgu: En yüksek fiyat')
  await cell.fill('10')
  await expect(page.getByText(words.faults.heading)).toBeVisible()
  await look('a price that is wrong')
  await cell.focus()
  await paste(page, '12 bin\t5')
  await expect(page.getByLabel(words.prices.unread)).toBeVisible()
  await look('a block that cannot be read')
  await page.getByRole('button', { name: words.cancel }).click()
  await page.getByRole('button', { name: words.prices.raise }).click()
  await look('all prices')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.back }).click()
  await openSubject(page, 'Klinik bilgileri')
  await look('week and calendar')
  await page.getByRole('button', { name: new RegExp(words.days.today) }).click()
  await page.getByRole('radio', { name: words.days.hours }).check()
  await look('a day')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.back }).click()
  await openSubject(page, 'Görünüm')
  const ground = page.getByLabel('Sayfa zemini', { exact: true })
  await ground.fill('#555555')
  await ground.blur()
  await expect(ground).toHaveAttribute('aria-invalid', 'true')
  await look('colours')
  await page.getByRole('button', { name: words.back }).click()
  await openSubject(page, 'Hakkımızda')
  await page.getByRole('button', { name: `${words.look.change}: Fotoğraf` }).click()
  await look('pictures')
  const file = page.getByRole('dialog').locator('input[type="file"]')
  const buffer = await photo(page)
  await file.setInputFiles({ name: 'salon.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByLabel(words.look.alt)).toBeVisible()
  await look('a photo that is cropped')
}

test('an editor meets no barrier in the forms, on a phone and on a desktop', {
  tag: '@nightly',
}, async ({ browser }) => {
  await asEditor(browser, site, (page) => walk(page, (state) => expectNoBarrier(page, state)))
})

test('an editor with letters twice as large on 320 px sees the whole forms', {
  tag: '@nightly',
}, async ({ launchOptions }) => {
  await withEnlargedLetters({ launchOptions }, async (page) => {
    // The font size is a setting of a browser context.
    const context = await page
      .context()
      .browser()
      ?.newContext({
        viewport: { width: 320, height: 640 },
        reducedMotion: 'reduce',
      })
    if (!context) throw new Error('no browser')
    const own = await site.comeIn(context, 'Büyük Yazı', 'editor')
    await walk(own, async (state) => expect(await outside(own), state).toEqual([]))
  })
})

test('an editor reads from which screen on the whole menu fits, as the page itself shows it', {
  tag: '@nightly',
}, async ({ browser }) => {
  await asEditor(browser, site, async (page) => {
    // The hours beside the menu are longer while the clinic is closed.
    await page.clock.setFixedTime('2026-06-01T10:00Z')
    await openSubject(page, 'Sayfalar')
    const sentence = page.getByRole('group', { name: 'Ana menü' }).getByRole('status').first()
    const [wholeMenu = ''] = words.menu.from_other.split(';')
    // Five widths are drawn, films included.
    await expect(sentence).toContainText(wholeMenu.replace('{{from}}', words.menu.screens.small), {
      timeout: 60_000,
    })
    const count = Number(/\d+/.exec(await sentence.innerText())?.[0])
    await page.setViewportSize({ width: 768, height: 800 })
    await page.goto(`${site.origin}/`)
    const moved = page.locator('header nav > ul > [inert]')
    await expect(moved).toHaveCount(count)
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(moved).toHaveCount(0)
  })
})
