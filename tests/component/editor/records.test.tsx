import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import { EditorServer, focus, keptText, openEditor, sendButton, texts } from '../support/editor'

const doctors = 'content/doctors.json'
const nameField = () => page.getByRole('textbox', { name: 'Ad soyad', exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent)
const summaries = () => page.css('ol > li > details > summary')

test('an editor adds a doctor by name alone, and deletes the draft only after confirmation', async () => {
  await openEditor('Doktorlar')
  await button('Yeni doktor ekle').click()
  const name = nameField().last()
  // It starts empty, without another doctor's photo; an error appears after the field is left.
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('')
  await expect.element(name).toHaveAttribute('placeholder', 'Örnek: Selin Ardıç')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  expect(JSON.parse((await keptText(doctors)) ?? '').doctors.at(-1)).toMatchObject({ photo: '' })
  await userEvent.tab()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveAccessibleDescription(/boş/)
  await focus(name)
  await userEvent.keyboard('Deniz Çınar')
  await expect.element(name).toHaveValue('Deniz Çınar')
  await expect.poll(() => keptText(doctors)).toContain('"id": "deniz-cinar"')

  await button(texts.draft.discard).click()
  const dialog = page.getByRole('dialog', { name: texts.draft.sure.heading })
  await dialog.getByRole('button', { name: texts.cancel }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Deniz Çınar')
  await button(texts.draft.discard).click()
  await dialog.getByRole('button', { name: texts.draft.sure.yes }).click()
  await expect.element(page.getByText(texts.draft.discarded)).toBeVisible()
  await expect.poll(() => keptText(doctors)).toBeUndefined()
})

test('an editor reads errors of a new record after she left a field, and all of them when she sends it', async () => {
  await openEditor('Hizmetler')
  await button('Yeni hizmet ekle').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Gece Plağı')
  await dialog.getByRole('button', { name: texts.list.add }).click()
  await expect.element(page.css('summary').getByText('Gece Plağı')).toBeVisible()
  const unfilled = page.getByText(texts.faults.unfilled.replace('{{count}}', '2'))
  await expect.element(unfilled).toBeVisible()
  expect(page.css('[aria-invalid="true"]').elements()).toEqual([])
  expect(page.getByText(texts.faults.heading).elements()).toEqual([])
  await sendButton().click()
  await expect.element(page.css('[aria-invalid="true"]')).toHaveFocus()
  await expect.element(page.getByText(texts.faults.heading)).toBeVisible()
  await expect.element(sendButton()).toBeDisabled()
})

test('an editor finds a new record without a name by what it is, and an empty choice to make', async () => {
  await openEditor('Tedaviler')
  await button('Yeni tedavi ekle').click()
  const { length } = page.css('[data-source] > fieldset > ol > li').elements()
  await expect.element(page.css('summary').getByText(`Tedavi ${length}`)).toBeVisible()
  const service = page.getByRole('combobox', { name: 'Anlatılan hizmet' }).last()
  await expect.element(service).toHaveDisplayValue(texts.field.choose)
})

test('an editor makes a service with its page and its place in the menu in ten clicks', async () => {
  let clicks = 0
  const count = () => {
    clicks += 1
  }
  const server = await openEditor()
  addEventListener('pointerdown', count)
  await button('Hizmetler').last().click()
  await button('Yeni hizmet ekle').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox').first()).toHaveFocus()
  await userEvent.keyboard('Gece Plağı{Tab}Gece takılır.')
  await dialog.getByRole('combobox').selectOptions(texts.service.pages.footer)
  // To open the list, and to choose.
  clicks += 2
  await dialog.getByRole('button', { name: texts.list.add }).click()
  const form = page.css('[data-source="content/services.json"]').last()
  await button(`${texts.look.change}: Simge`).last().click()
  await dialog.css('li button').first().click()
  await form.getByRole('textbox', { name: 'Metin parçaları', exact: true }).last().click()
  await userEvent.keyboard('bir hafta sonra')
  await expect.poll(() => keptText('content/treatments.json')).toContain('bir hafta sonra')
  await sendButton().click()
  // The counter of services on the site has a warning.
  await button(texts.sure.yes).click()
  await expect.element(page.getByText(texts.draft.sent)).toBeVisible()
  removeEventListener('pointerdown', count)
  expect(clicks).toBeLessThanOrEqual(10)
  const lastOf = (file: string, list: string) =>
    JSON.parse(server.textOf(`content/${file}.json`) ?? '{}')[list].at(-1)
  expect(lastOf('services', 'services')).toMatchObject({ id: 'gece-plagi', page: 'gece-plagi' })
  expect(lastOf('pages', 'pages')).toMatchObject({ path: '/gece-plagi', title: 'Gece Plağı' })
  expect(lastOf('treatments', 'treatments')).toMatchObject({ service: 'gece-plagi' })
  expect(JSON.parse(server.textOf('content/pages.json') ?? '{}').menus.footer.at(-1)).toEqual({
    page: 'gece-plagi',
  })
})

test('an editor who renames a published doctor keeps the id by which the desk knows her', async () => {
  const server = new EditorServer()
  const file = JSON.parse(server.site.texts[doctors] ?? '')
  // No other record names this doctor.
  const doctor = { ...file.doctors[0], id: 'deniz-akin', name: 'Deniz Akın' }
  const text = JSON.stringify({ ...file, doctors: [...file.doctors, doctor] }, null, 2)
  server.site = { ...server.site, texts: { ...server.site.texts, [doctors]: text } }
  await openEditor('Doktorlar', server)
  await page.css('summary').getByText('Deniz Akın').click()
  await nameField().last().fill('Deniz Aydın')
  await expect.poll(() => keptText(doctors)).toMatch(/"id": "deniz-akin"[^}]*"name": "Deniz Aydın"/)
})

test('an editor moves a doctor down, removes one, and undoes it', async () => {
  await openEditor('Doktorlar')
  await expect.element(summaries().first()).toBeVisible()
  const [first = '', second = ''] = textsOf(summaries())
  await summaries().first().click()
  await button(`${texts.list.down}: ${first}`).click()
  await expect.poll(() => textsOf(summaries())).toEqual([second, first])
  await summaries().first().click()
  await button(`${texts.list.remove}: ${second}`).click()
  await button(texts.uses.yes).click()
  await expect.poll(() => textsOf(summaries())).toEqual([first])
  await button(texts.undo).click()
  await expect.poll(() => textsOf(summaries())).toEqual([second, first])
})

test('an editor removes a doctor with every mention in one act, reads of the appointments, and undoes all at once', async () => {
  const server = new EditorServer()
  server.answer('GET /ahead', () => ({ count: 3, first: '2026-03-09' }))
  await openEditor('Doktorlar', server)
  await summaries().getByText('Kerem Yalıner').click()
  await button(`${texts.list.remove}: Kerem Yalıner`).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^Bu doktorun 3 ileri tarihli randevusu var/)).toBeVisible()
  await expectNoBarrier('the uses of a record')
  const treatments = dialog.getByLabelText('Tedaviler', { exact: false })
  await treatments.first().selectOptions('Yerine: Selin Ardıç')
  for (const each of dialog.getByRole('combobox').elements())
    expect((each as HTMLSelectElement).value).not.toBe('')
  await dialog.getByRole('button', { name: texts.uses.yes }).click()
  await expect.poll(() => keptText(doctors)).not.toContain('kerem-yaliner')
  expect(await keptText('content/appointment.json')).not.toContain('kerem-yaliner')
  expect(await keptText('content/treatments.json')).not.toContain('kerem-yaliner')
  await button(texts.undo).click()
  await expect.poll(() => keptText(doctors)).toBeUndefined()
  expect(await keptText('content/appointment.json')).toBeUndefined()
})

test('an editor goes from a diagnostic to its field', async () => {
  await openEditor('Doktorlar')
  await page.css('summary').getByText('Selin Ardıç').click()
  await nameField().first().fill('')
  await page.css('summary').filter({ hasText: texts.faults.heading }).click()
  await button(texts.back).click()
  const finding = page.getByRole('region', { name: texts.draft.label }).getByRole('listitem')
  await finding.getByRole('button').first().click()
  await expect.element(nameField().first()).toHaveFocus()
})

test('an editor writes a phone number as usual, and it is stored in the form of the site', async () => {
  await openEditor('Klinik bilgileri')
  const phone = page.getByRole('textbox', { name: /Sabit/ })
  for (const written of ['0212 555 12 34', '(0212) 555 12 34', '0212-555-12-34', '2125551234']) {
    await phone.fill(written)
    await expect.element(phone).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(phone).toHaveValue('+90 212 555 12 34')
  }
})
