import translated from 'virtual:editor-site/translated'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import {
  EditorServer,
  isAboveBar,
  isClean,
  keptText,
  openEditor,
  send,
  texts,
} from '../support/editor'

const { translations } = texts
const services = 'locales/en/content/services.json'
type Entries = Record<string, Record<string, string>>

let server: EditorServer

// English lacks the description of implants; the translation of their name is stale.
beforeEach(() => {
  const entries: Entries = JSON.parse(translated.texts[services] ?? '{}')
  delete entries['services.implant.description']
  Object.assign(entries['services.implant.title'] ?? {}, { tr: 'Vida' })
  server = new EditorServer()
  server.site = {
    ...translated,
    texts: { ...translated.texts, [services]: JSON.stringify(entries, null, 2) },
  }
})

test('an editor sees the state of each language, adds a missing translation, confirms a stale one, and sends both', async () => {
  await openEditor(translations.heading, server)
  const english = page.getByRole('listitem').filter({ hasText: 'English' })
  await expect.element(english).toHaveTextContent(translations.missing.replace('{{count}}', '1'))
  await expect.element(english).toHaveTextContent(translations.stale.replace('{{count}}', '1'))
  await expect.element(page.getByRole('heading', { name: 'العربية' })).toBeVisible()
  await expectNoBarrier('the languages')
  await english.getByRole('button').click()

  // Missing translations are listed first.
  const field = page.getByRole('textbox', { name: /İmplant.*(Açıklama|açıklama)/ })
  await expect.element(field).toHaveAttribute('lang', 'en')
  await expect.element(field).toHaveValue('')
  await field.fill('A root made of titanium')
  await expect.element(page.getByText(translations.states.current, { exact: true })).toBeVisible()
  await isClean()
  await isAboveBar(field)
  await expectNoBarrier('a language')

  await page
    .getByRole('button', { name: translations.filter.stale.replace('{{count}}', '1') })
    .click()
  await expect.element(page.css('del')).toHaveTextContent('Vida')
  await expect.element(page.css('ins').first()).toBeVisible()
  await page.getByRole('button', { name: translations.holds }).click()
  await expect.element(page.getByText(translations.held)).toBeVisible()
  await isClean()
  await send()
  const entries: Entries = JSON.parse(server.textOf(services) ?? '{}')
  expect(entries['services.implant.description']?.en).toBe('A root made of titanium')
  expect(entries['services.implant.title']?.tr).not.toBe('Vida')
  expect(entries['services.implant.title']?.en).toMatch(/^en /)
})

test('an editor hides a text whose earlier translation must not stay', async () => {
  await openEditor(translations.heading, server)
  await page.getByRole('button', { name: `İngilizce: ${translations.open}` }).click()
  await page
    .getByRole('button', { name: translations.filter.stale.replace('{{count}}', '1') })
    .click()
  await page.getByRole('button', { name: translations.hide }).click()
  await expect.element(page.getByText(translations.nowHidden)).toBeVisible()
  const hidden = `İngilizce: ${translations.hidden_one.replace('{{count}}', '1')}`
  await expect.element(page.getByRole('button', { name: hidden })).toBeVisible()
  await isClean()
  await expectNoBarrier('a hidden text')
  const entries = async (): Promise<Entries> => JSON.parse((await keptText(services)) ?? '{}')
  await expect.poll(entries).not.toHaveProperty(['services.implant.title'])
})

test('an editor reads in the bar only what her draft changes, not what the site lacked before', async () => {
  await openEditor('Doktorlar', server)
  await page.css('summary').getByText('Selin Ardıç').click()
  await page.getByRole('textbox', { name: 'Ad soyad', exact: true }).first().fill('Selin Aydın')
  const bar = page.getByRole('region', { name: texts.draft.label })
  await isClean()
  await expect
    .element(bar.getByText(translations.heading, { exact: false }))
    .not.toBeInTheDocument()
})

test('an editor of a new doctor reads what other languages show of it, and sees the page there', async () => {
  await openEditor('Doktorlar', server)
  await page.getByRole('button', { name: 'Yeni doktor ekle' }).click()
  await page
    .getByRole('textbox', { name: 'Unvan' })
    .last()
    .fill('Ağız, Diş ve Çene Cerrahisi Uzmanı ve Öğretim Üyesi')
  const act = translations.own_one.replace('{{count}}', '1')
  const start = 'Ağız, Diş ve Çene Cerrahisi Uzmanı ve…'
  await page.getByRole('button', { name: `İngilizce: ${act}: “${start}”` }).click()
  await expect.element(page.css(':focus')).toHaveAttribute('lang', 'en')
  const language = page.getByRole('region', { name: texts.preview.label })
  await expect.element(language).toBeVisible()
})
