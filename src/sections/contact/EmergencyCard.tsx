import { useTranslation } from 'react-i18next'
import styles from './EmergencyCard.module.css'

/** The one emergency number of Turkey, since 2021 for every kind of emergency (112.gov.tr). */
const EMERGENCY = 'tel:112'

/** When not to wait for the clinic. */
export function EmergencyCard() {
  const { t } = useTranslation('contact')
  return (
    <section className={styles.card} aria-labelledby="emergency">
      <h2 id="emergency" className={styles.heading}>
        {t('emergency.heading')}
      </h2>
      <p>
        {t('emergency.when')}{' '}
        <a className={styles.call} href={EMERGENCY}>
          {t('emergency.call')}
        </a>
      </p>
    </section>
  )
}
