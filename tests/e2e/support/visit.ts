import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { type PageId, pageIds, pages, paths } from '../../../scripts/build/sitePaths.ts'

export { type PageId, paths }

/** The pages this clinic publishes. */
const publishedPages = pageIds

/** The name of a page, by which links and menus call it. Throws for a page that is not there. */
export function pageName(page: string): string {
  const found = pages.find(({ id }) => id === page)
  if (!found) throw new Error(`pages.json has no published page "${page}"`)
  return found.title
}

/** The published pages and an address that no page answers to. */
export const everyPage: { name: PageId | 'notFound'; path: string }[] = [
  ...publishedPages.map((name) => ({ name, path: paths[name] })),
  { name: 'notFound', path: '/boyle-bir-sayfa-yok' },
]

/** Waits until the app has taken the prerendered page over. */
export async function whenReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
}

/** Opens a raw path and waits until the app runs. Resolves to the page's response. */
export async function visit(page: Page, path: string): Promise<Response> {
  const response = await page.goto(encodeURI(path))
  if (!response) throw new Error(`${path}: no document was loaded`)
  await whenReady(page)
  return response
}

/** Waits until the app has come to a part of the page whose code is fetched when the visitor is near. */
export async function whenAlive(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
}
