import type { Locator, Page } from '@playwright/test'
import { tr } from './content.ts'

const name = tr('common', 'header.menu')

/** The pages of the main menu, in its order. */
export const menuPages = ['home', 'about', 'staff', 'prices', 'contact'] as const

export const menu = (page: Page): Locator => page.getByRole('navigation', { name })
export const menuButton = (page: Page): Locator => menu(page).getByRole('button', { name })

/** The links of the main menu, behind a button on a phone. */
export async function openMenu(page: Page): Promise<Locator> {
  const button = menuButton(page)
  if (await button.isVisible()) await button.click()
  return menu(page)
}
