import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import type { PrivacySection } from '../../../content/types.gen'
import { useSite } from '../../siteContext'
import { PhoneLink } from '../site/PhoneLink'
import styles from './DerivedFact.module.css'

type Kind = NonNullable<PrivacySection['shows']>

type DerivedFactProps = { kind: Kind; data: SectionData['privacy'] }

/** A statement derived from the clinic's settings, so that notice and settings agree. */
export function DerivedFact({ kind, data }: DerivedFactProps) {
  const { clinic } = useSite()
  const { t } = useTranslation('privacy')
  const { email, map, sections } = clinic
  const address = t('address', clinic.address)
  switch (kind) {
    case 'controller':
      return <Controller address={address} />
    case 'retention':
      return (
        <>
          <p>{t('retention', { days: data.requestRetentionDays })}</p>
          {data.answerLinks && <p>{t('answers')}</p>}
        </>
      )
    case 'map':
      return <p>{t(`map.${sections.map}`, { provider: map.provider })}</p>
    case 'application':
      return <p>{t('application', { address, email })}</p>
  }
}

function Controller({ address }: { address: string }) {
  const { clinic } = useSite()
  const { t } = useTranslation('privacy')
  const { legalTitle, email } = clinic
  return (
    <dl className={styles.facts}>
      <dt>{t('controller.legalTitle')}</dt>
      <dd>{legalTitle}</dd>
      <dt>{t('controller.address')}</dt>
      <dd>{address}</dd>
      <dt>{t('controller.phone')}</dt>
      <dd>
        <PhoneLink />
      </dd>
      <dt>{t('controller.email')}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </dl>
  )
}
