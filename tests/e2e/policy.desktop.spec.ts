import { expect, paths, test, visit } from './fixtures.ts'

test('a visitor is safe from injected markup, scripts and styles, and the suite reports them', async ({
  page,
  watched,
  consoleAllowance,
}) => {
  await visit(page, paths.appointment)
  const { elsewhere, markup } = await page.evaluate(async () => {
    const script = (fill: (element: HTMLScriptElement) => void) => {
      const element = document.createElement('script')
      fill(element)
      document.head.append(element)
    }
    const style = document.createElement('style')
    style.textContent = 'main { display: none }'
    document.head.append(style)
    document.body.setAttribute('style', 'display: none')
    let markup = ''
    try {
      document.body.innerHTML = '<img src="x" onerror="document.title = 1">'
    } catch (error) {
      markup = String(error)
    }
    try {
      script((element) => {
        element.textContent = 'document.title = 2'
      })
    } catch {}
    const elsewhere = await fetch('https://elsewhere.example/', { method: 'POST', body: 'x' }).then(
      () => 'sent',
      () => 'refused',
    )
    return { elsewhere, markup }
  })

  expect(markup).toContain('TrustedHTML')
  expect(elsewhere).toBe('refused')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page).toHaveTitle(/Mercan/)
  const directives = () => watched.violations.map((told) => told.split(/[ :]+/)[4]).sort()
  await expect
    .poll(directives)
    .toEqual([
      'connect-src',
      'require-trusted-types-for',
      'require-trusted-types-for',
      'style-src-attr',
      'style-src-elem',
    ])
  // All messages were expected.
  consoleAllowance.push(/./)
  watched.violations.length = 0
})
