import type { Page } from '@playwright/test'
import {
  content,
  everyPage,
  expect,
  type PageId,
  pageName,
  paths,
  test,
  tr,
  visit,
} from './fixtures.ts'

const clinic = content('clinic')
const footer = (page: Page) => page.getByRole('contentinfo')
const [year = '', month, day] = clinic.lastUpdated.split('-')
const updated = tr('footer', 'updated', { date: `${day}.${month}.${year}` })
const editor = tr('footer', 'editor', { name: clinic.editor.name })
const lines = [
  tr('footer', 'disclaimer'),
  `${updated} · ${editor}, ${clinic.editor.email}`,
  tr('footer', 'copyright', { year, site: tr('common', 'siteName', { clinic: clinic.name }) }),
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor of every page reads the copyright, the keywords, address and hours and the duties’ lines', async ({
    page,
  }) => {
    for (const { path } of everyPage) {
      await page.goto(encodeURI(path))
      const foot = footer(page)
      await expect(foot.getByRole('paragraph'), path).toContainText(lines)
      for (const word of clinic.keywords) {
        await expect(foot.getByRole('listitem').getByText(word, { exact: true })).toBeVisible()
      }
      await expect(foot).toContainText(clinic.address.street)
      await expect(foot).toContainText('Cumartesi 11.00-18.00')
    }
  })

  test('a visitor reaches every page from it', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(paths.home)
    const links = footer(page)
      .getByRole('navigation', { name: tr('footer', 'pages') })
      .getByRole('link')
    const entries = content('pages').menus.footer.map(({ page }) => page)
    await expect(links).toHaveText(entries.map(pageName))
    for (const name of [...entries, 'privacy'] as PageId[]) {
      await footer(page).getByRole('link').getByText(pageName(name), { exact: true }).click()
      await expect(page).toHaveURL(encodeURI(paths[name]))
    }
  })

  test('a visitor calls either number by one press', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(paths.home)
    for (const phone of [clinic.phones.mobile, clinic.phones.landline]) {
      await expect(footer(page).getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:+${phone.replace(/\D/g, '')}`,
      )
    }
  })
})

test('a visitor opens the clinic’s pages on two networks in a new tab', {
  tag: '@desktop',
}, async ({ page, context, thirdPartyRequests }) => {
  await visit(page, paths.staff)
  expect(clinic.social).toHaveLength(2)
  for (const { label, url } of clinic.social) {
    const link = footer(page).getByRole('link', { name: `${label} ${tr('common', 'newTab')}` })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link.getByText(label)).toHaveAttribute('lang', 'en')
    const tab = context.waitForEvent('page')
    await link.click()
    await (await tab).waitForLoadState()
    expect(thirdPartyRequests).toContain(url)
  }
})

test('the bar at the screen’s foot covers nothing of the footer’s end', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, paths.contact)
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
    const button = page.getByRole('button', { name: tr('common', 'reach.label') })
    const box = await button.boundingBox()
    const lowest = await footer(page)
      .locator('p, a')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
    expect(lowest, `at ${width} px`).toBeLessThanOrEqual(box?.y ?? 0)
  }
})

test('every link of the footer is at least 44 px high, even on the smallest phone', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await visit(page, paths.home)
  const low = await footer(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => ({ height: link.getBoundingClientRect().height, text: link.textContent }))
        .filter(({ height }) => height < 44),
    )
  expect(low).toEqual([])
})
