import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { CallLink } from '../site/CallLink'
import styles from './NothingFound.module.css'

/** What stands in place of the list when a search finds nothing: the phone, and the way back. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('prices')
  return (
    <div className={styles.panel}>
      <p>{t('search.ask')}</p>
      <div className={styles.actions}>
        <CallLink />
        <button type="button" className={buttonClass('secondary')} onClick={onClear}>
          {t('search.clear')}
        </button>
      </div>
    </div>
  )
}
