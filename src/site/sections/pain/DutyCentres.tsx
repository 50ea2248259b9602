import { useTranslation } from 'react-i18next'
import type { ClinicFile } from '../../../content/types.gen'
import { telHref } from '../../../shared/formats/phone'
import { useSite } from '../../siteContext'
import styles from './Pain.module.css'

type DutyCentresProps = { centres: NonNullable<ClinicFile['dutyCentres']> }

/** Where a patient goes while the clinic is closed; a sample's number cannot be dialled. */
export function DutyCentres({ centres }: DutyCentresProps) {
  const { dayText, foreign, phoneText } = useSite()
  const { t } = useTranslation('pain')
  return (
    <div className={styles.centres}>
      <h2 className={styles.title}>{t('centres.title')}</h2>
      <ul>
        {centres.map(({ sample, name, phone, address, hours, checked }) => (
          <li key={name}>
            <strong>{name}</strong>
            <br />
            {address}
            <br />
            <span {...foreign(hours)}>{hours}</span>
            <br />
            {sample ? (
              <bdi>{phoneText(phone)}</bdi>
            ) : (
              <a href={telHref(phone)}>{phoneText(phone)}</a>
            )}{' '}
            <small>{t('centres.checked', { date: dayText(checked) })}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
