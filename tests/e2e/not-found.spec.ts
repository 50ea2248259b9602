import { content, expect, type PageId, paths, test, tr, visit } from './fixtures.ts'

const unknown = '/boyle-bir-sayfa-yok'
const { landline } = content('clinic').phones
const callLink = { name: landline, exact: true }

test.describe('a visitor of an address that does not exist', () => {
  test('reads an error page with status 404 and links to every page', async ({ page }) => {
    const response = await visit(page, unknown)
    await test.step('reads so, and gets status 404', async () => {
      expect(response.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tr('notFound', 'title'))
      await expect(page.getByText(tr('notFound', 'text'))).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    })

    await test.step('can call the clinic', async () => {
      await expect(page.locator('main').getByRole('link', callLink)).toHaveAttribute(
        'href',
        `tel:${landline.replaceAll(' ', '')}`,
      )
    })

    await test.step('finds every page of the site', async () => {
      const links = page
        .getByRole('navigation', { name: tr('notFound', 'pages') })
        .getByRole('link')
      const addresses = await links.evaluateAll((all: HTMLAnchorElement[]) =>
        all.map((link) => decodeURI(new URL(link.href).pathname)),
      )
      const { footer } = content('pages').menus
      const named = [...footer.map(({ page }) => page), 'privacy'] as PageId[]
      expect(addresses).toEqual(named.map((name) => paths[name]))
    })

    await test.step('goes home, where the page has its own address and title again', async () => {
      await page
        .locator('main')
        .getByRole('link', { name: tr('notFound', 'home') })
        .click()
      await expect(page).toHaveURL((url) => url.pathname === '/')
      const { name, website } = content('clinic')
      await expect(page).toHaveTitle(`Ana Sayfa | ${name} Diş Kliniği`)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${website}/`)
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    })
  })
})
