import type { Locator, Page } from '@playwright/test'
import {
  content,
  everyPage,
  expect,
  nightlyExcept,
  type PageId,
  paths,
  test,
  tr,
  visit,
} from './fixtures.ts'
import {
  answerWith,
  arrivedPanel,
  complaints,
  failedNotice,
  failureToast,
  fillIn,
  openFormInTime,
  passReload,
  submitButton,
  successToast,
} from './support/appointmentForm.ts'
import { faults } from './support/axe.ts'
import { control, hero } from './support/carousel.ts'
import { drawer, tooth } from './support/drawer.ts'
import { breakWhere, broken, lose, lost, whenGivenUp } from './support/faults.ts'
import { openMenu } from './support/menu.ts'

/**
 * Expects no violation at the current width and, on a phone, at 320 px, while `shown` is visible;
 * in dark surroundings enough contrast.
 */
async function expectNoFaults(page: Page, state: string, shown?: Locator): Promise<void> {
  const usual = page.viewportSize()
  if (!usual) throw new Error('the page has no size')
  for (const width of usual.width < 640 ? [usual.width, 320] : [usual.width]) {
    await page.setViewportSize({ ...usual, width })
    if (shown) await expect(shown, `${state} at ${width} px`).toBeVisible()
    expect(await faults(page), `${state} at ${width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faults(page, 'color-contrast'), `${state} at ${width} px, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize(usual)
}

/** Opens the menus, dialogs and panels of a page one by one. */
const opened: Partial<Record<PageId | 'notFound', (page: Page) => Promise<void>>> = {
  async home(page) {
    await control(hero(page), 'pause').click()
    await expectNoFaults(page, 'the hero at rest', control(hero(page), 'play'))
    await tooth(page).click()
    await expectNoFaults(page, 'the drawer', drawer(page))
  },

  async about(page) {
    const label = tr('common', 'reach.label')
    await page.getByRole('button', { name: label }).click()
    await expectNoFaults(page, 'the contact popover', page.getByRole('dialog', { name: label }))
  },

  async staff(page) {
    const menu = await openMenu(page)
    await expectNoFaults(page, 'the menu', menu.getByRole('link').first())
  },

  async prices(page) {
    const main = page.getByRole('main')
    for (const panel of await main.locator('button[aria-expanded]').all()) await panel.click()
    await expect(main.locator('button[aria-expanded="true"]')).toHaveCount(
      content('prices').categories.length,
    )
    await expectNoFaults(page, 'all price panels', main.getByRole('table').last())
    const search = main.getByRole('searchbox')
    await search.fill(content('prices').categories[0]?.rows[0]?.treatment ?? '')
    await expectNoFaults(page, 'what a search found', main.locator('mark').first())
    await search.fill('qqqq')
    const nothing = main.getByRole('button', { name: tr('prices', 'search.clear') }).first()
    await expectNoFaults(page, 'what none found', nothing)
  },

  async contact(page) {
    await page.getByRole('button', { name: tr('contact', 'address.copy') }).click()
    const news = page.getByRole('status').filter({ hasText: /./ })
    await expectNoFaults(page, 'the news that the address is copied', news)
  },

  async appointment(page) {
    await submitButton(page).click()
    await expect(complaints(page)).toHaveCount(2)
    await expectNoFaults(page, 'the form’s complaints', complaints(page).first())
  },
}

for (const { name, path } of everyPage) {
  test(`a visitor with a screen reader meets no barrier on ${name}, nor in its menus and panels`, {
    tag: nightlyExcept(name, 'home', 'appointment'),
  }, async ({ page }) => {
    await visit(page, path)
    await expectNoFaults(page, 'as it opens')
    await opened[name]?.(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expectNoFaults(page, 'down to its end, with less motion')
  })
}

test('a visitor with a screen reader meets no barrier in the messages about a request', async ({
  page,
  consoleAllowance,
}) => {
  consoleAllowance.push(/randevus|status of 500/)
  await openFormInTime(page)
  await answerWith(page, 500)
  await fillIn(page)
  await submitButton(page).click()
  await expectNoFaults(page, 'the news that it could not be sent', failureToast(page))
  await page.clock.runFor(2500)
  await expect(failureToast(page)).toHaveCount(0)
  await expectNoFaults(page, 'whom to call then', failedNotice(page))
  await answerWith(page, 201)
  await submitButton(page).click()
  await expectNoFaults(page, 'the news that it arrived', successToast(page))
  await passReload(page)
  await expect(arrivedPanel(page)).toBeFocused()
  await expectNoFaults(page, 'what comes next', arrivedPanel(page))
})

test('a visitor with a screen reader meets no barrier where a part of a page breaks', {
  tag: '@nightly',
}, async ({ page, consoleAllowance }) => {
  consoleAllowance.push(broken)
  await breakWhere(page, 'map.title')
  await visit(page, paths.contact)
  await expectNoFaults(page, 'the map', page.getByRole('main').getByRole('alert'))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a visitor with a screen reader meets no barrier where no script loads', {
  tag: '@nightly',
}, async ({ page, consoleAllowance }) => {
  consoleAllowance.push(lost)
  await lose(page, 'start')
  for (const name of ['home', 'prices', 'contact', 'appointment'] as const) {
    await page.goto(encodeURI(paths[name]))
    await whenGivenUp(page)
    await expectNoFaults(page, name)
  }
})

test('an engineer sees the check report a barrier', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, paths.contact)
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('button'))
  })
  expect((await faults(page)).join('\n')).toContain('button-name')
})
