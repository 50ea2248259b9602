import { useTranslation } from 'react-i18next'
import { prices } from '../../../content'
import { appointmentPage } from '../../../content/pages'
import { dayText } from '../../../shared/formats/inLanguage'
import { buttonClass } from '../../../ui/button'
import { PageLink } from '../site/PageLink'
import { PhoneLink } from '../site/PhoneLink'
import styles from './PriceNotice.module.css'

export function PriceNotice() {
  const { t } = useTranslation('prices')
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{t('notice', { date: dayText(prices.listDate) })}</p>
      <div className={styles.actions}>
        <PageLink page={appointmentPage} className={buttonClass('light', styles.book)}>
          {t('ask.book')}
        </PageLink>
        <p className={styles.call}>
          {t('ask.call')} <PhoneLink />
        </p>
      </div>
    </div>
  )
}
