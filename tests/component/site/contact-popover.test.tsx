import { describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import {
  focus,
  footerLink,
  isAt,
  main,
  openPage,
  pathOf,
  rendered,
  site,
  text,
} from '../support/site'

const { pages } = site

const label = () => text('reach.label')
const place = () => page.getByRole('complementary', { name: label() })
const button = () => place().getByRole('button', { name: label(), exact: true })
const popover = () => page.getByRole('dialog', { name: label() })
const action = (name: string) => popover().getByRole('link', { name, exact: true })
const actions = {
  chat: () => action(`${text('reach.chat')} WhatsApp ${text('newTab')}`),
  book: () => action(text('reach.book')),
  services: () => action(text('reach.services')),
}

async function open() {
  await button().click()
  await expect.element(popover()).toBeVisible()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
  await hasTakenOver()
}

/** Waits until the focus is inside and Radix listens for outside presses (from the next timer). */
async function hasTakenOver() {
  await expect.element(actions.chat()).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve))
  await rendered()
}

const isClosed = async () => {
  await expect.element(popover()).not.toBeInTheDocument()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
}

describe('the contact button', () => {
  test('covers nothing that a visitor reads or clicks, on any page', async () => {
    for (const { id } of pages) {
      await openPage(id)
      // Before the carousel starts, all its slides are reachable.
      await expect.poll(() => document.querySelector('[data-state="static"]')).toBeNull()
      for (const width of [1024, 1280, 1920]) {
        await page.viewport(width, 800)
        const { left } = button().element().getBoundingClientRect()
        expect(left, 'it is at the edge').toBeGreaterThan(width - 60)
        const covered = main()
          .css('a, button, input, select, iframe, p, h1, h2, h3, li, th, td')
          .elements()
          .filter((one) => !one.closest('[inert]') && one.clientHeight > 1)
          .filter((one) => one.getBoundingClientRect().right > left)
        expect(covered, `${id} at ${width} px`).toEqual([])
      }
      await cleanup()
    }
  })

  test('leads to the form, and to the services, even from that page', async () => {
    await openPage('staff')
    await open()
    await actions.book().click()
    await isAt('appointment')
    await isClosed()
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveFocus()
    await open()
    await actions.services().click()
    await isAt('about')
    await isClosed()
    await open()
    await actions.services().click()
    await isClosed()
    await expect.element(button()).toHaveFocus()
    expect(location.pathname).toBe(pathOf('about'))
  })

  test('closes when the visitor goes back', async () => {
    await openPage('home')
    await footerLink('staff').click()
    await isAt('staff')
    await open()
    history.back()
    await isAt('home')
    await isClosed()
  })
})

describe('a visitor', () => {
  test('with a keyboard opens the panel, goes through it and returns to the button with Escape', async () => {
    await openPage('prices')
    await focus(button())
    await userEvent.keyboard('{Enter}')
    await hasTakenOver()
    await userEvent.tab()
    await expect.element(actions.book()).toHaveFocus()
    await userEvent.tab()
    await expect.element(actions.services()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await expect.element(button()).toHaveFocus()
  })

  test('closes the panel by a click on the page, or by a second one on the button', async () => {
    await openPage('about')
    const bare = async () => {
      await commands.mouse('move', 8, 300)
      await commands.mouse('down')
      await commands.mouse('up')
    }
    for (const press of [bare, () => button().click()]) {
      await open()
      await press()
      await isClosed()
      await expect.element(button()).toHaveFocus()
    }
  })

  test('closes the panel by a click into a field, which keeps the focus', async () => {
    await openPage('appointment')
    await open()
    const field = main().getByRole('textbox').first()
    await field.click()
    await isClosed()
    await expect.element(field).toHaveFocus()
  })

  test('on the smallest phone sees all of the panel, each action at least 44 px high, at once if she prefers less motion', async () => {
    await page.viewport(320, 480)
    await openPage('home')
    await open()
    const card = popover().element()
    expect(card.getAnimations()).toEqual([])
    await expect.element(popover()).toBeInViewport({ ratio: 1 })
    for (const link of popover().getByRole('link').elements())
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })
})
