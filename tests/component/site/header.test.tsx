import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { MenuEntry } from '../../../src/content/siteMap'
import { button, isAt, nameOf, openPage, site, text } from '../support/site'

const { furtherPages, menus } = site

const banner = () => page.getByRole('banner')
const row = () => banner().getByRole('navigation', { name: text('header.menu') })
const drawer = () => page.getByRole('dialog', { name: text('drawer.title') })
const services = () => row().getByText(text('header.services'), { exact: true })
const labelOf = ({ page, label }: MenuEntry) => label ?? nameOf(page)

const more = () => row().getByText(text('header.more'), { exact: true })

/** The entries of the row whose words are whole in its box. */
function inRow(): string[] {
  const list = document.querySelector('header nav > ul') as Element
  const box = list.getBoundingClientRect()
  return [...list.querySelectorAll(':scope > li > a')]
    .filter((entry) => {
      const words = document.createRange()
      words.selectNodeContents(entry)
      const { left, right, top, bottom } = words.getBoundingClientRect()
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
    (item) => item.querySelector('a')?.textContent,
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
  test(`a visitor finds each of ${5 + added.length} entries in the row or in the list at its end, or on a phone in the drawer, at any width`, async () => {
    const entries = menus.main as MenuEntry[]
    entries.push(...added.map((label) => ({ page: 'privacy', label })))
    onTestFinished(async () => {
      entries.splice(entries.length - added.length)
      await page.viewport(1280, 800)
      vi.useRealTimers()
    })
    // The header's state needs the most room while the clinic is open.
    vi.setSystemTime(new Date('2026-11-27T12:00:00+03:00'))
    const all = entries.map(labelOf)
    const further = furtherPages.map(labelOf)
    await openPage('about')
    const counts: number[] = []
    for (const width of [1920, 1280, 1024, 900, 768, 640, 390, 320]) {
      await page.viewport(width, 800)
      await expect.poll(() => withinReach().join() === inRow().join()).toBe(true)
      const shown = inRow()
      counts.push(shown.length)
      const moved = [...all.slice(shown.length), ...further]
      if (width < 640) {
        expect(await inDrawer(), `at ${width} px`).toEqual(expect.arrayContaining(moved))
      } else {
        const list = shown.length < all.length ? more() : services()
        await list.click()
        const links = row().css('details').getByRole('link').elements()
        expect(links.map(({ textContent }) => textContent)).toEqual(moved)
        await list.click()
      }
      const { width: logo } = banner().getByRole('img').element().getBoundingClientRect()
      expect(logo, `the logo at ${width} px`).toBeGreaterThan(100)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
    expect(counts[0]).toBeGreaterThanOrEqual(5)
    expect(counts.at(-1)).toBe(0)
  })

for (const [shape, width, height] of [
  ['fifteen times as wide as high', 1500, 100],
  ['three times as high as wide', 100, 300],
] as const)
  test(`a visitor reads the clinic’s state beside a logo ${shape}, and nothing overlaps`, async () => {
    const { onLight } = site.logo
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`
    site.logo.onLight = { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height }
    onTestFinished(async () => {
      site.logo.onLight = onLight
      await page.viewport(1280, 800)
    })
    await openPage('about')
    await expect.element(banner().getByRole('paragraph')).toHaveTextContent(/\d/)
    for (const width of [1920, 1280, 1024, 768, 390, 320]) {
      await page.viewport(width, 800)
      await expect.poll(() => withinReach().join() === inRow().join()).toBe(true)
      const bar = document.querySelector('header > div') as Element
      const boxes = [...bar.querySelectorAll(':scope > :not(nav), nav > *')]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .sort((one, other) => one.left - other.left)
      for (const [index, box] of boxes.entries()) {
        expect(box.right, `at ${width} px`).toBeLessThanOrEqual(boxes[index + 1]?.left ?? width)
        expect(box.height).toBeLessThanOrEqual(72)
      }
      const line = bar.querySelector('p') as Element
      expect(line.getBoundingClientRect().height).toBeLessThan(width === 768 ? 50 : 30)
      const dot = line.querySelector('span') as Element
      if (width === 768) expect(dot.getBoundingClientRect().height, 'no line has the dot').toBe(0)
    }
  })
