import { renderPage } from '../../src/site/app/entry.prerender'
import type { VisitorSite } from './siteData'

/** The head and body of a page, from what its visitor receives. */
export async function renderedPage(
  { data, delivered, headOf }: VisitorSite,
  page: string,
): Promise<{ head: string; body: string }> {
  return { head: headOf(page), body: await renderPage(data, delivered(page)) }
}
