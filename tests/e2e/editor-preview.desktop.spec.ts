import type { Browser, Page } from '@playwright/test'
import { sessionCookie } from '../../scripts/prove/desk/sessions.ts'
import { openServedCheckout } from '../../scripts/prove/editor/servedCheckout.ts'
import { expect, test } from './fixtures.ts'
import { faults } from './support/axe.ts'
import { localeFile } from './support/content.ts'
import { type Watched, watch } from './support/guards.ts'

const words: typeof import('virtual:locale/editor').default = localeFile('editor')

let editor: Awaited<ReturnType<typeof openServedCheckout>>
let editors = 0
/** What the pages of a test were heard to say: they stand on a server of their own. */
const heard: Watched[] = []

test.beforeAll(async () => {
  editor = await openServedCheckout()
})

test.afterAll(() => editor.close())

test.afterEach(() => {
  for (const { violations, complaints } of heard.splice(0)) {
    expect(violations, 'the pages keep to their policies').toEqual([])
    expect(complaints, 'the console stays silent').toEqual([])
  }
})

async function newContext(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  heard.push(await watch(context, editor.origin))
  return context
}

/** An editor at the site's content, and the page beside it. */
async function open(browser: Browser) {
  editors += 1
  const context = await newContext(browser)
  await context.addCookies([sessionCookie(await editor.session(`Ayşe ${editors}`, 'editor'))])
  const page = await context.newPage()
  await page.goto(`${editor.origin}/yonetim#site`)
  return { page, site: siteIn(page) }
}

/** The page that is seen: the one behind it takes no part. */
const siteIn = (page: Page) => page.frameLocator('iframe:not([inert])')
const openSubject = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

test('an editor sees a price on the page of prices as it is typed, its panel open and its row marked', async ({
  browser,
}) => {
  const { page, site } = await open(browser)
  await expect(site.getByRole('heading', { level: 1 })).toBeAttached()
  await openSubject(page, 'Fiyat listesi')
  await page.locator('[id="f-categories-0-rows-0-max"]').evaluate((field: HTMLElement) => {
    for (let around = field.parentElement; around; around = around.parentElement)
      if (around instanceof HTMLDetailsElement) around.open = true
    field.focus()
  })
  await expect(site.getByRole('cell', { name: '1500 - 2000 TL' })).toHaveAttribute(
    'data-pointed',
    '',
  )
  await expect(page.getByLabel(words.preview.page, { exact: true })).toHaveValue('prices')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2750')
  await expect(site.getByRole('cell', { name: '1500 - 2750 TL' })).toBeVisible()
})

test('an editor who presses a name on the page is led to its field', async ({ browser }) => {
  const { page, site } = await open(browser)
  await page.getByLabel(words.preview.page, { exact: true }).selectOption('staff')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Kadromuz')
  const name = site.getByRole('heading', { level: 2 }).first()
  const text = await name.innerText()
  await name.click()
  const field = page.locator(':focus')
  await expect(field).toHaveValue(text)
  await field.fill('Uzm. Dt. Selin Ardıç')
  await expect(site.getByRole('heading', { name: 'Uzm. Dt. Selin Ardıç' })).toBeVisible()
})

test('an editor rewords a button where it is pressed, and in the file one line changes', async ({
  browser,
}) => {
  const { page, site } = await open(browser)
  await site.getByRole('banner').getByRole('link', { name: 'Randevu al' }).click()
  const field = page.locator(':focus')
  await expect(field).toHaveValue('Randevu al')
  await field.fill('Randevu alın')
  await expect(site.getByRole('banner').getByRole('link', { name: 'Randevu alın' })).toBeVisible()
  await page.getByRole('button', { name: words.draft.send }).click()
  await expect(page.getByText(words.draft.sent)).toBeVisible()
  const back = page.getByRole('button', { name: words.back })
  await back.click()
  await back.click()
  await expect(
    page.getByText(`${words.wording.groups.common}: «Randevu al» → «Randevu alın»`, {
      exact: true,
    }),
  ).toBeVisible()
})

test('a text is found by its words, and one that loses what is filled in cannot be sent', async ({
  browser,
}) => {
  const { page } = await open(browser)
  await openSubject(page, words.wording.heading)
  await page.getByRole('searchbox', { name: words.wording.search }).fill('son guncelleme')
  await page.getByRole('button', { name: /Son güncelleme/ }).click()
  const field = page.locator(':focus')
  await expect(field).toHaveValue('Son güncelleme: {{date}}')
  await field.fill('Son güncelleme')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: words.draft.send })).toBeDisabled()
})

test('the page beside the form leads nowhere and sends nothing', async ({ browser }) => {
  const { page, site } = await open(browser)
  await page.getByLabel(words.preview.page, { exact: true }).selectOption('appointment')
  await expect(site.getByRole('form')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  await site.getByRole('button', { name: 'Randevu Al' }).click()
  await expect(page.locator(':focus')).toHaveValue('Randevu Al')
  await site.getByRole('contentinfo').getByRole('link').first().click()
  await expect(site.getByRole('form')).toBeVisible()
  expect(asked).toEqual([])
})

test('the page that shows drafts shows nothing by itself, and stands in no other site', async ({
  browser,
  request,
}) => {
  const answer = await request.get(`${editor.origin}/yonetim/preview/`)
  const headers = answer.headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  const page = await (await newContext(browser)).newPage()
  await page.goto(`${editor.origin}/yonetim/preview/`)
  await page.evaluate(() => postMessage({ kind: 'show', view: {} }, origin))
  await expect(page.locator('#root')).toBeEmpty()
})

for (const width of [1280, 360])
  test(`with the page open nothing is in anybody's way at ${width} pixels`, async ({ browser }) => {
    const { page, site } = await open(browser)
    await expect(page.getByRole('button', { name: 'Fiyat listesi', exact: true })).toBeVisible()
    await page.setViewportSize({ width, height: 800 })
    await expect(site.getByRole('heading', { level: 1 })).toBeAttached()
    expect(await faults(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await page.getByRole('button', { name: words.preview.hide }).click()
    await expect(page.getByRole('button', { name: words.preview.show })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await faults(page)).toEqual([])
  })
