import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { directionsHref, mapNames } from '../../../shared/formats/directions'
import { buttonClass } from '../../../ui/button'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useSite } from '../../siteContext'
import { NewTabLink } from '../site/NewTabLink'
import styles from './AddressPanel.module.css'
import { CopyText } from './CopyText'
import panel from './Panel.module.css'

export type PanelProps = { Heading: 'h2' | 'h3' }

/** The address with a copy button and a link to each map app of the site. */
export function AddressPanel({ Heading }: PanelProps) {
  const { clinic, foreign, place } = useSite()
  const { t } = useTranslation('contact')
  const address = useRef<HTMLElement>(null)
  const { street, district, city, postalCode } = clinic.address
  const area = t('address.area', { postalCode, district, city })
  return (
    <div className={panel.panel}>
      <Heading className={panel.heading}>{t('address.heading')}</Heading>
      <address ref={address} className={panel.address} {...foreign(district)}>
        {street}
        <br />
        {area}
      </address>
      <CopyText
        text={`${street}, ${area}`}
        shown={address}
        words={{
          copy: t('address.copy'),
          copied: t('address.copied'),
          selected: t('address.selected'),
        }}
      />
      <div className={styles.directions}>
        <p id="directions" className={panel.term}>
          {t('address.directions')}
        </p>
        <ul className={styles.maps} aria-labelledby="directions">
          {place.directions.map((map) => (
            <li key={map}>
              <NewTabLink
                className={buttonClass('secondary', styles.map)}
                href={directionsHref(map, clinic.map)}
              >
                <span lang="en">{mapNames[map]}</span>
                <VisuallyHidden>{` ${t('address.directions')}`}</VisuallyHidden>
              </NewTabLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
