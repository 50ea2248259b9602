import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { appointmentPage } from '../../content/pages'
import { chatHref, telHref } from '../../formats/phone'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { CalendarIcon } from '../../ui/icons/CalendarIcon'
import { ChatIcon } from '../../ui/icons/ChatIcon'
import { PhoneIcon } from '../../ui/icons/PhoneIcon'
import { PinIcon } from '../../ui/icons/PinIcon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { CallLink } from './CallLink'
import styles from './ContactBar.module.css'
import { ContactPopover } from './ContactPopover'
import { OpenNow } from './OpenNow'
import { PageLink } from './PageLink'

const outside = { target: '_blank', rel: 'noopener noreferrer' }

/**
 * At the bottom of every page: on phones and tablets a bar with every way to the
 * clinic one tap away, from 1024 px on its last button alone, in the page's margin.
 */
export function ContactBar() {
  const { t } = useTranslation()
  const { chat, map, phones } = clinic
  return (
    <aside className={styles.place} aria-label={t('reach.label')}>
      <div className={styles.stand}>
        <OpenNow className={styles.openNow} />
        <div className={styles.bar}>
          <a className={styles.item} href={telHref(phones.landline)}>
            <PhoneIcon />
            {t('reach.call')}
          </a>
          <a className={styles.item} href={chatHref(chat.phone, chat.greeting)} {...outside}>
            <ChatIcon />
            <span lang="en">{t('reach.chatApp')}</span>
            <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
          </a>
          <a className={styles.item} href={map.directionsUrl} {...outside}>
            <PinIcon />
            {t('reach.directions')}
            <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
          </a>
          <PageLink page={appointmentPage} className={styles.item}>
            <CalendarIcon />
            {t('reach.appointment')}
          </PageLink>
          <ErrorBoundary fallback={<CallLink />}>
            <ContactPopover />
          </ErrorBoundary>
        </div>
      </div>
    </aside>
  )
}
