import type { Page } from '@playwright/test'
import { tr } from './content.ts'

export const tooth = (page: Page) => page.getByRole('button', { name: tr('common', 'drawer.open') })
export const drawer = (page: Page) =>
  page.getByRole('dialog', { name: tr('common', 'drawer.title') })
export const closeControl = (page: Page) =>
  drawer(page).getByRole('button', { name: tr('common', 'drawer.close') })
