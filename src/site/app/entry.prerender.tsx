import { prerender } from 'react-dom/static'
import type { ShownSection, SiteData } from '../../content/siteData'
import { firstSections, type SectionKind } from '../../content/siteMap'
import { openSite } from '../openSite'
import { SiteFooter } from '../sections/site/SiteFooter'
import type { ShownPage } from '../siteView'
import { eager } from './deferred'
import { loadPage } from './loadPage'
import type { Delivered } from './pages'
import { delivered, Site } from './Site'
import { staticNavigator } from './staticNavigator'

/** HTML of a page, its section kinds and the number of sections above the fold (undefined: all). */
export type RenderedPage = {
  page: ShownPage
  kinds: SectionKind[]
  first?: number
  body: string
}

const Footer = eager(SiteFooter)

/** Renders a page from what its visitor receives. Throws when a component throws, or data is missing. */
export async function renderPage(
  siteData: SiteData,
  { page, data }: Delivered,
): Promise<RenderedPage> {
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
  const body = html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
  const kinds = data.sections.flatMap(kindsOf)
  return { page, kinds, first: firstSections({ kinds }), body }
}

/** The kind of a section and that inside it. */
const kindsOf = ({ kind, inside }: ShownSection): SectionKind[] => [
  kind,
  ...(inside ? kindsOf(inside) : []),
]
