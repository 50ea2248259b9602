import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { localeFile } from './support/content.ts'
import { words as desk } from './support/desk.ts'
import { type EditorSite, openEditorSite } from './support/editorSite.ts'

const words: typeof import('virtual:locale/editor').default = localeFile('editor')

// The site is really built in it.
test.setTimeout(300_000)

let site: EditorSite

test.beforeAll(async () => {
  site = await openEditorSite()
})

test.afterAll(() => site.close())

test('an editor raises a price in a form, the manager approves it, and it is published', async ({
  browser,
}) => {
  const page = await site.comeIn(await browser.newContext(), 'Ayşe', 'editor')
  await page.getByRole('button', { name: 'Fiyat listesi', exact: true }).click()
  const highest = page.getByLabel('Dolgu: En yüksek fiyat')
  await expect(highest).toHaveValue('2.000')

  await highest.fill('10')
  const lowest = page.getByLabel('Dolgu: En düşük fiyat')
  await expect(lowest).toHaveAttribute('aria-invalid', 'true')
  await expect(lowest).toHaveAccessibleDescription(/En düşük fiyat, en yüksek fiyattan büyük\./)
  const send = page.getByRole('button', { name: words.draft.send })
  await expect(send).toBeDisabled()

  // What could be one figure or another is not guessed at; thousands are understood as people part them.
  await highest.fill('2,75')
  await expect(highest).toHaveAttribute('aria-invalid', 'true')
  await expect(send).toBeDisabled()

  await highest.fill('2.750')
  await expect(page.getByText(words.faults.none)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Fiyat listesi (değişti)' })).toBeVisible()
  await send.click()
  await expect(page.getByText(words.draft.sent)).toBeVisible()
  await expect(page.getByText('2.000 TL → 2.750 TL')).toBeVisible()
  await expect(page.getByRole('button', { name: words.proposals.approve })).toHaveCount(0)

  const managing = await site.comeIn(await browser.newContext(), 'Mehmet', 'manager')
  await managing.getByRole('button', { name: words.proposals.approve }).click()
  await expect(managing.getByText(words.proposals.none)).toBeVisible({ timeout: 240_000 })
  await expect(
    managing.getByRole('button', { name: words.published.undo, exact: true }),
  ).toBeVisible()
  expect(readFileSync(join(site.root, 'content/prices.json'), 'utf8')).toContain('"max": 2750')
  const list = await page.request.get(`${site.origin}/fiyat-Listesi`)
  expect(await list.text()).toContain('1500 - 2750')
})

test('an editor whose browser cannot fetch the forms is told so, and may reload', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const forms = '**/assets/EditorPage-*.js'
  await context.route(forms, (route) => route.abort())
  const page = await site.comeIn(context, 'Selin', 'editor')
  await expect(page.getByRole('alert')).toHaveText(desk.faults.other)
  await expect(page.getByRole('button', { name: desk.frame.lock })).toBeVisible()
  await context.unroute(forms)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Fiyat listesi', exact: true })).toBeVisible()
})
