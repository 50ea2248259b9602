import { content, expect, pageName, paths, test, tr, visit } from './fixtures.ts'
import { form } from './support/appointmentForm.ts'
import { drawer, tooth } from './support/drawer.ts'
import { breakWhere, broken } from './support/faults.ts'
import { menu } from './support/menu.ts'

const { landline } = content('clinic').phones
const tel = `tel:${landline.replaceAll(' ', '')}`

test.beforeEach(({ consoleAllowance }) => {
  consoleAllowance.push(broken)
})

// Files still on their way when a test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** A part of a page by a text only it asks for, and by something that must live on beside it. */
const parts = [
  {
    part: 'the hero',
    path: paths.home,
    key: 'hero.label',
    beside: pageName('about'),
  },
  {
    part: 'the about block',
    path: paths.home,
    key: 'about.more',
    beside: tr('home', 'doctors.title'),
  },
  { part: 'the price list', path: paths.prices, key: 'search.label', beside: undefined },
  {
    part: 'the map',
    path: paths.contact,
    key: 'map.title',
    beside: tr('contact', 'hours.heading'),
  },
]

for (const { part, path, key, beside } of parts) {
  test(`where ${part} breaks a visitor finds the clinic’s number, and the rest alive`, async ({
    page,
  }) => {
    await breakWhere(page, key)
    await visit(page, path)
    const panel = page.getByRole('main').getByRole('alert')
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(tr('common', 'error.title'))
    await expect(panel.getByRole('link', { name: landline })).toHaveAttribute('href', tel)
    await expect(panel).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    if (beside) {
      await expect(
        page.getByRole('main').getByRole('heading', { name: beside }).first(),
      ).toBeVisible()
    }
    await tooth(page).click()
    await expect(drawer(page)).toBeVisible()
  })
}

test('where the form breaks a visitor finds the number beside the photos', async ({ page }) => {
  await breakWhere(page, 'fields.phone')
  await visit(page, paths.appointment)
  await expect(form(page)).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert').getByRole('link')).toHaveAttribute('href', tel)
  await expect(main.getByRole('region', { name: tr('appointment', 'photos') })).toBeVisible()
})

test('where the header breaks the number stands in its place, and the page lives', async ({
  page,
}) => {
  await breakWhere(page, 'header.menu')
  await visit(page, paths.prices)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('#root > a[href^="tel:"]')).toHaveAttribute('href', tel)
  await page.getByRole('main').locator('button[aria-expanded]').first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
})

test('where the drawer breaks the tooth goes and the menu stays', async ({ page }) => {
  await breakWhere(page, 'drawer.title')
  await visit(page, paths.contact)
  await tooth(page).click()
  await expect(tooth(page)).toHaveCount(0)
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})

test('where the contact panel breaks the number takes the button’s place', async ({ page }) => {
  await breakWhere(page, 'reach.book')
  await visit(page, paths.contact)
  await page.getByRole('button', { name: tr('common', 'reach.label') }).click()
  const bar = page.getByRole('complementary', { name: tr('common', 'reach.label') })
  await expect(bar.getByRole('link', { name: landline })).toHaveAttribute('href', tel)
  await expect(page.getByRole('main')).toBeVisible()
})
