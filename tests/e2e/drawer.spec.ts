import type { Page } from '@playwright/test'
import { expect, pageName, paths, test, tr, visit, whenAlive } from './fixtures.ts'
import { closeControl, drawer, free, held, isHeld, tooth } from './support/drawer.ts'

const names = [
  pageName('home'),
  pageName('staff'),
  pageName('about'),
  pageName('prices'),
  'Blog',
  pageName('contact'),
  tr('common', 'drawer.book'),
]
const targets = [
  paths.home,
  paths.staff,
  paths.about,
  paths.prices,
  paths.home,
  paths.contact,
  paths.appointment,
].map(encodeURI)

const expectClosedWithFocusBack = async (page: Page) => {
  await expect(drawer(page)).toHaveCount(0)
  await expect(tooth(page)).toBeFocused()
  await expect(tooth(page)).toHaveAttribute('aria-expanded', 'false')
  expect(await isHeld(page)).toEqual(free)
}

test('a visitor who presses the tooth finds the six links and the way to an appointment', async ({
  page,
}) => {
  await visit(page, paths.about)
  await tooth(page).click()
  const links = drawer(page).getByRole('link')
  await expect(links).toHaveText(names)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    targets,
  )
  await expect(drawer(page).locator('[aria-current]')).toHaveText([pageName('about')])
  const box = await drawer(page).boundingBox()
  expect(box?.width).toBeCloseTo(250, 1)
})

test('the blog’s link never calls itself the current page', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, paths.home)
  await tooth(page).click()
  await expect(drawer(page).locator('[aria-current]')).toHaveText([pageName('home')])
})

for (const key of ['Enter', 'Space']) {
  test(`a visitor with a keyboard opens it by ${key}: focus inside, the rest held`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await visit(page, paths.home)
    await tooth(page).focus()
    await page.keyboard.press(key)
    await expect(closeControl(page)).toBeFocused()
    expect(await isHeld(page)).toEqual(held)
    for (const name of names) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveText(name)
    }
    await page.keyboard.press('Tab')
    await expect(closeControl(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expectClosedWithFocusBack(page)
  })
}

test('behind an open drawer the page stays where it is', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, paths.about)
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  await tooth(page).click()
  await expect(closeControl(page)).toBeFocused()
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(200)
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
})

test.describe('a pinned drawer closes', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, paths.about)
    await tooth(page).click()
    await expect(closeControl(page)).toBeFocused()
    expect(await isHeld(page)).toEqual(held)
  })

  test('on its control', async ({ page }) => {
    await closeControl(page).click()
    await expectClosedWithFocusBack(page)
  })

  test('on Escape', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expectClosedWithFocusBack(page)
  })

  test('on a click on its empty ground', async ({ page }) => {
    const box = await drawer(page).boundingBox()
    if (!box) throw new Error('the drawer has no box')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 12)
    await expectClosedWithFocusBack(page)
  })

  test('on a click outside, which reaches nothing else', async ({ page }) => {
    await page.mouse.click(60, 36)
    await expectClosedWithFocusBack(page)
    await expect(page).toHaveURL(encodeURI(paths.about))
  })

  test('on a link, which leads on and gives the focus to the new heading', async ({ page }) => {
    await drawer(page)
      .getByRole('link', { name: pageName('staff') })
      .click()
    await expect(page).toHaveURL(encodeURI(paths.staff))
    await expect(drawer(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await isHeld(page)).toEqual(free)
  })

  test('on the link to the page one is on', async ({ page }) => {
    await drawer(page)
      .getByRole('link', { name: pageName('about') })
      .click()
    await expectClosedWithFocusBack(page)
  })

  test('when the visitor goes back', async ({ page }) => {
    await page.keyboard.press('Escape')
    const link = page.getByRole('contentinfo').getByRole('link', { name: pageName('staff') })
    await whenAlive(link)
    await link.click()
    await expect(page).toHaveURL(encodeURI(paths.staff))
    await tooth(page).click()
    await expect(closeControl(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(encodeURI(paths.about))
    await expect(drawer(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await isHeld(page)).toEqual(free)
  })
})
