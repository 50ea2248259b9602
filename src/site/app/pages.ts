import type { ComponentType } from 'react'
import type { PageData, PageHead, PageIndex } from '../../content/siteData'
import type { OpenSite } from '../openSite'
import type { ShownPage } from '../siteView'
import { fetchJson } from './fetchJson'
import { loadPage } from './loadPage'

/** The pages of a site with the data that has arrived. */
export type Pages = ReturnType<typeof createPages>

/** A page with its data. */
export type Delivered = { page: ShownPage; data: PageData }

/** `delivered`: the pages whose data is at hand. */
export function createPages(site: OpenSite, delivered: readonly Delivered[]) {
  const arrived = new Map(delivered.map(({ page, data }) => [page, data]))
  const fetched = new Map<string, Promise<unknown>>()

  /** Fetches a JSON file once; a failure is retried at the next call. */
  function fetchOnce<Json>(address = ''): Promise<Json> {
    const known = fetched.get(address)
    if (known) return known as Promise<Json>
    const fetching = fetchJson<Json>(address)
    fetched.set(address, fetching)
    fetching.catch(() => fetched.delete(address))
    return fetching
  }

  /** The addresses of all pages' data. Rejects after a release of another engine. */
  async function fetchIndex(): Promise<PageIndex> {
    const index = await fetchOnce<PageIndex>(`/data/${site.lang}-pages.json`)
    if (index.engine !== import.meta.env.ENGINE) throw new Error('another engine is published')
    return index
  }

  async function fetchData(page: ShownPage): Promise<PageData> {
    const known = arrived.get(page)
    if (known) return known
    const { pages } = await fetchIndex()
    const data = await fetchOnce<PageData>(pages[page])
    arrived.set(page, data)
    return data
  }

  return {
    fetchIndex,
    /** A page with its code and data. Rejects if one cannot be fetched, and for another engine's. */
    load: (page: ShownPage): Promise<ComponentType> =>
      loadPage({ site, page, data: fetchData(page) }),
    /** The head of a loaded page. Throws for others. */
    headOf(page: ShownPage): PageHead {
      const data = arrived.get(page)
      if (!data) throw new Error(`The page "${page}" is not loaded`)
      return data.head
    },
  }
}
