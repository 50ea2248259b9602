import { useTranslation } from 'react-i18next'
import { useSite } from '../../siteContext'
import styles from './PaperHeading.module.css'

/** The heading of the printed list: clinic, date and phone. */
export function PaperHeading({ listDate }: { listDate: string }) {
  const { clinic, dayText, factText, phoneText } = useSite()
  const { t } = useTranslation(['prices', 'common', 'contact'])
  const { address, name, phones, website } = clinic
  return (
    <div className={styles.paper} data-paper>
      <p className={styles.name}>{t('common:siteName', { clinic: name })}</p>
      <p>
        {[
          factText(`${address.street}, ${t('contact:address.area', address)}`),
          phoneText(phones.landline),
          factText(new URL(website).host),
          t('paper.date', { date: dayText(listDate) }),
        ].join(' · ')}
      </p>
    </div>
  )
}
