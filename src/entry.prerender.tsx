import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { pageHead } from './head/pageHead'
import { renderHead } from './head/renderHead'
import { createSiteRouter } from './router'
import { publishedPages } from './routes/pages'
import { type PageId, paths } from './routes/paths'

export { publishedPages } from './routes/pages'
export { paths } from './routes/paths'

/** The route that no page answers to, rendered into 404.html. */
export const notFoundRoute = '/404'

export type RenderedPage = { page: PageId | 'notFound'; head: string; body: string }

/**
 * Renders one route to HTML strings. Throws when the route does not load, when
 * another page answers than the one asked for, or when a component throws.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const page = publishedPages.find((id) => paths[id] === path) ?? 'notFound'
  // TanStack Router matches a decoded path but wants the entry encoded.
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [encodeURI(path)] }))
  await router.load()
  const matches = router.state.matches
  const failed = matches.find((match) => match.status !== 'success')
  if (failed)
    throw failed.error ?? new Error(`${path}: route ${failed.routeId} is ${failed.status}`)
  const expected = page === 'notFound' ? '/$' : path
  const leaf = matches.at(-1)?.routeId
  if (leaf !== expected) throw new Error(`${path}: answered by ${leaf}, not by ${expected}`)

  let renderError: unknown
  const { prelude } = await prerender(<RouterProvider router={router} />, {
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
