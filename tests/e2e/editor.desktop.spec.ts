import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { expect, nightlyExcept, test } from './fixtures.ts'
import { words as desk } from './support/desk.ts'
import { asEditor, keptText, openSubject, words } from './support/editorForms.ts'
import { type EditorSite, openEditorSite } from './support/editorSite.ts'
import { watch } from './support/guards.ts'

// One checkout and one server for all tests of this file.
test.describe.configure({ mode: 'default' })

let site: EditorSite

test.beforeAll(async () => {
  site = await openEditorSite()
})

test.afterAll(() => site.close())

const desktop = { viewport: { width: 1280, height: 800 } }
const prices = 'content/prices.json'
const send = (page: Page) => page.getByRole('button', { name: words.draft.send })
/** The visible preview; the hidden one is inert. */
const previewIn = (page: Page) => page.frameLocator('iframe:not([inert], [inert] *)')

/** Sends a proposal that raises the price of a filling; resolves to the editor's page. */
async function proposePrice(browser: Browser): Promise<Page> {
  const page = await site.comeIn(await browser.newContext(), 'Ayşe', 'editor')
  await openSubject(page, 'Fiyat listesi')
  const highest = page.getByLabel('Dolgu: En yüksek fiyat')
  await expect(highest).toHaveValue('2.000')
  await highest.fill('2.750')
  await expect(page.getByText(words.faults.none)).toBeVisible()
  await expect.poll(() => keptText(page, prices)).toContain('"max": 2750')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Fiyat listesi (değişti)' })).toBeVisible()
  // The server validates a draft at a low priority, as slowly as a busy machine lets it.
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/editor/proposals'),
  )
  await send(page).click()
  await stored
  await expect(page.getByText(words.draft.sent)).toBeVisible()
  await expect(page.getByText('2.000 TL → 2.750 TL')).toBeVisible()
  await expect(page.getByRole('button', { name: words.proposals.approve })).toHaveCount(0)
  return page
}

test('an editor raises a price in a form, finds it after a reload, sends it and deletes it', async ({
  browser,
}) => {
  const page = await proposePrice(browser)
  await page.getByRole('button', { name: words.proposals.delete }).click()
  await page.getByRole('button', { name: words.proposals.sure.yes }).click()
  await expect(page.getByText(words.proposals.none)).toBeVisible()
})

test.describe('a manager', { tag: '@nightly' }, () => {
  // The approval builds the site.
  test.describe.configure({ timeout: 300_000 })

  test('approves the price an editor has raised, opens its page, and undoes it', async ({
    browser,
  }) => {
    const page = await proposePrice(browser)
    const managing = await site.comeIn(await browser.newContext(), 'Mehmet', 'manager')
    await managing.getByRole('button', { name: words.proposals.approve }).click()
    await expect(managing.getByText(words.proposals.none)).toBeVisible({ timeout: 240_000 })
    const see = managing.getByRole('link', { name: words.publication.see })
    await expect(see).toHaveAttribute('href', '/fiyat-Listesi')
    expect(readFileSync(join(site.root, prices), 'utf8')).toContain('"max": 2750')
    const list = await page.request.get(`${site.origin}/fiyat-Listesi`)
    expect(await list.text()).toContain('1500 - 2750')
    await managing.getByRole('button', { name: words.published.undo, exact: true }).click()
    await managing.getByRole('button', { name: words.published.sure.yes }).click()
    await expect(managing.getByText(words.publication.undone)).toBeVisible()
    const former = await page.request.get(`${site.origin}/fiyat-Listesi`)
    expect(await former.text()).toContain('1500 - 2000')
  })
})

for (const [part, file] of Object.entries({ forms: 'EditorPage-*.js', words: 'editor-*.json' })) {
  test(`an editor whose browser cannot load the ${part} reads an error, and can reload`, {
    tag: nightlyExcept(part, 'forms'),
  }, async ({ browser }) => {
    const context = await browser.newContext()
    const forms = `**/assets/${file}`
    await context.route(forms, (route) => route.abort())
    const page = await site.comeIn(context, 'Selin', 'editor')
    await expect(page.getByRole('alert')).toHaveText(desk.faults.page)
    await expect(page.getByRole('button', { name: desk.frame.lock })).toBeVisible()
    await context.unroute(forms)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Fiyat listesi', exact: true })).toBeVisible()
  })
}

test('an editor sees a price on the page of prices while typing it, its panel open and its row marked', async ({
  browser,
}) => {
  await asEditor(
    browser,
    site,
    async (page) => {
      const preview = previewIn(page)
      await expect(preview.getByRole('heading', { level: 1 })).toBeAttached()
      await openSubject(page, 'Fiyat listesi')
      await page.locator('[id="f-categories-0-rows-0-max"]').evaluate((field: HTMLElement) => {
        for (let around = field.parentElement; around; around = around.parentElement)
          if (around instanceof HTMLDetailsElement) around.open = true
        field.focus()
      })
      await expect(preview.getByRole('cell', { name: '1500 - 2000 TL' })).toHaveAttribute(
        'data-pointed',
        '',
      )
      await expect(
        page.getByRole('combobox', { name: words.preview.page, exact: true }),
      ).toHaveValue('prices')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('2750')
      await expect(preview.getByRole('cell', { name: '1500 - 2750 TL' })).toBeVisible()
    },
    desktop,
  )
})

test('an editor who edits a slide sees it in the preview, and no other in its place', async ({
  browser,
}) => {
  const page = await site.comeIn(await browser.newContext(desktop), 'Ayşe', 'editor')
  await openSubject(page, 'Ana sayfa girişi')
  await page.locator('#f-slides-1 > summary').click()
  const headline = page.locator('#f-slides-1-headline')
  for (const words of ['Bir dişiniz eksikse', 'Eksik dişiniz için']) {
    await headline.fill(words)
    const carousel = previewIn(page).locator('[data-state="held"][data-active="1"]')
    await expect(carousel.getByRole('heading', { name: words })).toBeInViewport()
  }
  await page.context().close()
})

test('an editor who clicks links and buttons of the preview stays on the page and sends nothing', async ({
  browser,
}) => {
  await asEditor(
    browser,
    site,
    async (page) => {
      const preview = previewIn(page)
      await page
        .getByRole('combobox', { name: words.preview.page, exact: true })
        .selectOption('appointment')
      await expect(preview.getByRole('form')).toBeVisible()
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url())
      })
      await preview.getByRole('button', { name: 'Randevu Al' }).click()
      await expect(page.locator(':focus')).toHaveValue('Randevu Al')
      await preview.getByRole('contentinfo').getByRole('link').first().click()
      await expect(preview.getByRole('form')).toBeVisible()
      expect(sent).toEqual([])
    },
    desktop,
  )
})

test('a stranger finds no draft in the preview’s document, and cannot embed it in another site', async ({
  browser,
  request,
}) => {
  const response = await request.get(`${site.origin}/yonetim/preview/`)
  const headers = response.headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  const context = await browser.newContext(desktop)
  const { violations, complaints } = await watch(context, site.origin)
  const page = await context.newPage()
  await page.goto(`${site.origin}/yonetim/preview/`)
  await page.evaluate(() => postMessage({ kind: 'show', view: {} }, origin))
  await expect(page.locator('#root')).toBeEmpty()
  expect(violations, 'no violation of the policy').toEqual([])
  expect(complaints, 'no console messages').toEqual([])
})
