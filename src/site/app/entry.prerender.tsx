import { prerender } from 'react-dom/static'
import type { SiteData } from '../../content/siteData'
import { openSite } from '../openSite'
import { SiteFooter } from '../sections/site/SiteFooter'
import { eager } from './deferred'
import { loadPage } from './loadPage'
import type { Delivered } from './pages'
import { delivered, Site } from './Site'
import { staticNavigator } from './staticNavigator'

const Footer = eager(SiteFooter)

/** The HTML of a page from what its visitor receives. Throws when a component throws, or data is missing. */
export async function renderPage(siteData: SiteData, { page, data }: Delivered): Promise<string> {
  const site = openSite(siteData)
  const shown = delivered(page, await loadPage({ site, page, data: Promise.resolve(data) }))
  let renderError: unknown
  const app = <Site site={site} navigator={staticNavigator(shown)} Footer={Footer} />
  const { prelude } = await prerender(app, {
    // The default size would hide the rest of a long page behind a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      renderError ??= error
    },
  })
  const html = await new Response(prelude as ReadableStream).text()
  if (renderError) throw renderError
  // React hoists preloads for images; here they duplicate the images themselves.
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
}
