import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { MenuEntry } from '../../../src/content/siteMap'
import { button, isAt, nameOf, openPage, site, text } from '../support/site'

const { furtherPages, menus } = site

const banner = () => page.getByRole('banner')
const row = () => banner().getByRole('navigation', { name: text('header.menu') })
const drawer = () => page.getByRole('dialog', { name: text('drawer.title') })
const services = () => row().getByText(text('header.services'), { exact: true })
const labelOf = ({ page, label }: MenuEntry) => label ?? nameOf(page)

/** The entries of the row that are whole in its box. */
function inRow(): string[] {
  const list = document.querySelector('header nav > ul') as Element
  const box = list.getBoundingClientRect()
  return [...list.querySelectorAll(':scope > li > a, summary')]
    .filter((entry) => {
      const { left, right, top, bottom } = entry.getBoundingClientRect()
      return (
        box.width > 0 &&
        left >= box.left &&
        right <= box.right &&
        top >= box.top &&
        bottom <= box.bottom
      )
    })
    .map(({ textContent }) => textContent)
}

/** The entries of the row that can be reached. */
const withinReach = () =>
  [...document.querySelectorAll('header nav > ul > li:not([inert])')].map(
    (item) => item.querySelector('a, summary')?.textContent,
  )

async function inDrawer() {
  await button(text('drawer.open')).click()
  await expect.element(drawer()).toBeVisible()
  const links = drawer().getByRole('link').elements()
  const labels = links.map(({ textContent }) => textContent)
  await drawer().getByRole('button').click()
  await expect.element(drawer()).not.toBeInTheDocument()
  return labels
}

test('a visitor opens treatments and questions under the services, closes them by a press beside them, and follows one', async () => {
  await openPage('about')
  await services().click()
  const list = row().css('details')
  const links = list.getByRole('link')
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(furtherPages.map(labelOf))
  await commands.mouse('move', 300, 500)
  await commands.mouse('down')
  await commands.mouse('up')
  await expect.element(list).not.toHaveAttribute('open')
  await services().click()
  await links.first().click()
  await isAt('implant')
  await expect.element(list).not.toHaveAttribute('open')
})

for (const added of [[], ['Yedinci', 'Sekizinci']])
  test(`a visitor finds each of ${5 + added.length} entries in the row or in the drawer, at any width`, async () => {
    const entries = menus.main as MenuEntry[]
    entries.push(...added.map((label) => ({ page: 'privacy', label })))
    onTestFinished(async () => {
      entries.splice(entries.length - added.length)
      await page.viewport(1280, 800)
    })
    const all = [...entries.map(labelOf), text('header.services')]
    const further = furtherPages.map(labelOf)
    await openPage('about')
    const counts: number[] = []
    for (const width of [1920, 1280, 1024, 900, 768, 640, 390, 320]) {
      await page.viewport(width, 800)
      await expect.poll(() => withinReach().join()).toBe(inRow().join())
      const shown = inRow()
      counts.push(shown.length)
      const moved = all.slice(shown.length, -1)
      if (shown.length < all.length) moved.push(...further)
      expect(await inDrawer(), `at ${width} px`).toEqual(expect.arrayContaining(moved))
      const { width: logo } = banner().getByRole('img').element().getBoundingClientRect()
      expect(logo, `the logo at ${width} px`).toBeGreaterThan(100)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
    expect(counts[0]).toBe(all.length)
    expect(counts.at(-1)).toBe(0)
  })
