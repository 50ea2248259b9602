import { type ComponentType, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPage } from '../content/pages'
import { CallLink } from '../sections/site/CallLink'
import { ContactBar } from '../sections/site/ContactBar'
import { ErrorPanel } from '../sections/site/ErrorPanel'
import { NavigationContext } from '../sections/site/navigation'
import { SiteHeader } from '../sections/site/SiteHeader'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { SkipLink } from '../ui/SkipLink'
import { Hydrated } from './Hydrated'
import type { Navigator, Shown } from './navigator'

/** A page as it is delivered: an error in it leaves the frame, with the ways to reach the clinic. */
export const delivered = (page: ShownPage, Page: ComponentType): Shown => ({
  page,
  content: (
    <ErrorBoundary fallback={<ErrorPanel />}>
      <Page />
    </ErrorBoundary>
  ),
})

type SiteProps = {
  navigator: Navigator
  Footer: ComponentType
  /** Called once the page is alive. */
  onReady?: () => void
}

/** The frame that stands around every page, and the page that is shown in it. */
export function Site({ navigator, Footer, onReady }: SiteProps) {
  const { t } = useTranslation()
  const { page, content } = useSyncExternalStore(
    navigator.subscribe,
    navigator.shown,
    navigator.shown,
  )
  const navigation = useMemo(() => ({ ...navigator, page }), [navigator, page])

  return (
    <Hydrated onReady={onReady}>
      <NavigationContext value={navigation}>
        <SkipLink targetId="content" label={t('skipToContent')} />
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
    </Hydrated>
  )
}
