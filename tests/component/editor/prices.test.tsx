import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import {
  EditorServer,
  focus,
  isAboveBar,
  isClean,
  keptText,
  openEditor,
  send,
  sendButton,
  texts,
} from '../support/editor'
import { showOnPhone } from '../support/setup'

const file = 'content/prices.json'
const cell = (name: string) => page.getByLabelText(name, { exact: true })
const highest = (treatment = 'Dolgu') => cell(`${treatment}: En yüksek fiyat`)
const lowest = (treatment = 'Dolgu') => cell(`${treatment}: En düşük fiyat`)
const openPrices = () => openEditor('Fiyat listesi')
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The clinic's day. */
const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Istanbul' })

/** Pastes a spreadsheet's clipboard text into the focused cell. */
function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}

test('an editor raises a price and sends it, but cannot send an invalid one', async () => {
  const server = await openPrices()
  await expect.element(highest()).toHaveValue('2.000')
  await highest().fill('10')
  await expect.element(lowest()).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(lowest())
    .toHaveAccessibleDescription(/En düşük fiyat, en yüksek fiyattan büyük\./)
  await expect.element(sendButton()).toBeDisabled()

  // Ambiguous numbers are refused; thousands separators are accepted.
  await highest().fill('2,7')
  await userEvent.tab()
  await expect.element(highest()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(sendButton()).toBeDisabled()

  await highest().fill('2.750,50')
  await userEvent.tab()
  await expect.element(highest()).toHaveValue('2.750,50')
  await isClean()
  await send()
  expect(server.textOf(file)).toContain('"max": 2750.5 ')
  expect(server.sent).toHaveLength(1)
  await expect.poll(() => keptText(file)).toBeUndefined()
})

test('an editor fills prices in as in a table: Tab, Enter, and a block from Excel', async () => {
  const server = await openPrices()
  await focus(cell('Dolgu: Tedavi adı'))
  await userEvent.tab()
  await userEvent.keyboard('1.600')
  await userEvent.keyboard('{Enter}')
  await expect.element(lowest('Kanal Tedavisi')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(lowest()).toHaveFocus()
  await expect.element(lowest()).toHaveValue('1.600')

  await focus(cell('Kanal Tedavisi Yenileme: Tedavi adı'))
  paste('Kanal Tedavisi Yenileme\t5.000 - 5.500 TL\nİnley\t12 bin\n')
  const refused = texts.prices.unreadCell.replace('{{row}}', '2').replace('{{written}}', '12 bin')
  await expect.element(page.getByText(refused)).toBeVisible()
  const box = page.getByLabelText(texts.prices.unread)
  await expect
    .element(box)
    .toHaveValue('Kanal Tedavisi Yenileme\t5.000 - 5.500 TL\nİnley\t12 bin\n')
  await box.fill('Kanal Tedavisi Yenileme\t5.000 - 5.500 TL\nİnley\t12.000\n')
  await button(texts.prices.pasteAgain).click()
  await expect.element(highest('İnley')).toHaveValue('12.000')
  await isClean()
  const before = new Set(server.site.texts[file]?.split('\n'))
  const changed = async () =>
    ((await keptText(file)) ?? '').split('\n').filter((line) => !before.has(line))
  await expect
    .poll(async () => (await changed()).map((line) => line.trim()))
    .toEqual([
      `"listDate": "${today()}",`,
      '{ "id": "filling", "treatment": "Dolgu", "min": 1600, "max": 2000 },',
      '{ "id": "root-canal-retreatment", "treatment": "Kanal Tedavisi Yenileme", "min": 5000, "max": 5500 },',
      '{ "id": "inley", "treatment": "İnley", "min": 12000, "max": 12000 }',
    ])
})

test('an editor pastes past a price that waits in her proposal, and reads that it was left out', async () => {
  const server = new EditorServer()
  const [{ id, rows }] = JSON.parse(server.site.texts[file] ?? '').categories
  server.propose({
    records: [{ file, kind: 'value', keys: ['categories', id, 'rows', rows[1].id] }],
  })
  await openEditor('Fiyat listesi', server)
  await focus(lowest())
  paste('1.600\n3.100\n4.900\n')
  await expect.element(lowest()).toHaveValue('1.600')
  await expect.element(lowest('Kanal Tedavisi Yenileme')).toHaveValue('4.900')
  await expect.element(lowest('Kanal Tedavisi')).toHaveValue(rows[1].min.toLocaleString('tr'))
  const pasted = texts.prices.pasted.replace('{{count}}', '2')
  const left = `${pasted} Kanal Tedavisi: ${texts.waiting.record}`
  await expect.element(page.getByText(left)).toBeVisible()
})

test('an editor who clicks into a price replaces it, and sees thousands as she types', async () => {
  await openPrices()
  const cell = highest('Şeffaf Plak')
  await expect.element(cell).toHaveValue('70.000')
  await cell.click()
  await userEvent.keyboard('1212500')
  await expect.element(cell).toHaveValue('1.212.500')
  await expect.poll(() => keptText(file)).toContain('"max": 1212500')
  // The caret stays at its digit.
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Delete}')
  await expect.element(cell).toHaveValue('112.500')
  await userEvent.keyboard('9')
  await expect.element(cell).toHaveValue('1.912.500')
})

test('an editor who types cents after a full stop gets what a pasted amount gets', async () => {
  await openPrices()
  await highest().click()
  await userEvent.keyboard('28.62')
  await expect.element(highest()).toHaveValue('28.62')
  await expect.poll(() => keptText(file)).toContain('"max": 28.62')
  // A stop that she types herself may group thousands, too.
  await userEvent.tab()
  await highest().click()
  await userEvent.keyboard('2.7500')
  await expect.element(highest()).toHaveValue('27.500')
  await userEvent.keyboard('{Backspace}')
  await expect.element(highest()).toHaveValue('2.750')
  await userEvent.tab()
  await highest().click()
  paste('31.05')
  await expect.poll(() => keptText(file)).toContain('"max": 31.05')
})

test('an editor decides whether the date of the list follows a changed price', async () => {
  await openPrices()
  const dated = page.getByRole('checkbox', { name: texts.prices.dated.split('{{')[0] ?? '' })
  await expect.element(dated).not.toBeInTheDocument()
  await highest().fill('2.100')
  await expect.element(dated).toBeChecked()
  await expect.poll(() => keptText(file)).toContain(`"listDate": "${today()}"`)
  await dated.click()
  await expect.poll(() => keptText(file)).toContain('"listDate": "2026-')
  await highest().fill('2.200')
  await expect.poll(() => keptText(file)).toContain('"max": 2200')
  expect(await keptText(file)).not.toContain(today())
})

test('an editor raises all prices at once, previews them, and undoes it in one step', async () => {
  await openPrices()
  await button(texts.prices.raise).click()
  const dialog = page.getByRole('dialog')
  const percent = dialog.getByLabelText(texts.prices.percent)
  await percent.fill('çok')
  await expect.element(dialog.getByText(texts.prices.noPercent)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: texts.prices.apply })).toBeDisabled()
  await percent.fill('1012')
  await expect.element(dialog.getByText(texts.prices.farPercent)).toBeVisible()
  await percent.fill('%12')
  const row = dialog.getByRole('row', { name: 'Dolgu' }).first()
  await expect.element(row).toHaveTextContent('1.700 – 2.250')
  await dialog.getByRole('button', { name: texts.prices.apply }).click()
  await expect.element(highest('Şeffaf Plak')).toHaveValue('78.000')
  await button(texts.undo).click()
  await expect.element(highest('Şeffaf Plak')).toHaveValue('70.000')
  await expect.element(lowest()).toHaveValue('1.500')
  await expect.poll(() => keptText(file)).toBeUndefined()
})

