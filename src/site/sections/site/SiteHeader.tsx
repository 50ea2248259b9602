import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { appointmentPage } from '../../../content/pages'
import { buttonClass } from '../../../ui/button'
import { ErrorBoundary } from '../../../ui/ErrorBoundary'
import { Brand } from './Brand'
import { LanguageMenu } from './LanguageMenu'
import { MainMenu } from './MainMenu'
import { OpenNow } from './OpenNow'
import { PageLink } from './PageLink'
import { SiteDrawer } from './SiteDrawer'
import styles from './SiteHeader.module.css'

const SCROLL_THRESHOLD = 50

export function SiteHeader() {
  const { t } = useTranslation()
  const scrolled = useScrolledPast(SCROLL_THRESHOLD)
  return (
    <header className={styles.header} data-scrolled={scrolled ? '' : undefined}>
      <div className={styles.bar}>
        <Brand className={styles.brand} />
        <OpenNow className={styles.openNow} />
        <PageLink page={appointmentPage} className={buttonClass('primary', styles.book)}>
          {t('header.book')}
        </PageLink>
        <MainMenu />
        <LanguageMenu />
        <ErrorBoundary fallback={null}>
          <SiteDrawer />
        </ErrorBoundary>
      </div>
    </header>
  )
}

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}

const useScrolledPast = (offset: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > offset,
    () => false,
  )
