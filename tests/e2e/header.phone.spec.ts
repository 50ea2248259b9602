import { expect, pageName, paths, test, tr, visit } from './fixtures.ts'
import { closeControl, drawer, tooth } from './support/drawer.ts'
import { menu, openMenu } from './support/menu.ts'
import { pageWith } from './support/sectionPage.ts'

test('a visitor finds one menu, with the treatments and questions too', async ({ page }) => {
  await visit(page, paths.home)
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1)
  await expect(menu(page)).toBeHidden()
  await tooth(page).tap()
  await expect(drawer(page).getByRole('link')).toHaveText([
    ...(['home', 'staff', 'about', 'prices'] as const).map(pageName),
    'Blog',
    pageName('contact'),
    tr('common', 'drawer.book'),
    pageWith('pain').title,
    pageName('implant'),
    pageName('questions'),
  ])
  await drawer(page)
    .getByRole('link', { name: pageName('implant') })
    .tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(drawer(page)).toHaveCount(0)
})

test('a visitor closes the drawer by Back, and comes back from a page of it by one Back', async ({
  page,
}) => {
  await visit(page, paths.home)
  await visit(page, paths.prices)
  await tooth(page).tap()
  await expect(closeControl(page)).toBeFocused()
  await page.goBack()
  await expect(drawer(page)).toHaveCount(0)
  await expect(page).toHaveURL(encodeURI(paths.prices))
  await tooth(page).tap()
  await closeControl(page).tap()
  await expect(drawer(page)).toHaveCount(0)
  await tooth(page).tap()
  await drawer(page)
    .getByRole('link', { name: pageName('staff') })
    .tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(encodeURI(paths.staff))
  await page.goBack()
  await expect(page).toHaveURL(encodeURI(paths.prices))
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
})

for (const state of ['has none', 'never loads'] as const)
  test.describe(`where a page’s script ${state}`, { tag: '@nightly' }, () => {
    test.use({ javaScriptEnabled: state === 'never loads' })

    test('a visitor finds the pages in the footer by the tooth', async ({
      page,
      consoleAllowance,
    }) => {
      consoleAllowance.push(/Failed to load resource/)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(paths.home)
      const links = await openMenu(page)
      await expect(links).toBeInViewport()
      await links.getByRole('link', { name: pageName('staff') }).click()
      await expect(page).toHaveURL(encodeURI(paths.staff))
    })
  })
