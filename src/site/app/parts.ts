import { isWhole, type ShownPage } from '../../content/pages'
import type { SiteData, WalkIndex } from '../../content/siteData'
import { receive } from '../receive'
import { fetchJson } from './fetchJson'

/** Addresses in the delivered document. */
const addresses = () => document.documentElement.dataset

const fetched = new Map<string, Promise<unknown>>()

/** Fetches a JSON file once; a failure is retried at the next call. */
function fetchOnce<Json>(address = '', use: (json: Json) => void): Promise<Json> {
  const known = fetched.get(address)
  if (known) return known as Promise<Json>
  const fetching = fetchJson<Json>(address).then((json) => {
    use(json)
    return json
  })
  fetched.set(address, fetching)
  fetching.catch(() => fetched.delete(address))
  return fetching
}

/** Receives what is below the delivered page's first screen. */
export const receiveNear = (): Promise<unknown> => fetchOnce<SiteData>(addresses().near, receive)

/** Receives what navigation itself needs. Rejects after a release of another engine. */
export const receiveWalks = (): Promise<WalkIndex> =>
  fetchOnce<WalkIndex>(addresses().walks, ({ engine, data }) => {
    if (engine !== import.meta.env.ENGINE) throw new Error('another engine is published')
    receive(data)
  })

/** Receives the data of a page. Rejects if it cannot be fetched, and for pages of another engine. */
export async function receivePage(page: ShownPage): Promise<void> {
  if (isWhole(page)) return
  if (page === addresses().page) await receiveNear()
  else {
    const { walks } = await receiveWalks()
    await fetchOnce<SiteData>(walks[page], receive)
  }
}
