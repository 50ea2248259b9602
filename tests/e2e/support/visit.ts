import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { type PageId, pageIds, paths } from '../../../src/routes/paths.ts'
import { content } from './content.ts'

export { type PageId, paths }

/** The pages this clinic publishes: an editor may switch the price list off. */
export const publishedPages: PageId[] = pageIds.filter(
  (name) => name !== 'prices' || content('clinic').sections.prices,
)

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
