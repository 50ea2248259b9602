import { content, everyPage, expect, paths, test, visit } from './fixtures.ts'
import { watch } from './support/guards.ts'

for (const { name, path } of everyPage) {
  // That the console stays silent is asked of every test here (see fixtures).
  test(`a visitor who reads ${name} to its end hears no complaint and gets no cookie`, async ({
    page,
    context,
    thirdPartyRequests,
  }) => {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    const map = new URL(content('clinic').map.embedUrl).host
    expect(thirdPartyRequests.filter((url) => new URL(url).host !== map)).toEqual([])
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
}

test('a complaint of the page is heard', async ({ browser, baseURL }) => {
  const context = await browser.newContext()
  const { complaints, thirdParty } = await watch(context, new URL(baseURL ?? '').origin)
  const page = await context.newPage()
  await page.goto(`${baseURL}${paths.home}`)
  await page.evaluate(() => {
    console.error('first')
    console.warn('second')
    setTimeout(() => {
      throw new Error('third')
    })
    document.body.append(Object.assign(new Image(), { src: '/missing.png' }))
  })
  for (const expected of ['first', 'second', 'third', '404']) {
    await expect.poll(() => complaints.join('\n')).toContain(expected)
  }
  await page.goto('https://elsewhere.example/')
  expect(thirdParty).toContain('https://elsewhere.example/')
  await context.close()
})
