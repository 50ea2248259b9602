import { expect, paths, test } from './fixtures.ts'
import { watch } from './support/guards.ts'

test('an engineer sees a test fail on a console error of the page', { tag: '@nightly' }, async ({
  browser,
  baseURL,
}) => {
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
