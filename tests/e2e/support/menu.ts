import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { tr } from './content.ts'
import { closeControl, drawer, tooth } from './drawer.ts'

/** The pages of the main menu, in its order. */
export const menuPages = ['home', 'about', 'staff', 'prices', 'contact'] as const

/** The row of links in the header. */
export const menu = (page: Page): Locator =>
  page.getByRole('navigation', { name: tr('common', 'header.menu') })

/** What holds the links of the main menu: the row, on a phone the drawer, without scripts the footer. */
export async function openMenu(page: Page): Promise<Locator> {
  if (await menu(page).getByRole('list').isVisible()) return menu(page)
  const asLink = page.getByRole('link', { name: tr('common', 'drawer.open') })
  await tooth(page).or(asLink).click()
  const isStarted = await page.locator('html[data-ready]').count()
  if (isStarted === 0) return page.getByRole('navigation', { name: tr('footer', 'pages') })
  await expect(closeControl(page)).toBeFocused()
  return drawer(page)
}
