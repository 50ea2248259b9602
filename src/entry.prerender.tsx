import { prerender } from 'react-dom/static'
import { pageHead } from './head/pageHead'
import { renderHead } from './head/renderHead'
import type { Navigator } from './navigator'
import { loadPage } from './routes/pageModules'
import { pageAt, type SitePage } from './routes/pages'
import { delivered, Site } from './routes/Site'

export { publishedPages } from './routes/pages'
export { paths } from './routes/paths'

/** The route that no page answers to, rendered into 404.html. */
export const notFoundRoute = '/404'

export type RenderedPage = { page: SitePage; head: string; body: string }

const nothing = () => {}

/** Renders one route to HTML strings. Throws when a component throws. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const page = pageAt(path)
  const shown = delivered(page, await loadPage[page]())
  // Nobody walks through a page that is being printed.
  const navigator: Navigator = {
    shown: () => shown,
    subscribe: () => nothing,
    onLeave: () => nothing,
    go: nothing,
    prepare: nothing,
    catchUp: nothing,
  }
  let renderError: unknown
  const { prelude } = await prerender(<Site navigator={navigator} />, {
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
  return { page, head: renderHead(pageHead(page)), body }
}
