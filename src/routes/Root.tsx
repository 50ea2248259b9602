import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactPopover } from '../sections/site/ContactPopover'
import { SiteFooter } from '../sections/site/SiteFooter'
import { SiteHeader } from '../sections/site/SiteHeader'
import { SkipLink } from '../ui/SkipLink'

/** What stands on every page around the page itself. */
export function Root() {
  const { t } = useTranslation()
  useEffect(() => {
    // The end of hydration, for styles and tests: the page's own effects have run before this one.
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <>
      <SkipLink targetId="content" label={t('skipToContent')} />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ContactPopover />
    </>
  )
}
