import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { stopReloads } from '../support/form'
import { allowComplaints } from '../support/setup'
import { breakWhere, button, content, main, nameOf, openPage, text } from '../support/site'

const { clinic } = content

const { landline } = clinic.phones
const tel = `tel:${landline.replaceAll(' ', '')}`
const drawerButton = () => button(text('drawer.open'))

afterEach(() => allowComplaints(/broken on purpose|error boundary/i))

/** A part of a page by a text only it uses, and a neighbour that keeps working. */
const parts = [
  { part: 'the hero', id: 'home', key: 'hero.label', beside: () => nameOf('about') },
  {
    part: 'the about block',
    id: 'home',
    key: 'about.more',
    beside: () => text('home:doctors.title'),
  },
  { part: 'the price list', id: 'prices', key: 'search.label', beside: undefined },
  { part: 'the map', id: 'contact', key: 'map.title', beside: () => text('contact:hours.heading') },
]
for (const { part, id, key, beside } of parts)
  test(`a visitor for whom ${part} breaks finds the clinic’s number, may try again, and the rest works`, async () => {
    const reloads = stopReloads()
    breakWhere(key)
    await openPage(id)
    const panel = main().getByRole('alert')
    await expect
      .element(panel.getByRole('heading', { level: 2 }))
      .toHaveTextContent(text('error.title'))
    await expect.element(panel.getByRole('link', { name: landline })).toHaveAttribute('href', tel)
    expect(panel.elements()).toHaveLength(1)
    await panel.getByRole('button', { name: text('error.reload') }).click()
    await expect.poll(() => reloads).toHaveLength(1)
    await expect.element(main().getByRole('heading', { level: 1 })).toBeInTheDocument()
    if (beside)
      await expect.element(main().getByRole('heading', { name: beside() }).first()).toBeVisible()
    await drawerButton().click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

test('a visitor for whom the header breaks finds the number in its place, and the rest works', async () => {
  breakWhere('header.menu')
  await openPage('prices')
  expect(page.getByRole('banner').elements()).toEqual([])
  await expect.element(page.css('#root > a[href^="tel:"]')).toHaveAttribute('href', tel)
  await main().css('button[aria-expanded]').first().click()
  await expect.element(page.getByRole('table').first()).toBeVisible()
})

test('a visitor for whom the drawer breaks finds no button of it, and the menu', async () => {
  breakWhere('drawer.title')
  await openPage('contact')
  await drawerButton().click()
  await expect.element(drawerButton()).not.toBeInTheDocument()
  await expect.element(page.getByRole('navigation', { name: text('header.menu') })).toBeVisible()
  await expect.element(page.css('#root')).not.toHaveAttribute('inert')
})

test('a visitor for whom the contact panel breaks finds the number in place of the button', async () => {
  breakWhere('reach.book')
  await openPage('contact')
  await button(text('reach.label')).click()
  const bar = page.getByRole('complementary', { name: text('reach.label') })
  await expect.element(bar.getByRole('link', { name: landline })).toHaveAttribute('href', tel)
  await expect.element(main()).toBeVisible()
})
