import 'virtual:theme.css'
import '../styles/index.css'
import type { ShownPage } from '../content/pages'
import { keepEarlyClick } from './earlyClick'
import { paintedOrTouched } from './paintedOrTouched'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

void boot(root)

async function boot(container: HTMLElement) {
  const pressAgain = keepEarlyClick()
  const app = await fetchApp().catch(stayDelivered)
  app?.start(container, app.page, app.loaded, pressAgain)
}

/** Without the app the page stays as it was delivered, readable and with links that work. */
function stayDelivered() {
  document.documentElement.dataset.unstarted = ''
  const { pathname } = location
  // Back and forward between what an app once showed change the address alone.
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload()
  })
}

/** Everything the page needs to come alive; nothing where another page is gone to. Rejects when a part cannot be fetched. */
async function fetchApp() {
  const page = await pageToShow()
  if (!page) return undefined
  await paintedOrTouched()
  const { start, load } = await import('./start')
  return { start, page, loaded: await load(page) }
}

/**
 * The page that was delivered. In 404.html, whose address may be another
 * spelling of a page's or another language's, goes there and resolves to undefined.
 */
async function pageToShow(): Promise<ShownPage | undefined> {
  // Printed by the build; in development no page says which it is.
  const page = document.documentElement.dataset.page as ShownPage | undefined
  if (page && page !== 'notFound') return page
  const { otherNotFound, pageAt, sitePage } = await import('../content/pages')
  const meant = pageAt(location.pathname)
  if (!page) return meant
  const { search, hash } = location
  const elsewhere =
    meant === 'notFound'
      ? otherNotFound(location.pathname)
      : encodeURI(sitePage(meant).path) + search + hash
  if (elsewhere === undefined) return meant
  location.replace(elsewhere)
  return undefined
}
