import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import {
  EditorServer,
  focus,
  isClean,
  keptText,
  openEditor,
  reopenEditor,
  sendButton,
  texts,
} from '../support/editor'

const file = 'content/clinic.json'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const press = async (name: string | RegExp) => {
  await focus(button(name))
  await userEvent.keyboard('{Enter}')
}

test('by keyboard alone an editor closes the clinic on a holiday, and adds a break at noon', async () => {
  await openEditor('Klinik bilgileri')
  await focus(button(new RegExp(texts.days.today)))
  await userEvent.keyboard('{PageDown}')
  await expect.element(button(new RegExp(texts.days.today))).not.toBeInTheDocument()
  await expect.element(page.getByRole('grid').css('button:focus')).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByRole('grid').css('button:focus')).toBeVisible()
  const day = document.activeElement?.getAttribute('aria-label') ?? ''
  expect(day).not.toBe('')
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: day })
  await expect.element(dialog.getByRole('radio', { name: texts.days.closed })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('Bayram')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button(`${day}: Bayram`)).toHaveFocus()
  await press(`Salı: ${texts.hours.break}`)
  await press(`Çarşamba: ${texts.hours.above}`)
  await isClean()
  const kept = async () => JSON.parse((await keptText(file)) ?? '{}')
  await expect
    .poll(async () => (await kept()).hours?.slice(2))
    .toEqual([
      { days: ['tuesday', 'wednesday'], open: '11:00', close: '12:30' },
      { days: ['tuesday', 'wednesday'], open: '13:30', close: '23:00' },
    ])
  const { exceptions } = await kept()
  expect(exceptions).toContainEqual(expect.objectContaining({ closed: true, note: 'Bayram' }))
})

test('an editor closes the clinic for a holiday of several days at once, shortens and removes it', async () => {
  await openEditor('Özel günler')
  await button(texts.days.later).click()
  await page.getByRole('grid').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  const until = dialog.getByLabelText(texts.days.until)
  const [, month = '', year = ''] = (until.element() as HTMLInputElement).value.split('.')
  const kept = async () =>
    JSON.parse((await keptText(file)) ?? '{"exceptions":[]}')
      .exceptions.filter(({ note }: { note: string }) => note === 'Bayram')
      .map(({ date }: { date: string }) => date.slice(8))
  await dialog.getByLabelText('Özel günün adı').fill('Bayram')
  await until.fill(`31.12.${Number(year) - 1}`)
  await button(texts.days.save).click()
  await expect.element(until).toHaveFocus()
  await expect.element(until).toHaveAccessibleDescription(/Son gün/)
  await until.fill(`4.${month}.${year}`)
  await button(texts.days.save).click()
  await expect.poll(kept).toEqual(['01', '02', '03', '04'])
  await isClean()
  const entry = page.getByRole('listitem').getByRole('button', { name: /Bayram/ })
  await entry.click()
  await until.fill(`2.${month}.${year}`)
  await button(texts.days.save).click()
  await expect.poll(kept).toEqual(['01', '02'])
  await entry.click()
  await button(texts.days.remove).click()
  await expect.element(entry).not.toBeInTheDocument()
})

test('an editor meets no barrier in the forms of hours and days', async () => {
  await openEditor('Klinik bilgileri')
  await expect.element(button(new RegExp(texts.days.today))).toBeVisible()
  await expectNoBarrier('week and calendar')
  await button(new RegExp(texts.days.today)).click()
  const hours = page.getByRole('radio', { name: texts.days.hours })
  await hours.click()
  await expect.element(hours).toBeChecked()
  await expectNoBarrier('a day')
})

test('an editor types times and dates as usual, in the clinic’s language in every browser', async () => {
  await openEditor('Klinik bilgileri')
  const opening = page.getByRole('textbox', { name: 'Cumartesi: Açılış saati' })
  await opening.fill('9.30')
  await expect.poll(() => keptText(file)).toContain('"open": "09:30"')
  await userEvent.tab()
  await expect.element(opening).toHaveValue('09:30')
  await opening.fill('dokuzda')
  await userEvent.tab()
  await expect.element(opening).toHaveValue('dokuzda')
  await expect.element(opening).toHaveAccessibleDescription(/^"Açılış saati" .*Şöyle yazın: 09:30$/)
  await expect.element(sendButton()).toBeDisabled()
  await expect.element(page.getByText(texts.faults.heading)).toBeVisible()
  await opening.fill('saat 9')
  await expect.poll(() => keptText(file)).toContain('"open": "09:00"')
  await button(texts.days.later).click()
  await page.getByRole('grid').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.days.save }).click()
  const missing = texts.field.missing.split(':')[0] ?? ''
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(missing)
  const note = dialog.getByLabelText('Özel günün adı')
  await expect.element(note).toHaveFocus()
  await note.fill('Bakım')
  await dialog.getByRole('radio', { name: texts.days.hours }).click()
  const closing = dialog.getByLabelText('O günkü kapanış saati')
  await closing.fill('öğlen')
  await dialog.getByRole('button', { name: texts.days.save }).click()
  await expect.element(closing).toHaveFocus()
  await expect
    .element(closing)
    .toHaveAccessibleDescription('O günkü kapanış saati: Şöyle yazın: 09:30')
})

test('an editor’s holiday leaves a day as it is that waits in a proposal of hers', async () => {
  const server = new EditorServer()
  const clinic = JSON.parse(server.site.texts[file] ?? '')
  clinic.exceptions = [{ date: '2027-03-01', closed: true, note: 'Bayram' }]
  server.site.texts = { ...server.site.texts, [file]: JSON.stringify(clinic, null, 2) }
  server.propose({ records: [{ file, kind: 'value', keys: ['exceptions', '2027-03-03'] }] })
  await openEditor('Özel günler', server)
  await button(/1 Mart 2027/).click()
  const until = page.getByLabelText(texts.days.until)
  await until.fill('4.3.2027')
  await button(texts.days.save).click()
  await expect.element(until).toHaveAccessibleDescription(/^3 Mart 2027.* önerinizle onay bekliyor/)
  await until.fill('2.3.2027')
  await button(texts.days.save).click()
  await expect.poll(() => keptText(file)).toContain('2027-03-02')
  expect(await keptText(file)).not.toContain('2027-03-03')
})

test('an editor sees a day that does not exist as it is written, and marked', async () => {
  const server = new EditorServer()
  const { texts: files } = server.site
  const prices = (files['content/prices.json'] ?? '').replace('"2026-11-02"', '"2027-02-31"')
  const clinic = JSON.parse(files[file] ?? '')
  clinic.exceptions = [{ date: '2027-02-31', closed: true, note: 'Tatil' }]
  const changed = { 'content/prices.json': prices, [file]: JSON.stringify(clinic, null, 2) }
  server.site = { ...server.site, texts: { ...files, ...changed } }

  await openEditor('Fiyat listesi', server)
  const date = page.getByRole('textbox', { name: 'Liste tarihi' })
  await expect.element(date).toHaveValue('2027-02-31')
  await expect.element(date).toHaveAttribute('aria-invalid', 'true')
  await date.fill('28 şubat 2027')
  await expect.poll(() => keptText('content/prices.json')).toContain('"listDate": "2027-02-28"')

  await reopenEditor(server, 'Özel günler')
  const day = button(/^2027-02-31/)
  await expect.element(day).toHaveAccessibleDescription(/28 gün/)
  await day.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('heading', { name: '2027-02-31' })).toBeVisible()
  await dialog.getByRole('button', { name: texts.days.remove }).click()
  await expect.element(day).not.toBeInTheDocument()
})
