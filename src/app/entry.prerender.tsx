import otherLocales from 'virtual:other-locales'
import loaders from 'virtual:page-loaders'
import { prerender } from 'react-dom/static'
import { homePage, pageAt, pages, type ShownPage, sitePage } from '../content/pages'
import type { SectionKind } from '../content/siteMap'
import { pageHead, pageUrl } from '../head/pageHead'
import { renderHead } from '../head/renderHead'
import { sectionNodes } from '../head/sectionNodes'
import { SiteFooter } from '../sections/site/SiteFooter'
import { placed } from './deferred'
import { firstSections, loadPage } from './loadPage'
import { delivered, Site } from './Site'
import { standing } from './standing'

/** The route that no page answers to, rendered into 404.html. */
export const notFoundRoute = '/404'

/** Where the language begins; its page for unknown addresses stands there too. */
export const home: string = sitePage(homePage).path

/** The raw paths of all pages. */
export const routes: readonly string[] = pages.map(({ path }) => path)

/** A page as HTML, the kinds of sections it shows, and how many of them its first view is made of, unless it is all. */
export type RenderedPage = {
  page: ShownPage
  kinds: SectionKind[]
  first?: number
  head: string
  body: string
}

const Footer = placed(SiteFooter)

/** Renders one route to HTML strings. Throws when a component throws. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const page = pageAt(path)
  const shown = delivered(page, await loadPage(page))
  let renderError: unknown
  const { prelude } = await prerender(<Site navigator={standing(shown)} Footer={Footer} />, {
    // The default size would hide the rest of a long page behind a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      renderError ??= error
    },
  })
  const html = await new Response(prelude as ReadableStream).text()
  if (renderError) throw renderError
  // React asks for pictures ahead of the page; here they stand in the page itself.
  const body = html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
  const kinds = pages.find(({ id }) => id === page)?.kinds ?? []
  const head = renderHead(pageHead(page, await nodesOf(page)), otherLocales[page])
  return { page, kinds, first: firstSections(page), head, body }
}

/** What the sections of a page tell search engines; nothing on the page for unknown addresses. */
async function nodesOf(page: ShownPage) {
  const contents = await loaders[page]?.()
  return contents ? sectionNodes(contents.default, pageUrl(page)) : []
}
