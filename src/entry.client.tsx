import './styles/index.css'
import { keepEarlyClick } from './earlyClick'
import { loadPage } from './routes/pageModules'
import { pageAt } from './routes/pages'
import { canonicalPath } from './routes/paths'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** Set in the markup of 404.html alone: only there may the address be another spelling of a page's. */
const isNotFoundPage = document.documentElement.dataset.page === 'notFound'
const isAlias = isNotFoundPage && pageAt(location.pathname) !== 'notFound'
const alias = isAlias ? canonicalPath(location.pathname) : undefined

if (alias) {
  location.replace(encodeURI(alias) + location.search + location.hash)
} else {
  void boot(root)
}

async function boot(container: HTMLElement) {
  const pressAgain = keepEarlyClick()
  await loadedOrTouched()
  const page = isNotFoundPage ? 'notFound' : pageAt(location.pathname)
  const [{ start }, Page] = await Promise.all([import('./start'), loadPage[page]()])
  start(container, page, Page, pressAgain)
}

/**
 * Resolves when everything the first screen needs has been loaded, so that the
 * app's scripts do not share the line with it, or as soon as the visitor begins
 * to use the page.
 */
function loadedOrTouched(): Promise<unknown> {
  const signs = ['load', 'pointerover', 'pointerdown', 'keydown'] as const
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true, passive: true })
  })
}
