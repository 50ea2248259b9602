import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '../../../content/siteMap'
import { buttonClass } from '../../../ui/button'
import { ErrorBoundary } from '../../../ui/ErrorBoundary'
import { useSite } from '../../siteContext'
import { isNotIn, type SiteView } from '../../siteView'
import { Brand } from './Brand'
import { LanguageMenu } from './LanguageMenu'
import { MainMenu } from './MainMenu'
import { OpenNow } from './OpenNow'
import { PageLink } from './PageLink'
import { SiteDrawer } from './SiteDrawer'
import styles from './SiteHeader.module.css'
import { useFitting } from './useFitting'

const SCROLL_THRESHOLD = 50

export function SiteHeader() {
  const { t } = useTranslation()
  const site = useSite()
  const scrolled = useScrolledPast(SCROLL_THRESHOLD)
  const list = useRef<HTMLUListElement>(null)
  const fitting = useFitting(list)
  return (
    <header className={styles.header} data-scrolled={scrolled ? '' : undefined}>
      <div className={styles.bar}>
        <Brand className={styles.brand} />
        <OpenNow className={styles.openNow} />
        <MainMenu list={list} fitting={fitting} />
        <PageLink page={site.appointmentPage} className={buttonClass('primary', styles.book)}>
          {t('header.book')}
        </PageLink>
        <LanguageMenu />
        <ErrorBoundary fallback={null}>
          <SiteDrawer moved={movedFrom(fitting, site)} />
        </ErrorBoundary>
      </div>
    </header>
  )
}

/** What the drawer shows beyond its own links; undefined if the whole row fits. */
function movedFrom(
  fitting: number,
  { menus, furtherPages }: SiteView,
): readonly MenuEntry[] | undefined {
  if (fitting >= menus.main.length) return undefined
  return [...menus.main.slice(fitting), ...furtherPages].filter(isNotIn(menus.drawer))
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
