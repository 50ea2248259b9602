import type { Page } from '@playwright/test'
import { run } from '../../scripts/prove/editor/clinicRepository.ts'
import { expect, test } from './fixtures.ts'
import { asEditor, keptText, openSubject, photo, words } from './support/editorForms.ts'
import { type EditorSite, openEditorSite } from './support/editorSite.ts'
import { withEnlargedLetters } from './support/enlarged.ts'
import { outside } from './support/outside.ts'
import { expectNoBarrier } from './support/widths.ts'

let site: EditorSite

test.beforeAll(async () => {
  site = await openEditorSite()
})

test.afterAll(() => site.close())

const prices = 'content/prices.json'

/** Pastes as the keyboard does, what a spreadsheet has put there. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

test('prices are filled in as in a table: Tab, Enter, and a block from Excel', async ({
  browser,
}) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, 'Fiyat listesi')
    const before = await page.evaluate(() =>
      fetch('/yonetim/api/editor/site').then((a) => a.json()),
    )
    const lines = (text: string) => new Set(text.split('\n'))
    await page.getByLabel('Dolgu: Tedavi adı').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type('1.600')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Kanal Tedavisi: En düşük fiyat', { exact: true })).toBeFocused()
    await page.keyboard.press('Shift+Enter')
    await expect(page.getByLabel('Dolgu: En düşük fiyat')).toHaveValue('1.600')

    const name = page.getByLabel('Kanal Tedavisi Yenileme: Tedavi adı')
    await name.focus()
    await paste(page, 'Kanal Tedavisi Yenileme\t5.000 - 5.500 TL\nİnley\t12 bin\n')
    const refused = words.prices.unreadCell.replace('{{row}}', '2').replace('{{written}}', '12 bin')
    await expect(page.getByText(refused)).toBeVisible()
    const box = page.getByLabel(words.prices.unread)
    await expect(box).toHaveValue(/İnley\t12 bin/)
    await box.fill((await box.inputValue()).replace('12 bin', '12.000'))
    await page.getByRole('button', { name: words.prices.pasteAgain }).click()
    await expect(page.getByLabel('İnley: En yüksek fiyat')).toHaveValue('12.000')
    await expect(page.getByText(words.faults.none)).toBeVisible()

    const text = (await keptText(page, prices)) ?? ''
    const changed = [...lines(text)].filter((line) => !lines(before.texts[prices]).has(line))
    expect(changed.map((line) => line.trim())).toEqual([
      '{ "id": "filling", "treatment": "Dolgu", "min": 1600, "max": 2000 },',
      '{ "id": "root-canal-retreatment", "treatment": "Kanal Tedavisi Yenileme", "min": 5000, "max": 5500 },',
      '{ "id": "inley", "treatment": "İnley", "min": 12000, "max": 12000 }',
    ])
  })
})

test('all prices are raised at once, shown before, and taken back in one step', async ({
  browser,
}) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, 'Fiyat listesi')
    await page.getByRole('button', { name: words.prices.raise }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.prices.percent).fill('çok')
    await expect(dialog.getByText(words.prices.noPercent)).toBeVisible()
    await expect(dialog.getByRole('button', { name: words.prices.apply })).toBeDisabled()
    await dialog.getByLabel(words.prices.percent).fill('%12')
    await expect(dialog.getByRole('row', { name: /^Dolgu/ })).toContainText('1.700 – 2.250')
    await dialog.getByRole('button', { name: words.prices.apply }).click()
    await expect(page.getByLabel('Şeffaf Plak: En yüksek fiyat')).toHaveValue('78.400')
    await page.getByRole('button', { name: words.undo }).click()
    await expect(page.getByLabel('Şeffaf Plak: En yüksek fiyat')).toHaveValue('70.000')
    await expect(page.getByLabel('Dolgu: En düşük fiyat')).toHaveValue('1.500')
    expect(await keptText(page, prices)).toBeUndefined()
  })
})

test('a price that jumps is asked about once, and not again', async ({ browser }) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, 'Fiyat listesi')
    await page.getByLabel('Dolgu: En yüksek fiyat').fill('20.000')
    const send = page.getByRole('button', { name: words.draft.send })
    await expect(send).toBeEnabled()
    await send.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('bir sıfır fazla olabilir')
    await dialog.getByRole('button', { name: words.sure.no }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(words.draft.sent)).toHaveCount(0)
    await send.click()
    await dialog.getByRole('button', { name: words.sure.yes }).click()
    await expect(page.getByText(words.draft.sent)).toBeVisible()
    await page.getByLabel('Dolgu: En yüksek fiyat').fill('20.000')
    await page.getByLabel('Dolgu: En düşük fiyat').fill('1.550')
    await send.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(words.draft.sent)).toBeVisible()
  })
})

test('by keyboard alone the clinic closes on a holiday, and has a break at noon', async ({
  browser,
}) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, 'Klinik bilgileri')
    await page.getByRole('button', { name: new RegExp(words.days.today) }).focus()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Home')
    const day = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: day ?? 'none' })
    await expect(dialog.getByRole('radio', { name: words.days.closed })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Bayram')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: `${day}: Bayram` })).toBeFocused()
    await page.getByRole('button', { name: `Salı: ${words.hours.break}` }).press('Enter')
    await page.getByRole('button', { name: `Çarşamba: ${words.hours.above}` }).press('Enter')
    await expect(page.getByText(words.faults.none)).toBeVisible()
    const { hours, exceptions } = JSON.parse((await keptText(page, 'content/clinic.json')) ?? '')
    expect(hours.slice(2)).toEqual([
      { days: ['tuesday', 'wednesday'], open: '11:00', close: '12:30' },
      { days: ['tuesday', 'wednesday'], open: '13:30', close: '23:00' },
    ])
    expect(exceptions).toContainEqual(expect.objectContaining({ closed: true, note: 'Bayram' }))
  })
})

test('a doctor and a photo from the device are one proposal, which survives a reload before it is sent', async ({
  browser,
}) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, 'Doktorlar')
    await page.locator('summary').getByText('Selin Ardıç').click()
    const change = page.getByRole('button', { name: `${words.look.change}: Fotoğraf` })
    await change.click()
    const dialog = page.getByRole('dialog')
    const file = dialog.locator('input[type="file"]')
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(400)])
    await file.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
    await expect(dialog.getByRole('alert')).toContainText('«En Uyumlu»')
    const buffer = await photo(page)
    await file.setInputFiles({ name: 'Selin Hanım (1).jpg', mimeType: 'image/jpeg', buffer })
    await dialog.getByLabel(words.look.zoom).fill('1.5')
    await dialog.getByLabel(words.look.across).press('ArrowRight')
    await dialog.getByRole('button', { name: words.look.use }).click()
    await expect(page.getByText(words.look.brought)).toBeVisible()
    await page.reload()
    await openSubject(page, 'Doktorlar (değişti)')
    await page.locator('summary').getByText('Selin Ardıç').click()
    const shown = page.locator('img[src^="blob:"]').first()
    await expect
      .poll(() =>
        shown.evaluate((each: HTMLImageElement) => each.naturalWidth / each.naturalHeight),
      )
      .toBeCloseTo(4 / 5, 2)
    await page.getByRole('button', { name: words.draft.send }).click()
    await expect(page.getByText(words.draft.sent)).toBeVisible()
    const [tip] = run(
      site.root,
      'for-each-ref',
      '--sort=-creatordate',
      '--format=%(refname)',
      'refs/heads/edits',
    ).split('\n')
    const files = run(site.root, 'diff', '--name-only', 'main', tip ?? '')
    expect(files.split('\n')).toEqual([
      'content/doctors.json',
      // Nobody shows the one before any more: it goes.
      'content/media/doctor-1.svg',
      'content/media/selin-hanim-1.webp',
    ])
  })
})

test('a record is dragged to its place, removed, and brought back', async ({ browser }) => {
  await asEditor(browser, site, async (page) => {
    await openSubject(page, 'Doktorlar')
    const names = () => page.locator('ol > li > details > summary').allInnerTexts()
    const [first = '', second = ''] = await names()
    const handle = page.locator('summary [aria-hidden]').first()
    const target = page.locator('summary').nth(1)
    await handle.hover()
    await page.mouse.down()
    const box = await target.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0), { steps: 5 })
    await page.mouse.up()
    expect(await names()).toEqual([second, first])
    await page.locator('summary').getByText(second).click()
    await page.getByRole('button', { name: `${words.list.remove}: ${second}`, exact: true }).click()
    expect(await names()).toEqual([first])
    await page.getByRole('button', { name: words.undo }).click()
    expect(await names()).toEqual([second, first])
  })
})

test('who edits where the device keeps nothing is told so', async ({ browser }) => {
  await asEditor(browser, site, async (page) => {
    await page.evaluate(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    })
    await openSubject(page, 'Fiyat listesi')
    await page.getByLabel('Dolgu: En yüksek fiyat').fill('2.100')
    await expect(page.getByText(words.draft.unkept)).toBeVisible()
  })
})

test('a draft outlives a lost connection, the session and the tab', async ({ browser }) => {
  const walkOffline = async (page: Page) => {
    const context = page.context()
    await openSubject(page, 'Fiyat listesi')
    await context.setOffline(true)
    await page.getByLabel('Dolgu: En yüksek fiyat').fill('2.300')
    await expect(page.getByText(words.faults.none)).toBeVisible()
    await expect.poll(() => keptText(page, prices)).toContain('"max": 2300')
    await context.setOffline(false)
    await context.clearCookies()
    await page.close()
    const again = await site.comeIn(context, 'Yeniden Gelen', 'editor')
    await openSubject(again, 'Fiyat listesi (değişti)')
    await expect(again.getByLabel('Dolgu: En yüksek fiyat')).toHaveValue('2.300')
  }
  await asEditor(browser, site, walkOffline, {}, /ERR_INTERNET_DISCONNECTED/)
})

test('what is typed in one tab stands in the other, and neither writes over the other', async ({
  browser,
}) => {
  await asEditor(browser, site, async (page) => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const tab of [page, other]) await openSubject(tab, 'Fiyat listesi')
    await page.getByLabel('Dolgu: En yüksek fiyat').fill('2.350')
    await expect(other.getByLabel('Dolgu: En yüksek fiyat')).toHaveValue('2.350')
    await other.getByLabel('Kanal Tedavisi: En yüksek fiyat', { exact: true }).fill('4.900')
    await expect(page.getByLabel('Kanal Tedavisi: En yüksek fiyat', { exact: true })).toHaveValue(
      '4.900',
    )
    const both = /"max": 2350.*"max": 4900/s
    for (const tab of [page, other]) await expect.poll(() => keptText(tab, prices)).toMatch(both)
  })
})

/** Each state of the forms that people meet, shown to `look`. */
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
  await page.getByLabel('Sayfa zemini', { exact: true }).fill('#555555')
  await expect(page.getByLabel('Sayfa zemini', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
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

test('nothing of the forms stands in anybody’s way, on a phone as on a desk', async ({
  browser,
}) => {
  await asEditor(browser, site, (page) => walk(page, (state) => expectNoBarrier(page, state)))
})

test('with letters twice as large on 320 px the forms are whole', async ({ launchOptions }) => {
  await withEnlargedLetters({ launchOptions }, async (page) => {
    // A page that has a context for itself shares it with none.
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
