import { expect, type Page } from '@playwright/test'
import { tr } from './content.ts'

const label = tr('common', 'reach.label')

/** The container of the button, or of a link without scripts. */
export const place = (page: Page) => page.getByRole('complementary', { name: label })
export const button = (page: Page) => place(page).getByRole('button', { name: label, exact: true })
export const popover = (page: Page) => page.getByRole('dialog', { name: label })
export const action = (page: Page, name: string) =>
  popover(page).getByRole('link', { name, exact: true })

/** The names of its links. */
export const actions = {
  chat: `${tr('common', 'reach.chat')} WhatsApp ${tr('common', 'newTab')}`,
  book: tr('common', 'reach.book'),
  services: tr('common', 'reach.services'),
}

export async function open(page: Page): Promise<void> {
  await button(page).click()
  await expect(popover(page)).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  // From then on it handles Escape.
  await expect(popover(page).getByRole('link').first()).toBeFocused()
}
