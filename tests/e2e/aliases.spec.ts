import { content, expect, paths, test, tr, visit } from './fixtures.ts'

const landings: [typed: string, path: string][] = [
  ['/Hakkımızda', paths.about],
  ['/HAKKIMIZDA', paths.about],
  ['/hakkimizda', paths.about],
  ['/Hakkimizda', paths.about],
  ['/hakkımızda/', paths.about],
  ['/hakkımızda'.normalize('NFD'), paths.about],
  ['/Kadromuz', paths.staff],
  ['/kadromuz/', paths.staff],
  ['/fiyat-listesi', paths.prices],
  ['/Fiyat-Listesi', paths.prices],
  ['/fiyat-Listesi/', paths.prices],
  ['/iletisim', paths.contact],
  ['/İletişim', paths.contact],
  ['/Iletisim', paths.contact],
  ['/iletişim'.normalize('NFD'), paths.contact],
  ['/iletişim/', paths.contact],
  ['/Randevu', paths.appointment],
  ['/randevu/', paths.appointment],
]

for (const [typed, path] of landings.filter(([typed, path]) => typed !== path)) {
  test(`a visitor who types ${JSON.stringify(typed)} is led to ${path}`, async ({ request }) => {
    const answer = await request.get(encodeURI(typed), { maxRedirects: 0 })
    expect([301, 308]).toContain(answer.status())
    const { location } = answer.headers()
    expect(new URL(location ?? '', 'http://x').pathname).toBe(encodeURI(path))
  })
}

test('a visitor who types another spelling reads the page under its own address', async ({
  page,
}) => {
  const response = await visit(page, '/Hakkımızda?kaynak=afis#content')
  expect(response.status()).toBe(200)
  expect(new URL(page.url()).pathname).toBe(encodeURI(paths.about))
  expect(new URL(page.url()).search).toBe('?kaynak=afis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    tr('common', 'pages.about.title'),
  )
})

test('the canonical spelling of every page answers at once', async ({ request }) => {
  for (const path of Object.values(paths)) {
    const answer = await request.get(encodeURI(path), { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8/i)
  }
})

for (const unknown of ['/boyle-bir-sayfa-yok', '/hakkımızda/ekip', '/%E0%A4%A', '/randevu.html']) {
  test(`a visitor of ${unknown} gets a real 404 with the phone number`, async ({ request }) => {
    const answer = await request.get(unknown.includes('%') ? unknown : encodeURI(unknown))
    expect([400, 404]).toContain(answer.status())
    const { landline } = content('clinic').phones
    expect(await answer.text()).toContain(landline)
  })
}

test.describe('on a host that knows no aliases', () => {
  test('404.html leads another spelling to its page before anything else', async ({ page }) => {
    await page.route('**/hakkimizda', async (route) => {
      const notFound = new URL('/boyle-bir-sayfa-yok', route.request().url()).href
      await route.fulfill({ response: await route.fetch({ url: notFound }) })
    })
    await page.goto('/hakkimizda#content')
    await page.waitForURL(`**${encodeURI(paths.about)}#content`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      tr('common', 'pages.about.title'),
    )
  })
})
