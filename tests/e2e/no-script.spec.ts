import type { Page } from '@playwright/test'
import { content, everyPage, expect, pageName, paths, test, tr } from './fixtures.ts'
import { menuPages, openMenu } from './support/menu.ts'

test.use({ javaScriptEnabled: false })

const open = (page: Page, path: string) => page.goto(encodeURI(path))

test('a visitor without scripts reads every price', { tag: '@desktop' }, async ({ page }) => {
  await open(page, paths.prices)
  const { categories } = content('prices')
  await expect(page.getByRole('table')).toHaveCount(categories.length)
  for (const { title, rows } of categories) {
    const table = page.getByRole('table', { name: title, exact: true })
    for (const { treatment, min, max } of rows) {
      const price = min === undefined ? tr('prices', 'unpriced') : `${min} - ${max} TL`
      const row = table.getByRole('row').filter({ has: page.getByText(treatment, { exact: true }) })
      await expect(row).toBeVisible()
      await expect(row.getByRole('cell')).toHaveText(price)
    }
  }
})

for (const path of [paths.home, paths.about]) {
  test(`a visitor without scripts reads on ${path} what each service is`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, path)
    const { services } = content('services')
    for (const { title, description } of services) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(page.getByText(description, { exact: true })).toBeVisible()
    }
  })
}

test('a visitor without scripts gets to know the doctors', { tag: '@desktop' }, async ({
  page,
}) => {
  const { doctors } = content('doctors')
  await open(page, paths.home)
  for (const { name, summary } of doctors) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByText(summary, { exact: true })).toBeVisible()
  }
  await open(page, paths.staff)
  for (const { name, bio } of doctors) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const paragraph of bio) await expect(page.getByText(paragraph)).toBeVisible()
  }
})

test('a visitor without scripts sees the counters at their final values', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, paths.home)
  for (const { label, target } of content('statistics').statistics) {
    const figure = page
      .getByRole('term')
      .filter({ hasText: label })
      .locator('xpath=following-sibling::dd')
    for (const text of await figure.locator('span').allTextContents()) {
      expect(text).toBe(`${target}+`)
    }
    await expect(figure.locator('[aria-hidden]')).toBeVisible()
  }
})

test('a visitor without scripts reads what patients wrote, and when', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, paths.home)
  const { testimonials } = content('testimonials')
  for (const { name, text, date } of testimonials) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByText(date.split('-').reverse().join('/')).first()).toBeVisible()
  }
})

for (const path of [paths.home, paths.contact]) {
  test(`a visitor without scripts learns on ${path} where, when and how`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, path)
    const main = page.getByRole('main')
    const { address, hours, phones } = content('clinic')
    const table = main.getByRole('table', { name: tr('contact', 'hours.heading') })
    for (const { days, open, close } of hours) {
      const row = table.getByRole('row', { name: tr('contact', `hours.${days[0]}`) })
      await expect(row).toContainText(`${open}-${close}`.replaceAll(':', '.'))
    }
    await expect(main.getByText(address.street).first()).toBeVisible()
    for (const phone of Object.values(phones)) {
      const link = main.getByRole('link', { name: phone })
      await expect(link.first()).toBeVisible()
      await expect(link.first()).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`)
    }
  })
}

test('a visitor without scripts follows the menu to every page', async ({ page }) => {
  await open(page, paths.appointment)
  for (const name of menuPages) {
    const links = await openMenu(page)
    await links.getByRole('link', { name: pageName(name), exact: true }).click()
    await expect(page).toHaveURL(encodeURI(paths[name]))
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  }
})

test('a visitor without scripts sends the form to the clinic', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, paths.appointment)
  await page.getByLabel(tr('appointment', 'fields.name')).fill('Gülşen Işık')
  await page.getByLabel(tr('appointment', 'fields.phone')).fill('0532 000 00 00')
  const answered = page.waitForResponse('**/api/randevus')
  await page.getByRole('button', { name: tr('appointment', 'submit'), exact: true }).click()
  expect((await answered).status()).toBe(201)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Texts of the page's main part that nobody can see, apart from what only screen readers are told. */
const hiddenTexts = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const hidden: string[] = []
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim()
      if (!element || !text || element.closest('option')) continue
      // A carousel's position stands among its controls, which nothing would answer to.
      if (/^\d \/ \d$/.test(text)) continue
      // Only a script can search and print; a list's heading for paper is for paper.
      if (element.closest('[data-usable="false"], [data-paper]')) continue
      // What a phone has in its bar at all times.
      const offers = [...document.querySelectorAll<HTMLAnchorElement>('aside a')]
      const { href } = element.closest('a') ?? {}
      if (offers.some((offer) => offer.href === href && offer.checkVisibility())) continue
      const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false }
      if (!element.checkVisibility(seen)) hidden.push(text)
    }
    return hidden
  })

test('nothing on any page waits for a script to be shown', async ({ page }) => {
  for (const { name, path } of everyPage) {
    await open(page, path)
    expect(await hiddenTexts(page), name).toEqual([])
  }
})
