import type { Locator, Page } from '@playwright/test'
import { paths } from '../../../scripts/build/sitePaths.ts'
import type { Shot } from './takeShot.ts'

const scrolled = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
const focusRings = (locator: Locator) =>
  locator.evaluate((element) => {
    if (element instanceof HTMLElement) element.focus({ preventScroll: false })
  })
const submit = (page: Page) => page.locator('main form button[type="submit"]')
const fillIn = async (page: Page) => {
  await page.locator('input[name="name"]').fill('Ada Yaman')
  await page.locator('input[name="phone"]').fill('0500 000 00 00')
}
const answer = (page: Page, status: number) =>
  page.route('**/api/randevus', (route) => route.fulfill({ status, json: {} }))

/** The next slide of the opening, `times` over. */
const turn = (times: number) => async (page: Page) => {
  const next = page.locator('[data-shape="next"]').first()
  for (let step = 0; step < times; step++) {
    await next.click()
    await page.waitForFunction(
      (active) => document.querySelector('[data-active]')?.getAttribute('data-active') === active,
      String(step + 1),
    )
  }
  await page.mouse.move(0, 0)
}

const heroes = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 720],
  [1920, 1080],
].flatMap(([width = 0, height = 0]) =>
  [0, 1, 2].map(
    (slide): Shot => ({
      name: `hero${slide + 1}-${width}`,
      path: paths.home,
      width,
      height,
      prepare: turn(slide),
    }),
  ),
)

const atEveryWidth = (shot: Omit<Shot, 'width'>, widths: number[]): Shot[] =>
  widths.map((width) => ({ ...shot, name: `${shot.name}-${width}`, width }))

export const states: Shot[] = [
  ...heroes,
  ...atEveryWidth(
    { name: 'header-scrolled', path: paths.home, prepare: (page) => scrolled(page, 320) },
    [360, 1280],
  ),
  ...atEveryWidth(
    {
      name: 'drawer',
      path: paths.home,
      prepare: (page) => page.locator('header [aria-haspopup="dialog"]').click(),
    },
    [360, 1280],
  ),
  ...atEveryWidth(
    {
      name: 'menu',
      path: paths.staff,
      prepare: (page) => page.locator('header [popovertarget]').click(),
    },
    [360, 768],
  ),
  ...atEveryWidth(
    {
      name: 'popover',
      path: paths.staff,
      prepare: async (page) => {
        await page.locator('button[aria-haspopup="dialog"]:visible').last().click()
        await page.locator('[role="dialog"]:visible').waitFor()
      },
    },
    [360, 1280],
  ),
  ...atEveryWidth(
    {
      name: 'prices-open',
      path: paths.prices,
      whole: true,
      prepare: async (page) => {
        for (const trigger of await page.locator('main h2 button').all()) await trigger.click()
      },
    },
    [360, 1280],
  ),
  {
    name: 'prices-print',
    path: paths.prices,
    width: 794,
    height: 1123,
    whole: true,
    prepare: (page) => page.emulateMedia({ media: 'print' }),
  },
  ...atEveryWidth(
    { name: 'form-errors', path: paths.appointment, prepare: (page) => submit(page).click() },
    [360, 1280],
  ),
  {
    name: 'form-sending',
    path: paths.appointment,
    width: 1280,
    height: 1200,
    prepare: async (page) => {
      // Never answered: the page is left before.
      await page.route('**/api/randevus', () => {})
      await fillIn(page)
      await submit(page).click({ noWaitAfter: true })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    },
  },
  ...atEveryWidth(
    {
      name: 'form-failed',
      path: paths.appointment,
      prepare: async (page) => {
        await answer(page, 500)
        await fillIn(page)
        await submit(page).click()
        await page.locator('main [href^="https://wa.me"]').waitFor()
      },
    },
    [360, 1280],
  ),
  ...atEveryWidth(
    {
      name: 'form-arrived',
      path: paths.appointment,
      prepare: async (page) => {
        await answer(page, 201)
        await fillIn(page)
        const reloaded = page.waitForEvent('load')
        await submit(page).click()
        await reloaded
        await page.locator('main [role="status"], main [tabindex="-1"]').first().waitFor()
        await page.locator('html[data-ready]').waitFor({ state: 'attached' })
      },
    },
    [360, 1280],
  ),
  {
    name: 'toast',
    path: paths.appointment,
    width: 1280,
    prepare: async (page) => {
      await answer(page, 201)
      await fillIn(page)
      await page.clock.install()
      await submit(page).click()
      await page.locator('[data-kind][data-state="open"]').waitFor()
    },
  },
  {
    name: 'focus-hero',
    path: paths.home,
    width: 1280,
    prepare: async (page) => {
      await page.keyboard.press('Tab')
      await focusRings(page.locator('[data-carousel-slide] a').first())
    },
  },
  {
    name: 'focus-field',
    path: paths.appointment,
    width: 1280,
    prepare: (page) => focusRings(page.locator('select[name="doctor"]')),
  },
  {
    name: 'focus-panel',
    path: paths.prices,
    width: 1280,
    prepare: async (page) => {
      await page.keyboard.press('Tab')
      await focusRings(page.locator('main h2 button').nth(2))
    },
  },
  {
    name: 'focus-footer',
    path: paths.contact,
    width: 1280,
    prepare: async (page) => {
      await page.keyboard.press('Tab')
      await focusRings(page.locator('footer nav a').nth(1))
    },
  },
  { name: 'forced-colors-home', path: paths.home, width: 1280, whole: true, forcedColors: true },
  { name: 'forced-colors-form', path: paths.appointment, width: 1280, forcedColors: true },
]
