import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { allowComplaints, allowMotion, showOnPhone } from '../support/setup'
import {
  button,
  focus,
  footerLink,
  isAt,
  main,
  nameOf,
  openPage,
  pass,
  pathOf,
  site,
  text,
} from '../support/site'

/** Milliseconds: longer than the hover delay, and far longer. */
const INTENT = 150
const LONG = 2000

const tooth = () => button(text('drawer.open'))
const drawer = () => page.getByRole('dialog', { name: text('drawer.title') })
const closeControl = () => drawer().getByRole('button', { name: text('drawer.close') })
const drawerLink = (name: string) => drawer().getByRole('link', { name })

/** The second group: what to do in pain, and before a first visit. */
const guides = site.guidePages.map(({ page }) => page)

const names = () => [
  ...['home', 'staff', 'about', 'prices'].map(nameOf),
  'Blog',
  nameOf('contact'),
  text('drawer.book'),
  ...guides.map(nameOf),
]
const targets = [
  ...['home', 'staff', 'about', 'prices', 'home', 'contact', 'appointment'],
  ...guides,
].map(pathOf)

/** The site's own part of the page: `inert` and without scrolling behind a pinned drawer. */
const isHeld = () => {
  const root = document.getElementById('root')
  const isLocked = getComputedStyle(document.documentElement).overflowY === 'hidden'
  expect(root?.inert).toBe(isLocked)
  return isLocked
}

async function isClosedWithFocusBack() {
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(tooth()).toHaveFocus()
  await expect.element(tooth()).toHaveAttribute('aria-expanded', 'false')
  expect(isHeld()).toBe(false)
}

/** Waits for the links, which appear after Radix has started to listen for outside presses. */
async function isPinned() {
  await expect.element(closeControl()).toHaveFocus()
  await expect.element(drawer().getByRole('navigation')).toHaveAttribute('data-revealed')
  expect(isHeld()).toBe(true)
}

async function pin(id = 'about') {
  await openPage(id)
  await tooth().click()
  await isPinned()
}

/** A mouse press at a point of the window. */
async function pressAt(x: number, y: number) {
  await commands.mouse('move', x, y)
  await commands.mouse('down')
  await commands.mouse('up')
}

// Chromium logs that focus leaves a closing panel that is already hidden.
afterEach(() => allowComplaints(/Blocked aria-hidden/))

describe('a visitor who clicks the tooth', () => {
  test('finds the six links and the link to the form', async () => {
    await pin()
    const links = drawer().getByRole('link').elements()
    expect(links.map(({ textContent }) => textContent)).toEqual(names())
    expect(links.map((link) => link.getAttribute('href'))).toEqual(targets)
    await expect.element(drawer().css('[aria-current]')).toHaveTextContent(nameOf('about'))
    expect(drawer().element().getBoundingClientRect().width).toBeCloseTo(250, 1)
  })

  test('on the home page does not read that the blog is the current page', async () => {
    await pin('home')
    expect(drawer().css('[aria-current]').elements()).toHaveLength(1)
    await expect.element(drawer().css('[aria-current]')).toHaveTextContent(nameOf('home'))
  })

  for (const key of ['{Enter}', ' '])
    test(`with the key "${key}" has the focus inside, and the rest of the page is inert`, async () => {
      await openPage('home')
      await focus(tooth())
      await userEvent.keyboard(key)
      await isPinned()
      for (const name of names()) {
        await userEvent.tab()
        expect(document.activeElement).toHaveTextContent(name)
      }
      await userEvent.tab()
      await expect.element(closeControl()).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await isClosedWithFocusBack()
    })

  test('finds the page scrolled as before', async () => {
    await openPage('about')
    scrollTo({ top: 200, behavior: 'instant' })
    await tooth().click()
    await isPinned()
    await commands.mouse('move', 20, 400)
    await commands.mouse('wheel', 0, 600)
    await userEvent.keyboard('{End}')
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer()).not.toBeInTheDocument()
    expect(scrollY).toBe(200)
    await userEvent.keyboard('{End}')
    await expect.poll(() => scrollY).toBeGreaterThan(200)
  })

  test('on a phone pins the drawer at once, and closes it by a tap beside it', async () => {
    await showOnPhone()
    await pin('home')
    await pressAt(50, 500)
    await isClosedWithFocusBack()
    expect(location.pathname).toBe('/')
  })
})

