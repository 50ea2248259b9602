import type { Page } from '@playwright/test'
import { content, everyPage, expect, pageName, paths, test, tr, visit } from './fixtures.ts'

const { chat } = content('clinic')
const label = tr('common', 'reach.label')
const book = tr('common', 'reach.book')
const services = tr('common', 'reach.services')
const chatName = `${tr('common', 'reach.chat')} WhatsApp ${tr('common', 'newTab')}`

const place = (page: Page) => page.getByRole('complementary', { name: label })
const button = (page: Page) => place(page).getByRole('button', { name: label, exact: true })
const popover = (page: Page) => page.getByRole('dialog', { name: label })
const action = (page: Page, name: string) => popover(page).getByRole('link', { name, exact: true })

/** In whole pixels: the end of a page may lie between two. */
async function placeOnScreen(page: Page): Promise<number[]> {
  const { x = 0, y = 0 } = (await button(page).boundingBox()) ?? {}
  return [Math.round(x), Math.round(y)]
}

async function open(page: Page) {
  await button(page).click()
  await expect(popover(page)).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
}

test('a visitor of every page finds the button at the bottom and three actions behind it', async ({
  page,
}) => {
  for (const { path } of everyPage) {
    await visit(page, path)
    const before = await placeOnScreen(page)
    await expect(button(page), path).toBeInViewport({ ratio: 1 })
    await open(page)
    await expect(popover(page).getByRole('link')).toHaveCount(3)
    for (const each of [chatName, book, services]) await expect(action(page, each)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
    expect(await placeOnScreen(page), 'the same place').toEqual(before)
  }
})

test('beside a page the button covers nothing that is read or pressed', async ({ page }) => {
  // What slides in starts a little beyond its place.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { name, path } of everyPage) {
    await visit(page, path)
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const left = (await button(page).boundingBox())?.x ?? 0
      expect(left, 'it stands at the edge').toBeGreaterThan(width - 60)
      const beneath = await page
        .locator(
          ':is(main, footer) :is(a, button, input, select, iframe, p, h1, h2, h3, li, th, td)',
        )
        .evaluateAll(
          (all, left) =>
            all
              .filter((one) => !one.closest('[inert]') && one.clientHeight > 1)
              .filter((one) => one.getBoundingClientRect().right > left)
              .map((one) => one.outerHTML.slice(0, 90)),
          left,
        )
      expect(beneath, `${name} at ${width} px`).toEqual([])
    }
  }
})

test('the chat opens in a new tab at the clinic’s number with the greeting typed in', async ({
  page,
  context,
  thirdPartyRequests,
}) => {
  await visit(page, paths.home)
  await open(page)
  await expect(action(page, chatName)).toHaveAttribute('rel', 'noopener noreferrer')
  const tab = context.waitForEvent('page')
  await action(page, chatName).click()
  await (await tab).waitForLoadState()
  const address = new URL(thirdPartyRequests.find((url) => url.includes('wa.me')) ?? 'none:')
  expect(address.origin + address.pathname).toBe(`https://wa.me/${chat?.phone.replace(/\D/g, '')}`)
  expect([...address.searchParams]).toEqual([['text', chat?.greeting]])
  await expect(page).toHaveURL(paths.home)
})

test('a visitor books through it', async ({ page }) => {
  await visit(page, paths.home)
  await open(page)
  await action(page, book).click()
  await expect(page).toHaveURL(encodeURI(paths.appointment))
  await expect(popover(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a visitor reads of the services through it, from that very page too', async ({ page }) => {
  await visit(page, paths.staff)
  await open(page)
  await action(page, services).click()
  await expect(page).toHaveURL(encodeURI(paths.about))
  await expect(popover(page)).toHaveCount(0)
  await open(page)
  await action(page, services).click()
  await expect(popover(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('a visitor with a keyboard opens it, goes through it and is back on the button by Escape', async ({
  page,
}) => {
  await visit(page, paths.prices)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(action(page, chatName)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(action(page, book)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(action(page, services)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popover(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a press on the bare page closes it, or a second one on the button, which has the focus then', async ({
  page,
}) => {
  await visit(page, paths.about)
  for (const press of [() => page.mouse.click(8, 300), () => button(page).click()]) {
    await open(page)
    await press()
    await expect(popover(page)).toHaveCount(0)
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(button(page)).toBeFocused()
  }
})

test('a press into a field closes it and leaves the focus in the field', async ({ page }) => {
  await visit(page, paths.appointment)
  await open(page)
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await field.click()
  await expect(popover(page)).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('it closes when the visitor goes back', async ({ page }) => {
  await visit(page, paths.home)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pageName('staff') })
    .click()
  await expect(page).toHaveURL(encodeURI(paths.staff))
  await open(page)
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
  await expect(popover(page)).toHaveCount(0)
})

test('what it opens is fetched on approach, and opens for a press that came first', async ({
  page,
}) => {
  let asked = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/ContactPopoverPanel*.js', async (route) => {
    asked += 1
    await released
    await route.continue()
  })
  await visit(page, paths.prices)
  await page.waitForLoadState('networkidle')
  expect(asked, 'asked for by a page nobody has touched').toBe(0)
  await button(page).click()
  await expect.poll(() => asked).toBe(1)
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  release()
  await expect(action(page, chatName)).toBeFocused()
})

test('it fits on the smallest phone, every action at least 44 px high, and stands at once for whom motion troubles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, paths.home)
  await open(page)
  expect(await popover(page).evaluate((card) => card.getAnimations().length)).toBe(0)
  await expect(popover(page)).toBeInViewport({ ratio: 1 })
  for (const link of await popover(page).getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the visitor is led to the contact page instead', async ({ page }) => {
    await page.goto(paths.home)
    await expect(button(page)).toHaveCount(0)
    await place(page).getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(encodeURI(paths.contact))
  })
})

test('so is a visitor whom the scripts never reach', async ({ page, consoleAllowance }) => {
  consoleAllowance.push(/Failed to load resource/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(paths.home)
  await expect(button(page)).toHaveCount(0)
  await place(page).getByRole('link', { name: label }).click()
  await expect(page).toHaveURL(encodeURI(paths.contact))
})
