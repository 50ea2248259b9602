import { type ComponentType, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import skipLink from '../../ui/SkipLink.module.css'
import type { OpenSite } from '../openSite'
import { CallLink } from '../sections/site/CallLink'
import { ContactBar } from '../sections/site/ContactBar'
import { ErrorPanel } from '../sections/site/ErrorPanel'
import { NavigationContext } from '../sections/site/navigation'
import { SiteHeader } from '../sections/site/SiteHeader'
import { SiteProvider } from '../siteContext'
import type { ShownPage } from '../siteView'
import { HydrationRoot } from './HydrationRoot'
import type { Shown } from './loadPage'
import type { Navigator } from './navigator'

/** A delivered page; an error in it keeps the frame and its contact links. */
export const delivered = (page: ShownPage, Page: ComponentType): Shown => ({
  page,
  content: (
    <ErrorBoundary fallback={<ErrorPanel />}>
      <Page />
    </ErrorBoundary>
  ),
})

type SiteProps = {
  site: OpenSite
  navigator: Navigator
  Footer: ComponentType
  /** Called after hydration. */
  onReady?: () => void
}

/** The site's frame around the page that is shown. */
export const Site = ({ site, ...frame }: SiteProps) => (
  <SiteProvider site={site}>
    <Frame {...frame} />
  </SiteProvider>
)

function Frame({ navigator, Footer, onReady }: Omit<SiteProps, 'site'>) {
  const { t } = useTranslation()
  const { page, content } = useSyncExternalStore(
    navigator.subscribe,
    navigator.shown,
    navigator.shown,
  )
  const navigation = useMemo(() => ({ ...navigator, page }), [navigator, page])

  return (
    <HydrationRoot onReady={onReady}>
      <NavigationContext value={navigation}>
        <a className={skipLink.link} href="#content">
          {t('skipToContent')}
        </a>
        <a className={skipLink.link} href="#reach">
          {t('reach.label')}
        </a>
        <ErrorBoundary fallback={<CallLink />}>
          <SiteHeader />
        </ErrorBoundary>
        <main id="content" tabIndex={-1}>
          {content}
        </main>
        <Footer />
        <ErrorBoundary fallback={<CallLink />}>
          <ContactBar />
        </ErrorBoundary>
      </NavigationContext>
    </HydrationRoot>
  )
}
