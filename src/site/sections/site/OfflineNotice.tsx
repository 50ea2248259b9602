import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import type { OpenSite } from '../../openSite'
import { SiteProvider } from '../../siteContext'
import styles from './OfflineNotice.module.css'
import { PhoneLink } from './PhoneLink'

/** A live region exists before it has text. */
function OfflineNotice({ shown }: { shown: boolean }) {
  const { t } = useTranslation('offline')
  return (
    <p role="status" className={styles.notice}>
      {shown && (
        <>
          {t('text')} <PhoneLink />
        </>
      )}
    </p>
  )
}

/** Mounts the empty live region. Returns the function that shows the notice until `online`. */
export function placeOfflineNotice(site: OpenSite): () => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const render = (shown: boolean) =>
    root.render(
      <SiteProvider site={site}>
        <OfflineNotice shown={shown} />
      </SiteProvider>,
    )
  render(false)
  window.addEventListener('online', () => render(false))
  return () => render(true)
}