describe('a pinned drawer closes', () => {
  beforeEach(() => pin())

  test('on its control', async () => {
    await closeControl().click()
    await isClosedWithFocusBack()
  })

  test('on Escape', async () => {
    await userEvent.keyboard('{Escape}')
    await isClosedWithFocusBack()
  })

  test('on a click on its empty area', async () => {
    const panel = drawer().element()
    await Promise.all(panel.getAnimations().map(({ finished }) => finished))
    const { left, width, bottom } = panel.getBoundingClientRect()
    await pressAt(left + width / 2, bottom - 12)
    await isClosedWithFocusBack()
  })

  test('on a click outside, which has no other effect', async () => {
    await pressAt(60, 36)
    await isClosedWithFocusBack()
    expect(location.pathname).toBe(pathOf('about'))
  })

  test('on a link, which opens its page and focuses the new heading', async () => {
    await drawerLink(nameOf('staff')).click()
    await isAt('staff')
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveFocus()
    expect(isHeld()).toBe(false)
  })

  test('on the link to the current page', async () => {
    await drawerLink(nameOf('about')).click()
    await isClosedWithFocusBack()
  })

  test('when the visitor goes back', async () => {
    await userEvent.keyboard('{Escape}')
    await isClosedWithFocusBack()
    await footerLink('staff').click()
    await isAt('staff')
    await tooth().click()
    await isPinned()
    history.back()
    await isAt('about')
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveFocus()
    expect(isHeld()).toBe(false)
  })
})

describe('a visitor whose mouse rests on the tooth', () => {
  const away = () => commands.mouse('move', 300, 500)

  async function hoverOpen() {
    await tooth().hover()
    await pass(INTENT)
    await expect.element(drawer()).toBeVisible()
    // Radix listens for outside presses from the next task on.
    await pass(50)
  }

  beforeEach(async () => {
    await openPage('about')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  test('sees the drawer, and nothing else changes', async () => {
    await tooth().hover()
    await pass(60)
    await expect.element(drawer()).not.toBeInTheDocument()
    await pass(INTENT - 60)
    await expect.element(drawer()).toBeVisible()
    await expect.element(tooth()).toHaveAttribute('aria-expanded', 'true')
    expect(isHeld()).toBe(false)
    expect(document.activeElement).toBe(document.body)
  })

  test('only on its way elsewhere sees nothing', async () => {
    await tooth().hover()
    await pass(60)
    await away()
    await pass(LONG)
    await expect.element(drawer()).not.toBeInTheDocument()
  })

  test('sees the drawer stay when the mouse leaves, and when the keyboard goes on through the page', async () => {
    await hoverOpen()
    await away()
    const link = page.getByRole('contentinfo').getByRole('link').first()
    await focus(link)
    await expect.element(link).toHaveFocus()
    await userEvent.tab()
    await pass(LONG)
    await expect.element(link).not.toHaveFocus()
    await expect.element(drawer()).toHaveAttribute('data-state', 'open')
  })

  test('pins the same panel by a click, or by Enter', async () => {
    await hoverOpen()
    const panel = drawer().element()
    await tooth().click()
    await pass(LONG)
    await expect.element(closeControl()).toHaveFocus()
    expect(isHeld()).toBe(true)
    expect(panel.isConnected).toBe(true)
    await userEvent.keyboard('{Escape}')
    await isClosedWithFocusBack()
    await away()
    await hoverOpen()
    await focus(tooth())
    await userEvent.keyboard('{Enter}')
    await expect.element(closeControl()).toHaveFocus()
    expect(isHeld()).toBe(true)
  })

  test('closes it by Escape without the mouse moving', async () => {
    await hoverOpen()
    await userEvent.keyboard('{Escape}')
    await pass(LONG)
    await expect.element(drawer()).not.toBeInTheDocument()
    expect(document.activeElement, 'focus was never taken').toBe(document.body)
  })

  test('closes it by a click outside, which still reaches its target', async () => {
    await hoverOpen()
    await page
      .getByRole('banner')
      .getByRole('link', { name: nameOf('staff') })
      .click()
    await pass(LONG)
    await expect.element(drawer()).not.toBeInTheDocument()
    vi.useRealTimers()
    await isAt('staff')
  })

  test('has the focus on the tooth again after going into it by keyboard', async () => {
    await hoverOpen()
    await focus(closeControl())
    await userEvent.keyboard('{Escape}')
    await expect.element(tooth()).toHaveFocus()
  })

  for (const how of ['hovering', 'pressing'] as const)
    test(`after ${how} and closing sees it again only once the mouse has left and returned`, async () => {
      if (how === 'hovering') await hoverOpen()
      else {
        await tooth().click()
        await expect.element(closeControl()).toHaveFocus()
        await pass(50)
      }
      await userEvent.keyboard('{Escape}')
      await pass(LONG)
      await expect.element(drawer()).not.toBeInTheDocument()
      // Still over the tooth: moving on it opens nothing.
      const { x, y } = tooth().element().getBoundingClientRect()
      await commands.mouse('move', x + 14, y + 14)
      await commands.mouse('move', x + 30, y + 30)
      await pass(LONG)
      await expect.element(drawer()).not.toBeInTheDocument()
      await away()
      await hoverOpen()
    })

  test('sees it after another element closed it', async () => {
    await tooth().click()
    await closeControl().click()
    await pass(LONG)
    await expect.element(drawer()).not.toBeInTheDocument()
    await hoverOpen()
  })

  test('by a finger sees nothing', async () => {
    for (const pointerType of ['touch', 'pen'])
      tooth()
        .element()
        .dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }))
    await pass(LONG)
    await expect.element(drawer()).not.toBeInTheDocument()
  })
})

