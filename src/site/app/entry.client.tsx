import '../styles/index.css'
import type { PageData, SiteData } from '../../content/siteData'
import { keepEarlyClick } from './earlyClick'
import { fetchJson } from './fetchJson'
import { paintOrInput } from './paintOrInput'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const fetchSite = () => fetchJson<SiteData>(document.documentElement.dataset.site)

const fetchContent = () => fetchJson<PageData>(document.documentElement.dataset.content)

void boot(root)

async function boot(container: HTMLElement) {
  const pressAgain = keepEarlyClick(container)
  try {
    const app = await fetchApp()
    app?.start(container, app.loaded, pressAgain, reloadDelivered)
  } catch (error) {
    console.error('The site did not start:', error)
    stayDelivered()
    pressAgain()
  }
}

/** Without the app the delivered page stays, readable and with working links. */
function stayDelivered() {
  document.documentElement.dataset.unstarted = ''
  const { pathname } = location
  // Back and forward between entries of a former app change only the address: reload.
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload()
  })
}

/** Shows the delivered page again after React removed it; the history entry keeps the cause. */
function reloadDelivered(error: unknown) {
  history.replaceState({ ...history.state, failure: String(error) }, '')
  location.reload()
}

/** Loads what hydration needs; undefined while another page loads. Rejects if a part fails. */
async function fetchApp() {
  const { failure, ...state } = history.state ?? {}
  if (failure) {
    // The next load starts the app again.
    history.replaceState(state, '')
    throw failure
  }
  const { page = 'notFound' } = document.documentElement.dataset
  if (page === 'notFound' && (await isElsewhere())) return undefined
  // In development nothing is delivered that could be painted.
  if (!import.meta.env.DEV) await paintOrInput()
  // Named, so that the bundler keeps no namespace.
  const app = import('./start').then(({ start, load }) => ({ start, load }))
  const [{ start, load }, site, data] = await Promise.all([app, fetchSite(), fetchContent()])
  return { start, loaded: await load(site, { page, data }) }
}

/** On 404.html: redirects if the address is an alias or another language's page. */
async function isElsewhere(): Promise<boolean> {
  const { siteView } = await import('../siteView')
  const { otherNotFound, pageAt, sitePage } = siteView(await fetchSite())
  const meant = pageAt(location.pathname)
  const { search, hash } = location
  const elsewhere =
    meant === 'notFound'
      ? otherNotFound(location.pathname)
      : encodeURI(sitePage(meant).path) + search + hash
  if (elsewhere === undefined) return false
  location.replace(elsewhere)
  return true
}
