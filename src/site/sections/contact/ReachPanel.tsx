import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/classNames'
import { useSite } from '../../siteContext'
import { ChatLink, chatApp } from '../site/ChatLink'
import { PhoneLink } from '../site/PhoneLink'
import type { PanelProps } from './AddressPanel'
import styles from './Panel.module.css'

export function ReachPanel({ Heading }: PanelProps) {
  const { clinic } = useSite()
  const { t } = useTranslation(['contact', 'common'])
  return (
    <div className={styles.panel}>
      <Heading className={styles.heading}>{t('reach.heading')}</Heading>
      <dl className={styles.ways}>
        {clinic.phones.mobile && (
          <div>
            <dt className={styles.term}>{t('reach.mobile')}</dt>
            <dd>
              <PhoneLink line="mobile" className={classNames(styles.way, styles.phone)} />
            </dd>
          </div>
        )}
        <div>
          <dt className={styles.term}>{t('reach.landline')}</dt>
          <dd>
            <PhoneLink className={classNames(styles.way, styles.phone)} />
          </dd>
        </div>
        {chatApp(clinic) && (
          <div>
            <dt className={styles.term} lang="en">
              {chatApp(clinic)}
            </dt>
            <dd>
              <ChatLink className={styles.way}>{t('common:reach.chat')}</ChatLink>
            </dd>
          </div>
        )}
        <div>
          <dt className={styles.term}>{t('reach.email')}</dt>
          <dd>
            <a className={styles.way} href={`mailto:${clinic.email}`}>
              {clinic.email}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
