import { useTranslation } from 'react-i18next'
import { CalendarIcon } from '../../../ui/icons/CalendarIcon'
import { ChatIcon } from '../../../ui/icons/ChatIcon'
import { useSite } from '../../siteContext'
import { ChatLink, chatApp } from './ChatLink'
import styles from './ContactActions.module.css'
import { PageLink } from './PageLink'
import { PracticeIcon } from './PracticeIcon'

export function ContactActions() {
  const { clinic, appointmentPage, servicesPage } = useSite()
  const { t } = useTranslation()
  return (
    <ul className={styles.actions}>
      {chatApp(clinic) && (
        <li>
          <ChatLink className={styles.action}>
            <ChatIcon className={styles.icon} />
            <span>
              {t('reach.chat')}{' '}
              <span className={styles.app} lang="en">
                {chatApp(clinic)}
              </span>
            </span>
          </ChatLink>
        </li>
      )}
      <li>
        <PageLink page={appointmentPage} className={styles.action}>
          <CalendarIcon className={styles.icon} />
          {t('reach.book')}
        </PageLink>
      </li>
      {servicesPage && (
        <li>
          <PageLink page={servicesPage} className={styles.action}>
            <PracticeIcon className={styles.icon} />
            {t('reach.services')}
          </PageLink>
        </li>
      )}
    </ul>
  )
}
