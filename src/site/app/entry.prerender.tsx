import otherLocales from 'virtual:other-locales'
import loaders from 'virtual:page-loaders'
import { prerender } from 'react-dom/static'
import { homePage, pageAt, pages, type ShownPage, sitePage } from '../../content/pages'
import type { SectionKind } from '../../content/siteMap'
import { pageHead } from '../head/pageHead'
import { renderHead } from '../head/renderHead'
import { sectionNodes } from '../head/sectionNodes'
import { pageUrl } from '../head/structuredData'
import { SiteFooter } from '../sections/site/SiteFooter'
import { eager } from './deferred'
import { firstSections, loadPage } from './loadPage'
import { delivered, Site } from './Site'
import { staticNavigator } from './staticNavigator'

export const notFoundRoute = '/404'

/** The start page of this language; its 404 page is beside it. */
export const home: string = sitePage(homePage).path

/** The raw paths of all pages. */
export const routes: readonly string[] = pages.map(({ path }) => path)

/** HTML of a page, its section kinds and the number of sections above the fold (undefined: all). */
export type RenderedPage = {
  page: ShownPage
  kinds: SectionKind[]
  first?: number
  head: string
  body: string
}

const Footer = eager(SiteFooter)

/** Renders one route to HTML strings. Throws when a component throws. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const page = pageAt(path)
  const shown = delivered(page, await loadPage(page))
  let renderError: unknown
  const { prelude } = await prerender(<Site navigator={staticNavigator(shown)} Footer={Footer} />, {
    // The default size would hide the rest of a long page behind a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      renderError ??= error
    },
  })
  const html = await new Response(prelude as ReadableStream).text()
  if (renderError) throw renderError
  // React hoists preloads for images; here they duplicate the images themselves.
  const body = html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
  const kinds = pages.find(({ id }) => id === page)?.kinds ?? []
  const head = renderHead(pageHead(page, await nodesOf(page)), otherLocales[page])
  return { page, kinds, first: firstSections(page), head, body }
}

/** JSON-LD nodes of a page's sections; none on the 404 page. */
async function nodesOf(page: ShownPage) {
  const contents = await loaders[page]?.()
  return contents ? sectionNodes(contents.default, pageUrl(page)) : []
}
