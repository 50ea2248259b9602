import type { Page } from '@playwright/test'
import { tr } from './content.ts'
import { visit } from './visit.ts'

export const tooth = (page: Page) => page.getByRole('button', { name: tr('common', 'drawer.open') })
export const drawer = (page: Page) =>
  page.getByRole('dialog', { name: tr('common', 'drawer.title') })
export const closeControl = (page: Page) =>
  drawer(page).getByRole('button', { name: tr('common', 'drawer.close') })

/** The site's own part of the page, by its state: `inert` behind a pinned drawer. */
export const isHeld = (page: Page) =>
  page.evaluate(() => ({
    inert: document.getElementById('root')?.inert ?? false,
    scrollLocked: getComputedStyle(document.documentElement).overflowY === 'hidden',
  }))

export const held = { inert: true, scrollLocked: true }
export const free = { inert: false, scrollLocked: false }

/** Opens a page whose clock stands still; time passes by `page.clock.runFor`. */
export async function visitWithoutTime(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-11-20T12:00:00' })
  await visit(page, path)
  await page.clock.pauseAt('2026-11-20T12:10:00')
}
