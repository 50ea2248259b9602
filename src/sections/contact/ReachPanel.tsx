import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { chatHref, telHref } from '../../formats/phone'
import { classNames } from '../../lib/classNames'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { PanelProps } from './AddressPanel'
import styles from './Panel.module.css'

/** Both telephone numbers, the chat and the e-mail address, each one tap away. */
export function ReachPanel({ Heading }: PanelProps) {
  const { t } = useTranslation(['contact', 'common'])
  const { chat, phones } = clinic
  const { mobile, landline } = phones
  return (
    <div className={styles.panel}>
      <Heading className={styles.heading}>{t('reach.heading')}</Heading>
      <dl className={styles.ways}>
        <div>
          <dt className={styles.term}>{t('reach.mobile')}</dt>
          <dd>
            <a className={classNames(styles.way, styles.phone)} href={telHref(mobile)}>
              {mobile}
            </a>
          </dd>
        </div>
        <div>
          <dt className={styles.term}>{t('reach.landline')}</dt>
          <dd>
            <a className={classNames(styles.way, styles.phone)} href={telHref(landline)}>
              {landline}
            </a>
          </dd>
        </div>
        <div>
          <dt className={styles.term} lang="en">
            {t('common:reach.chatApp')}
          </dt>
          <dd>
            <a
              className={styles.way}
              href={chatHref(chat.phone, chat.greeting)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('common:reach.chat')} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
            </a>
          </dd>
        </div>
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
