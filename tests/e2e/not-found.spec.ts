import { content, expect, test, tr, visit } from './fixtures.ts'

test('a visitor goes home from an address that does not exist, where the page has its own address and title again', async ({
  page,
}) => {
  await visit(page, '/boyle-bir-sayfa-yok')
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
