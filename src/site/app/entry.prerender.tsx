import { prerender } from 'react-dom/static'
import { type ShownPage, sitePage } from '../../content/pages'
import type { HeadFacts, SiteData } from '../../content/siteData'
import { firstSections, type SectionKind } from '../../content/siteMap'
import { renderHead } from '../head/renderHead'
import { receive, receiveOnly } from '../receive'
import { SiteFooter } from '../sections/site/SiteFooter'
import { eager } from './deferred'
import { loadPage } from './loadPage'
import { delivered, Site } from './Site'
import { staticNavigator } from './staticNavigator'

/** HTML of a page, its section kinds and the number of sections above the fold (undefined: all). */
export type RenderedPage = {
  page: ShownPage
  kinds: SectionKind[]
  first?: number
  head: string
  body: string
}

/** The parts that the page's visitor receives, and facts of its head. */
export type PageInput = { boot: SiteData; near: SiteData; facts: HeadFacts }

const Footer = eager(SiteFooter)

/** Renders a page from its own data alone. Throws when a component throws, or data is missing. */
export async function renderPage(
  page: ShownPage,
  { boot, near, facts }: PageInput,
): Promise<RenderedPage> {
  receiveOnly([boot, near])
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
  receive({ content: facts.content })
  const kinds = page === 'notFound' ? [] : sitePage(page).kinds
  return { page, kinds, first: firstSections({ kinds }), head: renderHead(page, facts), body }
}
