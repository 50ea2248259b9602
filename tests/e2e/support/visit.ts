import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { type PageId, pageIds, pages, paths } from '../../support/sitePaths.ts'

export { type PageId, paths }

/** The pages this clinic publishes. */
const publishedPages = pageIds

/** The name of a page in links and menus. Throws for an unknown page. */
export function pageName(page: string): string {
  const found = pages.find(({ id }) => id === page)
  if (!found) throw new Error(`pages.json has no published page "${page}"`)
  return found.title
}

/** The published pages and an unknown address. */
export const everyPage: { name: PageId | 'notFound'; path: string }[] = [
  ...publishedPages.map((name) => ({ name, path: paths[name] })),
  { name: 'notFound', path: '/boyle-bir-sayfa-yok' },
]

/** A tag with which `npm test` runs a test only for the named pages, `npm run test:all` for every page. */
export const nightlyExcept = (name: string, ...fast: readonly string[]): string[] =>
  fast.includes(name) ? [] : ['@nightly']

/** Waits until the page is hydrated. */
export async function whenReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
}

/** Opens a raw path and waits for hydration. Resolves to the page's response. */
export async function visit(page: Page, path: string): Promise<Response> {
  const response = await page.goto(encodeURI(path))
  if (!response) throw new Error(`${path}: no document was loaded`)
  await whenReady(page)
  return response
}

/** Waits until all sections in or near the viewport are hydrated, carousels included. */
export async function whenNearAlive(page: Page): Promise<void> {
  await whenReady(page)
  const waiting = () =>
    page.evaluate(() => {
      const isAlive = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__react'))
      const isNear = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > -0.49 * innerHeight && top < 1.49 * innerHeight
      }
      const parts = [...document.querySelectorAll('#root > div > *, main > div > *')]
      const carousels = [...document.querySelectorAll('[data-state="static"]')]
      return [
        ...parts.filter((part) => isNear(part) && !isAlive(part)),
        ...carousels.filter(isAlive),
      ].map((element) => element.outerHTML.slice(0, 90))
    })
  await expect.poll(waiting).toEqual([])
}

/** Waits until a section is hydrated whose code loads near the viewport. */
export async function whenAlive(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
}
