import { createContext, type ReactNode, useContext } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { OpenSite } from './openSite'

const SiteContext = createContext<OpenSite | undefined>(undefined)

/** Gives components their site and its texts. */
export function SiteProvider({ site, children }: { site: OpenSite; children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <I18nextProvider i18n={site.i18n}>{children}</I18nextProvider>
    </SiteContext>
  )
}

/** Throws outside a `SiteProvider`. */
export function useSite(): OpenSite {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite: no SiteProvider above')
  return site
}
