import { createRoot } from 'react-dom/client'
import { pages } from '../../content/pages'
import { colourTokens } from '../../content/theme/colours'
import type { FromPreview, View } from '../../editor/contract/preview'
import { eager } from '../app/deferred'
import { loadPage } from '../app/loadPage'
import { delivered, Site } from '../app/Site'
import { staticNavigator } from '../app/staticNavigator'
import { dir, lang } from '../i18n'
import { receiveOnly } from '../receive'
import { SiteFooter } from '../sections/site/SiteFooter'
import { fonts } from './builtMedia'
import { openDraft } from './draft'
import { type Finder, openFinder } from './find'
import { chooseFonts } from './fonts'
import { openPanel } from './point'
import { watchPresses } from './press'

const Footer = eager(SiteFooter)

/**
 * Renders a page of the draft with the site's app and resolves after it is shown, scrolled and
 * opened as before. Rejects if the draft cannot be read as a site.
 */
export async function show(view: View, post: (message: FromPreview) => void) {
  const { site: draftSite, data, written } = openDraft(view.site)
  const page = data.pages.includes(view.page) ? view.page : (data.pages[0] ?? '')
  receiveOnly([data.boot(page), data.near(page)])
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const { theme } = draftSite
  for (const [name, hex] of colourTokens(theme))
    document.documentElement.style.setProperty(name, hex)
  await chooseFonts(theme.fonts, fonts)
  Object.assign(document.documentElement, { lang, dir })
  document.documentElement.dataset.page = page
  const shown = delivered(page, await loadPage(page))
  let known: Finder | undefined
  const finder = () => {
    known ??= openFinder(view.site, written)
    return known
  }
  watchPresses(finder, (place) => post({ kind: 'pressed', place }))
  await new Promise<void>((resolve, reject) => {
    const site = <Site navigator={staticNavigator(shown)} Footer={Footer} onReady={resolve} />
    createRoot(root, { onUncaughtError: reject }).render(site)
  })
  for (const id of view.open) openPanel(id)
  await document.fonts.ready
  scrollTo({ top: view.scroll, behavior: 'instant' })
  const titles = pages.map(({ id, title }) => ({ id, title }))
  const message: FromPreview = { kind: 'shown', page, pages: titles }
  return { message, finder, site: draftSite }
}
