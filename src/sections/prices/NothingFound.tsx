import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { telHref } from '../../lib/phone'
import { buttonClass } from '../../ui/button'
import { PhoneIcon } from '../../ui/icons/PhoneIcon'
import styles from './NothingFound.module.css'

/** What stands in place of the list when a search finds nothing: the phone, and the way back. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('prices')
  const { landline } = clinic.phones
  return (
    <div className={styles.panel}>
      <p>{t('search.ask')}</p>
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href={telHref(landline)}>
          <PhoneIcon />
          {landline}
        </a>
        <button type="button" className={buttonClass('secondary')} onClick={onClear}>
          {t('search.clear')}
        </button>
      </div>
    </div>
  )
}
