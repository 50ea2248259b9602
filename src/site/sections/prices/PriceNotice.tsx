import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { useSite } from '../../siteContext'
import { PageLink } from '../site/PageLink'
import { PhoneLink } from '../site/PhoneLink'
import styles from './PriceNotice.module.css'

export function PriceNotice({ listDate }: { listDate: string }) {
  const { appointmentPage, dayText } = useSite()
  const { t } = useTranslation('prices')
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{t('notice', { date: dayText(listDate) })}</p>
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