test('an editor confirms the jump of a price once, and not again', async () => {
  const server = await openPrices()
  await highest().fill('20.000')
  await expect.element(sendButton()).toBeEnabled()
  await sendButton().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('bir sıfır fazla olabilir')
  await dialog.getByRole('button', { name: texts.sure.no }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent).toHaveLength(0)
  await sendButton().click()
  await dialog.getByRole('button', { name: texts.sure.yes }).click()
  await expect.element(page.getByText(texts.draft.sent)).toBeVisible()
  await highest().fill('20.000')
  await lowest().fill('1.550')
  await expect.element(sendButton()).toBeEnabled()
  await send()
  expect(server.sent).toHaveLength(2)
})

test('on a phone an editor raises a price and moves a row', async () => {
  await showOnPhone()
  await openPrices()
  await highest().fill('2.200')
  await button(`${texts.list.down}: Dolgu`).click()
  await expect
    .element(page.getByRole('textbox', { name: /Tedavi adı$/ }).nth(1))
    .toHaveValue('Dolgu')
  expect(document.documentElement.scrollWidth).toBe(390)
  await expect.poll(() => keptText(file)).toContain('"min": 1500, "max": 2200 }')
})

test('an editor meets no barrier in the price forms', async () => {
  await openPrices()
  await highest().fill('10')
  await expect.element(page.getByText(texts.faults.heading)).toBeVisible()
  await isAboveBar(highest())
  await expectNoBarrier('a price that is wrong')
  await focus(highest())
  paste('12 bin\t5')
  await expect.element(page.getByLabelText(texts.prices.unread)).toBeVisible()
  await expectNoBarrier('a block that cannot be read')
  await button(texts.cancel).click()
  await button(texts.prices.raise).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectNoBarrier('all prices')
})
