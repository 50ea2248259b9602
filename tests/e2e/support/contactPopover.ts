import type { Page } from '@playwright/test'
import { tr } from './content.ts'

const label = tr('common', 'reach.label')

/** The container of the button, or of a link without scripts. */
const place = (page: Page) => page.getByRole('complementary', { name: label })
export const button = (page: Page) => place(page).getByRole('button', { name: label, exact: true })
const popover = (page: Page) => page.getByRole('dialog', { name: label })
export const action = (page: Page, name: string) =>
  popover(page).getByRole('link', { name, exact: true })

/** The names of its links. */
export const actions = {
  chat: `${tr('common', 'reach.chat')} WhatsApp ${tr('common', 'newTab')}`,
  book: tr('common', 'reach.book'),
  services: tr('common', 'reach.services'),
}