describe('the links of the drawer', () => {
  const list = () => drawer().getByRole('navigation')
  const items = () => list().getByRole('listitem').elements()

  test('appear 50 ms after the opening, the last within 200', async () => {
    await allowMotion()
    await openPage('home')
    // Fetched on approach, before the clock stops.
    await pinAndClose()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await tooth().click()
    await expect.element(list()).toBeInTheDocument()
    const opacities = () =>
      items().map((item) => {
        // Transitions run on the browser's clock: check their end values.
        for (const animation of item.getAnimations()) animation.finish()
        return getComputedStyle(item).opacity
      })
    await pass(49)
    await expect.element(list()).not.toHaveAttribute('data-revealed')
    expect(opacities()).toEqual(names().map(() => '0'))
    await pass(1)
    await expect.element(list()).toHaveAttribute('data-revealed')
    const ends = items().map((item) => {
      const { transitionDelay, transitionDuration } = getComputedStyle(item)
      return 1000 * (Number.parseFloat(transitionDelay) + Number.parseFloat(transitionDuration))
    })
    expect(Math.max(...ends)).toBeGreaterThan(0)
    expect(50 + Math.max(...ends)).toBeLessThanOrEqual(200)
    expect(opacities()).toEqual(names().map(() => '1'))
  })

  test('are there at once for a visitor who prefers less motion', async () => {
    await openPage('home')
    await pinAndClose()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await tooth().click()
    await expect.element(list()).toBeInTheDocument()
    await expect.element(list()).not.toHaveAttribute('data-revealed')
    const styles = items().map((item) => [
      getComputedStyle(item).opacity,
      item.getAnimations().length,
    ])
    expect(styles).toEqual(names().map(() => ['1', 0]))
    expect(drawer().element().getAnimations()).toEqual([])
  })

  async function pinAndClose() {
    await tooth().click()
    await isPinned()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer()).not.toBeInTheDocument()
    await commands.mouse('move', 300, 500)
  }
})
