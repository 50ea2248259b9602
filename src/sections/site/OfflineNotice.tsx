import strings from 'virtual:locale/offline'
import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { addStrings } from '../../i18n'
import styles from './OfflineNotice.module.css'
import { PhoneLink } from './PhoneLink'

addStrings('offline', strings)

/** Its region is there before its news: readers announce what changes inside. */
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

/**
 * Puts the notice, still silent, at the end of the page. Returns the function that
 * shows it in place of a page that could not be fetched, until the line is back.
 */
export function placeOfflineNotice(): () => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const render = (shown: boolean) => root.render(<OfflineNotice shown={shown} />)
  render(false)
  window.addEventListener('online', () => render(false))
  return () => render(true)
}
