import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { appointmentPage, servicesPage } from '../../content/pages'
import { chatHref } from '../../formats/phone'
import { CalendarIcon } from '../../ui/icons/CalendarIcon'
import { ChatIcon } from '../../ui/icons/ChatIcon'
import { ToothIcon } from '../../ui/icons/ToothIcon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './ContactActions.module.css'
import { PageLink } from './PageLink'

/** Write, book, or read what the clinic does. */
export function ContactActions() {
  const { t } = useTranslation()
  const { phone, greeting } = clinic.chat
  return (
    <ul className={styles.actions}>
      <li>
        <a
          className={styles.action}
          href={chatHref(phone, greeting)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ChatIcon className={styles.icon} />
          <span>
            {t('reach.chat')}{' '}
            <span className={styles.app} lang="en">
              {t('reach.chatApp')}
            </span>{' '}
            <VisuallyHidden>{t('newTab')}</VisuallyHidden>
          </span>
        </a>
      </li>
      <li>
        <PageLink page={appointmentPage} className={styles.action}>
          <CalendarIcon className={styles.icon} />
          {t('reach.book')}
        </PageLink>
      </li>
      {servicesPage && (
        <li>
          <PageLink page={servicesPage} className={styles.action}>
            <ToothIcon className={styles.icon} />
            {t('reach.services')}
          </PageLink>
        </li>
      )}
    </ul>
  )
}
