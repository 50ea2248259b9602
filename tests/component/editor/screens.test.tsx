import published from 'virtual:editor-site'
import translated from 'virtual:editor-site/translated'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EditorServer, openEditor, texts } from '../support/editor'
import { press } from '../support/setup'

/** The subjects with a form of their own, by their titles. */
const subjects = [
  'Fiyat listesi',
  'Çalışma saatleri',
  'Özel günler',
  'Doktorlar',
  'Hizmetler',
  'Hasta yorumları',
  'Ana sayfa girişi',
  'Klinik bilgileri',
  'Hakkımızda',
  'Randevu sayfası',
  'Sorular',
  'Tedaviler',
  'Sayılarla klinik',
  'Fotoğraf dizileri',
  'Çağrılar',
  'Metinler',
  'Sayfalar',
  'KVKK metni',
  'Görünüm',
  'Site ayarları',
]

const form = () => document.querySelector('[data-form]')

function unfold(): void {
  for (const details of document.querySelectorAll('details')) details.open = true
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\d-]+/u)

/** Ids and kinds of the published content, without those that are words of a text. */
const codes = (() => {
  const found = new Set<string>()
  const spoken = new Set<string>()
  for (const [file, text] of Object.entries(published.texts))
    if (/^content\/[^/]+\.json$/.test(file))
      JSON.stringify(JSON.parse(text), (key, part: unknown) => {
        if (typeof part !== 'string') return part
        if (['id', 'kind', 'record', 'page'].includes(key)) found.add(part)
        else for (const word of wordsOf(part)) spoken.add(word)
        return part
      })
  return [...found].filter((code) => !spoken.has(code))
})()

/** What a person reads on the screen: texts, values and names. */
function* written(): Iterable<string> {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement?.closest('script, style, iframe'))
      yield nodes.currentNode.nodeValue ?? ''
  for (const element of document.querySelectorAll('body *')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      yield element.getAttribute(name) ?? ''
    if (element.matches('input, textarea')) yield (element as HTMLInputElement).value
  }
}

const codesOnScreen = () => [
  ...new Set(
    [...written()].filter(
      (text) =>
        /[{}]|\.json\b|content\/|\b(?:true|false)\b|(?<!posta |alan )\bkodu?\b/i.test(text) ||
        wordsOf(text).some((word) => codes.includes(word)),
    ),
  ),
]

/** The visible frames around each field and its label; the greatest number. */
function framesAroundFields(): number {
  const isFramed = (element: Element) =>
    Number.parseFloat(getComputedStyle(element).borderInlineStartWidth) > 0
  const fields = form()?.querySelectorAll('input, select, textarea') ?? []
  const counts = [...fields].map((field) => {
    let count = 0
    for (
      let around = (field.closest('label') ?? field).parentElement;
      around && around !== form();
      around = around.parentElement
    )
      if (isFramed(around)) count += 1
    return count
  })
  return Math.max(0, ...counts)
}

describe.each(subjects)('an editor in "%s"', (subject) => {
  test('reads no code, sees at most two frames around a field, and adds records without an error before she has left their fields', async () => {
    await openEditor(subject)
    unfold()
    expect(codesOnScreen()).toEqual([])
    expect(framesAroundFields()).toBeLessThanOrEqual(2)
    const labels = new Set(
      page
        .getByRole('button', { name: /^Yeni .* ekle$| sayfası$/ })
        .elements()
        .map(({ textContent }) => textContent),
    )
    for (const label of labels) {
      await press(page.getByRole('button', { name: label, exact: true }).last())
      await expect.element(page.getByText(texts.faults.checking)).not.toBeInTheDocument()
      unfold()
      const added = document.activeElement?.closest('li, tr, fieldset')
      const errors = [...(added?.querySelectorAll('[id$="-fault"]') ?? [])]
      expect(
        errors.map(({ textContent }) => textContent),
        label,
      ).toEqual([])
      expect(codesOnScreen(), label).toEqual([])
      expect(framesAroundFields(), label).toBeLessThanOrEqual(2)
    }
  })
})

test('an editor reads no code among the subjects and the other texts', async () => {
  const { groups } = texts.wording
  await openEditor()
  expect(codesOnScreen()).toEqual([])
  for (const group of Object.values(groups)) {
    // Their words name commands and sign-in codes.
    if ([groups.locale, groups.server, groups.desk].includes(group)) continue
    await press(page.getByRole('button', { name: texts.wording.heading, exact: true }))
    await press(page.getByRole('button', { name: group, exact: true }))
    expect(codesOnScreen(), group).toEqual([])
    await press(page.getByRole('button', { name: texts.back, exact: true }))
    await press(page.getByRole('button', { name: texts.back, exact: true }))
  }
})

test('an editor reads no code among the translations', async () => {
  const server = new EditorServer()
  server.site = translated
  await openEditor(texts.translations.heading, server)
  await page
    .getByRole('button', { name: /İngilizce/ })
    .first()
    .click()
  unfold()
  expect(codesOnScreen()).toEqual([])
})
