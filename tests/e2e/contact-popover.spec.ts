import { content, everyPage, expect, pageName, paths, test, tr, visit } from './fixtures.ts'
import { action, actions, button, open, place, popover } from './support/contactPopover.ts'

const { chat } = content('clinic')
const label = tr('common', 'reach.label')

test('beside a page the button covers nothing that is read or pressed', {
  tag: '@desktop',
}, async ({ page }) => {
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

test('the chat opens in a new tab at the clinic’s number with the greeting typed in', {
  tag: '@desktop',
}, async ({ page, context, thirdPartyRequests }) => {
  await visit(page, paths.home)
  await open(page)
  await expect(action(page, actions.chat)).toHaveAttribute('rel', 'noopener noreferrer')
  const tab = context.waitForEvent('page')
  await action(page, actions.chat).click()
  await (await tab).waitForLoadState()
  const address = new URL(thirdPartyRequests.find((url) => url.includes('wa.me')) ?? 'none:')
  expect(address.origin + address.pathname).toBe(`https://wa.me/${chat?.phone.replace(/\D/g, '')}`)
  expect([...address.searchParams]).toEqual([['text', chat?.greeting]])
  await expect(page).toHaveURL(paths.home)
})

test('a visitor books through it', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, paths.home)
  await open(page)
  await action(page, actions.book).click()
  await expect(page).toHaveURL(encodeURI(paths.appointment))
  await expect(popover(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a visitor reads of the services through it, from that very page too', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, paths.staff)
  await open(page)
  await action(page, actions.services).click()
  await expect(page).toHaveURL(encodeURI(paths.about))
  await expect(popover(page)).toHaveCount(0)
  await open(page)
  await action(page, actions.services).click()
  await expect(popover(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('a visitor with a keyboard opens it, goes through it and is back on the button by Escape', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, paths.prices)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(action(page, actions.chat)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(action(page, actions.book)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(action(page, actions.services)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popover(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a press on the bare page closes it, or a second one on the button, which has the focus then', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, paths.about)
  for (const press of [() => page.mouse.click(8, 300), () => button(page).click()]) {
    await open(page)
    await press()
    await expect(popover(page)).toHaveCount(0)
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(button(page)).toBeFocused()
  }
})

test('a press into a field closes it and leaves the focus in the field', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, paths.appointment)
  await open(page)
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await field.click()
  await expect(popover(page)).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('it closes when the visitor goes back', { tag: '@desktop' }, async ({ page }) => {
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

test('what it opens is fetched on approach, and opens for a press that came first', {
  tag: '@desktop',
}, async ({ page }) => {
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
  await expect(action(page, actions.chat)).toBeFocused()
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

test.describe('where no script runs', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the visitor is led to the contact page instead', async ({ page }) => {
    await page.goto(paths.home)
    await expect(button(page)).toHaveCount(0)
    await place(page).getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(encodeURI(paths.contact))
  })
})

test('so is a visitor whom the scripts never reach', { tag: '@desktop' }, async ({
  page,
  consoleAllowance,
}) => {
  consoleAllowance.push(/Failed to load resource/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(paths.home)
  await expect(button(page)).toHaveCount(0)
  await place(page).getByRole('link', { name: label }).click()
  await expect(page).toHaveURL(encodeURI(paths.contact))
})
