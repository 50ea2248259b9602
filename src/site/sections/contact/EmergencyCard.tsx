import { useTranslation } from 'react-i18next'
import { emergencyNumbers } from '../../../shared/country/emergency'
import { useSite } from '../../siteContext'
import styles from './EmergencyCard.module.css'

export function EmergencyCard() {
  const { place } = useSite()
  const { t } = useTranslation('contact')
  const number = emergencyNumbers[place.country]
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
