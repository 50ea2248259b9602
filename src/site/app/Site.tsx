import { type ComponentType, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPage } from '../../content/pages'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import skipLink from '../../ui/SkipLink.module.css'
import { CallLink } from '../sections/site/CallLink'
import { ContactBar } from '../sections/site/ContactBar'
import { ErrorPanel } from '../sections/site/ErrorPanel'
import { NavigationContext } from '../sections/site/navigation'
import { SiteHeader } from '../sections/site/SiteHeader'
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
  navigator: Navigator
  Footer: ComponentType
  /** Called after hydration. */
  onReady?: () => void
}

export function Site({ navigator, Footer, onReady }: SiteProps) {
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
