import { expect, type Page } from '@playwright/test'
import { content, tr } from './content.ts'
import { type PageId, pageName, paths } from './visit.ts'

/** A page's title: the home page has the specified one, others name the district. */
export function titleOf(name: PageId): string {
  const { name: clinic, address } = content('clinic')
  const site = tr('common', 'siteName', { clinic })
  const place = tr('common', 'siteInDistrict', { site, district: address.district })
  const page = pageName(name)
  return tr('common', 'documentTitle', { page, site: name === 'home' ? site : place })
}

/** Marks the document to detect a reload. */
export const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'sameDocument', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'sameDocument'))

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Expects a page's address, title and focused heading, at its top, in the marked document. */
export async function expectArrival(page: Page, name: PageId): Promise<void> {
  await expect(page).toHaveURL(encodeURI(paths[name]))
  await expect(page).toHaveTitle(titleOf(name))
  await expect(page.locator('main h1')).toBeFocused()
  await expect.poll(() => scrollTop(page), 'the new page starts at its top').toBe(0)
  expect(await isMarked(page), 'the document was not loaded again').toBe(true)
}
