import type { Locator, Page } from '@playwright/test'
import { tr } from './content.ts'

/** The links of the main menu, which a phone shows once its button is pressed. */
export async function openMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: tr('common', 'header.menu') })
  const button = menu.getByRole('button')
  if (await button.isVisible()) await button.click()
  return menu
}
