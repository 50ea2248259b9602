import translated from 'virtual:editor-site/translated'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readDraft, storeDraft } from '../../../src/editor/client/draft/draftStorage'
import { expectNoBarrier } from '../support/axe'
import { EditorServer, keptText, openEditor, reopenEditor, texts } from '../support/editor'
import { allowComplaints } from '../support/setup'

const site = 'content/site.json'
const clinic = 'content/clinic.json'
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('an editor who deletes a letter of the time zone types on, and her draft opens every form', async () => {
  const server = await openEditor('Site ayarları')
  await field('Saat dilimi').fill('Europe/Istanbu')
  await expect.element(field('Saat dilimi')).toHaveValue('Europe/Istanbu')
  await expect.poll(() => keptText(site)).toContain('"Europe/Istanbu"')
  await field('Para birimi').fill('TR')
  await expect.poll(() => keptText(site)).toContain('"TR"')
  for (const subject of ['Fiyat listesi', 'Çalışma saatleri', 'Özel günler']) {
    await reopenEditor(server, subject)
    await expect.element(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
    await expect.element(page.getByText(texts.unshown.text)).not.toBeInTheDocument()
  }
})

test('an editor who is typing the code of a language opens the translations', async () => {
  const server = new EditorServer()
  server.site = translated
  for (const code of ['e', 'en-', 'en_GB', '']) {
    const half = (translated.texts[site] ?? '').replace('"code": "en"', `"code": "${code}"`)
    server.site = { ...translated, texts: { ...translated.texts, [site]: half } }
    await reopenEditor(server, texts.translations.heading)
    await expect.element(page.getByRole('heading', { name: 'العربية' })).toBeVisible()
    await expect.element(page.getByText(texts.translations.damaged)).toBeVisible()
  }
})

test('an editor whose draft a form cannot show keeps the editor, and takes the form back', async () => {
  const server = await openEditor('Çalışma saatleri')
  const days = page.getByRole('checkbox', { name: texts.hours.open })
  await days.nth(6).click()
  await expect.poll(() => keptText(clinic)).toBeDefined()
  const draft = (await readDraft('ayse'))?.draft
  if (!draft) throw new Error('no draft was stored')
  const broken = { ...JSON.parse(draft.texts[clinic] ?? ''), hours: [{ open: '09:00' }] }
  const changed = {
    ...draft,
    revision: draft.revision + 1,
    texts: { [clinic]: JSON.stringify(broken) },
  }
  const kept = { draft: changed, steps: [] }
  await storeDraft('ayse', draft, kept, () => kept)

  await reopenEditor(server, 'Çalışma saatleri (değişti)')
  await expect.element(page.getByText(texts.unshown.text)).toBeVisible()
  await expect.element(page.getByRole('button', { name: texts.draft.discard })).toBeVisible()
  await expectNoBarrier('a form that cannot be shown')
  allowComplaints(/<Week>/)
  await page.getByRole('button', { name: texts.unshown.restore }).click()
  await expect.element(days.nth(6)).toBeVisible()
  await expect.poll(() => keptText(clinic)).toBeUndefined()
})
