import type { Locator, Page } from '@playwright/test'
import { paths } from '../../../scripts/publish/sitePaths.ts'

export type Subject = {
  name: string
  /** Raw path of the page. */
  path: string
  /** Of the viewport, in CSS pixels. */
  widths: readonly number[]
  height?: number
  /** The whole page instead of the viewport. */
  whole?: boolean
  forcedColors?: boolean
  /** Brings the page into the state. */
  prepare?: (page: Page) => Promise<void>
}

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

/** Turns the carousel to a slide. */
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

const heroSizes = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 720],
  [1920, 1080],
]

const heroes = heroSizes.flatMap(([width = 0, height = 0]) =>
  [0, 1, 2].map((slide) => ({
    name: `hero${slide + 1}`,
    path: paths.home,
    widths: [width],
    height,
    prepare: turn(slide),
  })),
)

/** States of pages, such as open menus, messages and focus rings. */
export const states: Subject[] = [
  ...heroes,
  {
    name: 'header-scrolled',
    path: paths.home,
    prepare: (page) => scrolled(page, 320),
    widths: [360, 1280],
  },
  {
    name: 'drawer',
    path: paths.home,
    widths: [360, 1280],
    prepare: (page) => page.locator('header [aria-haspopup="dialog"]').click(),
  },
  {
    name: 'menu',
    path: paths.staff,
    widths: [360, 768],
    prepare: (page) => page.locator('header [popovertarget]').click(),
  },
  {
    name: 'popover',
    path: paths.staff,
    widths: [360, 1280],
    prepare: async (page) => {
      await page.locator('button[aria-haspopup="dialog"]:visible').last().click()
      await page.locator('[role="dialog"]:visible').waitFor()
    },
  },
  {
    name: 'prices-open',
    path: paths.prices,
    widths: [360, 1280],
    whole: true,
    prepare: async (page) => {
      for (const trigger of await page.locator('main h2 button').all()) await trigger.click()
    },
  },
  {
    name: 'prices-print',
    path: paths.prices,
    widths: [794],
    height: 1123,
    whole: true,
    prepare: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'form-errors',
    path: paths.appointment,
    prepare: (page) => submit(page).click(),
    widths: [360, 1280],
  },
  {
    name: 'form-sending',
    path: paths.appointment,
    widths: [1280],
    height: 1200,
    prepare: async (page) => {
      // No response.
      await page.route('**/api/randevus', () => {})
      await fillIn(page)
      await submit(page).click({ noWaitAfter: true })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    },
  },
  {
    name: 'form-failed',
    path: paths.appointment,
    widths: [360, 1280],
    prepare: async (page) => {
      await answer(page, 500)
      await fillIn(page)
      await submit(page).click()
      await page.locator('main [href^="https://wa.me"]').waitFor()
    },
  },
  {
    name: 'form-arrived',
    path: paths.appointment,
    widths: [360, 1280],
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
  {
    name: 'toast',
    path: paths.appointment,
    widths: [1280],
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
    widths: [1280],
    prepare: async (page) => {
      await page.keyboard.press('Tab')
      await focusRings(page.locator('[data-carousel-slide] a').first())
    },
  },
  {
    name: 'focus-field',
    path: paths.appointment,
    widths: [1280],
    prepare: (page) => focusRings(page.locator('select[name="doctor"]')),
  },
  {
    name: 'focus-panel',
    path: paths.prices,
    widths: [1280],
    prepare: async (page) => {
      await page.keyboard.press('Tab')
      await focusRings(page.locator('main h2 button').nth(2))
    },
  },
  {
    name: 'focus-footer',
    path: paths.contact,
    widths: [1280],
    prepare: async (page) => {
      await page.keyboard.press('Tab')
      await focusRings(page.locator('footer nav a').nth(1))
    },
  },
  { name: 'forced-colors-home', path: paths.home, widths: [1280], whole: true, forcedColors: true },
  { name: 'forced-colors-form', path: paths.appointment, widths: [1280], forcedColors: true },
]
