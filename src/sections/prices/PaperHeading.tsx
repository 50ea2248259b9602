import { useTranslation } from 'react-i18next'
import { clinic, prices } from '../../content'
import { dayText, factText } from '../../formats/inLanguage'
import styles from './PaperHeading.module.css'

/** What a printed list must say itself: whose it is, of what day, and the phone. */
export function PaperHeading() {
  const { t } = useTranslation(['prices', 'common'])
  const { name, phones, website } = clinic
  const { street, postalCode, district, city } = clinic.address
  return (
    <div className={styles.paper} data-paper>
      <p className={styles.name}>{t('common:siteName', { clinic: name })}</p>
      <p>
        {[
          factText(`${street}, ${postalCode} ${district} / ${city}`),
          phones.landline,
          factText(new URL(website).host),
          t('paper.date', { date: dayText(prices.listDate) }),
        ].join(' · ')}
      </p>
    </div>
  )
}
