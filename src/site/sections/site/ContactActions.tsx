import { useTranslation } from 'react-i18next'
import { appointmentPage, servicesPage } from '../../../content/pages'
import { CalendarIcon } from '../../../ui/icons/CalendarIcon'
import { ChatIcon } from '../../../ui/icons/ChatIcon'
import { ChatLink, chatApp } from './ChatLink'
import styles from './ContactActions.module.css'
import { PageLink } from './PageLink'
import { PracticeIcon } from './PracticeIcon'

export function ContactActions() {
  const { t } = useTranslation()
  return (
    <ul className={styles.actions}>
      {chatApp() && (
        <li>
          <ChatLink className={styles.action}>
            <ChatIcon className={styles.icon} />
            <span>
              {t('reach.chat')}{' '}
              <span className={styles.app} lang="en">
                {chatApp()}
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
