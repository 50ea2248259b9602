import { useTranslation } from 'react-i18next'
import { site } from '../../../content'
import { emergencyNumbers } from '../../../shared/country/emergency'
import styles from './EmergencyCard.module.css'

export function EmergencyCard() {
  const { t } = useTranslation('contact')
  const number = emergencyNumbers[site.country]
  return (
    <section className={styles.card} aria-labelledby="emergency">
      <h2 id="emergency" className={styles.heading}>
        {t('emergency.heading')}
      </h2>
      <p>
        {t('emergency.when')}{' '}
        <a className={styles.call} href={`tel:${number}`}>
          {t('emergency.call', { number })}
        </a>
      </p>
    </section>
  )
}
