import { createRoot } from 'react-dom/client'
import { colourSheet } from '../../content/theme/tokens'
import type { FromPreview, View } from '../../editor/contract/preview'
import { eager } from '../app/deferred'
import { loadPage } from '../app/loadPage'
import { delivered, Site } from '../app/Site'
import { staticNavigator } from '../app/staticNavigator'
import { SiteFooter } from '../sections/site/SiteFooter'
import { fonts } from './builtMedia'
import { openDraft } from './draft'
import { type Finder, openFinder } from './find'
import { chooseFonts } from './fonts'
import { openPanel, turnTo } from './point'
import { watchPresses } from './press'

const Footer = eager(SiteFooter)

/**
 * Renders a page of the draft with the site's app and resolves after it is shown, scrolled and
 * opened as before. Rejects if the draft cannot be read as a site.
 */
export async function show(view: View, post: (message: FromPreview) => void) {
  const { site, shown, page, data, written } = openDraft(view.site, view.page)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const { dir, language, pages, theme } = site
  const colours = new CSSStyleSheet()
  colours.replaceSync(colourSheet(theme))
  document.adoptedStyleSheets = [colours]
  await chooseFonts(theme.fonts, fonts)
  Object.assign(document.documentElement, { lang: language, dir })
  document.documentElement.dataset.page = page
  const Page = await loadPage({ site: shown, page, data: Promise.resolve(data) })
  const navigator = staticNavigator(delivered(page, Page))
  let known: Finder | undefined
  const finder = () => {
    known ??= openFinder(view.site, written, shown)
    return known
  }
  watchPresses(finder, (place) => post({ kind: 'pressed', place }))
  await new Promise<void>((resolve, reject) => {
    const app = <Site site={shown} navigator={navigator} Footer={Footer} onReady={resolve} />
    createRoot(root, { onUncaughtError: reject }).render(app)
  })
  for (const id of view.open) openPanel(id)
  for (const [index, carousel] of document.querySelectorAll('[data-active]').entries())
    turnTo(carousel, view.slides[index] ?? 0)
  await document.fonts.ready
  scrollTo({ top: view.scroll, behavior: 'instant' })
  const titles = pages.map(({ id, title }) => ({ id, title }))
  const message: FromPreview = { kind: 'shown', page, pages: titles }
  return { message, finder, site }
}
