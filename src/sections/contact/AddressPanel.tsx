import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { buttonClass } from '../../ui/button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './Panel.module.css'

export type PanelProps = { Heading: 'h2' | 'h3' }

/** The street address and a way there that needs no map of ours. */
export function AddressPanel({ Heading }: PanelProps) {
  const { t } = useTranslation('contact')
  const { street, district, city, postalCode } = clinic.address
  return (
    <div className={styles.panel}>
      <Heading className={styles.heading}>{t('address.heading')}</Heading>
      <address className={styles.address}>
        {street}
        <br />
        {t('address.area', { postalCode, district, city })}
      </address>
      <a
        className={buttonClass('secondary', styles.action)}
        href={clinic.map.directionsUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('address.directions')} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </a>
    </div>
  )
}
