import { expect, pageName, paths, test, visit } from './fixtures.ts'

test('a visitor who types an alias reads the page at its own address', {
  tag: '@nightly',
}, async ({ page }) => {
  const response = await visit(page, '/Hakkımızda?kaynak=afis#content')
  expect(response.status()).toBe(200)
  expect(new URL(page.url()).pathname).toBe(encodeURI(paths.about))
  expect(new URL(page.url()).search).toBe('?kaynak=afis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('about'))
})

test.describe('on a host without aliases', () => {
  test('a visitor who types an alias is redirected by 404.html', async ({ page }) => {
    await page.route('**/hakkimizda', async (route) => {
      const notFound = new URL('/boyle-bir-sayfa-yok', route.request().url()).href
      await route.fulfill({ response: await route.fetch({ url: notFound }) })
    })
    await page.goto('/hakkimizda#content')
    await page.waitForURL(`**${encodeURI(paths.about)}#content`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('about'))
  })
})
