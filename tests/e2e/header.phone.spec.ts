import { expect, pageName, paths, test, tr, visit } from './fixtures.ts'
import { closeControl, drawer, held, isHeld, tooth } from './support/drawer.ts'
import { menu, menuButton, menuPages, openMenu } from './support/menu.ts'

test('a visitor opens the menu by its button and finds the five pages', async ({ page }) => {
  await visit(page, paths.home)
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page).getByRole('link')).toHaveCount(0)
  await menuButton(page).click()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page).getByRole('link')).toHaveText(menuPages.map(pageName))
  const list = page.locator(`#${await menuButton(page).getAttribute('aria-controls')}`)
  await expect(list.getByRole('link')).toHaveCount(menuPages.length)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await menuButton(page).click()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(list).toBeHidden()
})

test('a visitor pins the drawer by a tap, and books from it', async ({ page }) => {
  await visit(page, paths.home)
  await tooth(page).tap()
  await expect(closeControl(page)).toBeFocused()
  expect(await isHeld(page)).toEqual(held)
  await drawer(page)
    .getByRole('link', { name: tr('common', 'drawer.book') })
    .tap()
  await expect(page).toHaveURL(encodeURI(paths.appointment))
  await expect(drawer(page)).toHaveCount(0)
})

test('a visitor with a keyboard opens the menu, closes it with Escape and has the focus on the button', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.home)
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: pageName('home') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toBeFocused()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page).getByRole('link')).toHaveCount(0)
})

test('a visitor who follows a link finds the menu closed and the new page’s heading focused', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.home)
  await menuButton(page).click()
  await menu(page)
    .getByRole('link', { name: pageName('contact') })
    .click()
  await expect(page).toHaveURL(encodeURI(paths.contact))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page).getByRole('link')).toHaveCount(0)
})

test('a visitor closes the menu by the link to the current page, and by going back', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.home)
  await menuButton(page).click()
  await menu(page)
    .getByRole('link', { name: pageName('home') })
    .click()
  await expect(menu(page).getByRole('link')).toHaveCount(0)

  await openMenu(page)
  await menu(page)
    .getByRole('link', { name: pageName('about') })
    .click()
  await expect(page).toHaveURL(encodeURI(paths.about))
  await menuButton(page).click()
  await expect(menu(page).getByRole('link')).toHaveCount(menuPages.length)
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
  await expect(menu(page).getByRole('link')).toHaveCount(0)
})

test('a visitor closes the menu by a tap outside it, and by rotating the tablet', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.about)
  await menuButton(page).click()
  await expect(menu(page).getByRole('link')).toHaveCount(menuPages.length)
  await page.mouse.click(200, 700)
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')

  await menuButton(page).click()
  await page.setViewportSize({ width: 1100, height: 700 })
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(menu(page).getByRole('link')).toHaveCount(menuPages.length + 1)
})

test.describe('without scripts', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor opens the menu and finds no button that does nothing', async ({ page }) => {
    await page.goto(paths.home)
    await expect(page.getByRole('button', { name: tr('common', 'drawer.open') })).toBeHidden()
    await menuButton(page).click()
    await menu(page)
      .getByRole('link', { name: pageName('staff') })
      .click()
    await expect(page).toHaveURL(encodeURI(paths.staff))
  })
})

test('a visitor whose scripts never load opens the menu', async ({ page, consoleAllowance }) => {
  consoleAllowance.push(/Failed to load resource/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(paths.home)
  await menuButton(page).click()
  await expect(menu(page).getByRole('link')).toHaveCount(menuPages.length)
})
