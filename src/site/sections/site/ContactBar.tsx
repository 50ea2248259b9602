import { useTranslation } from 'react-i18next'
import { directionsHref } from '../../../shared/formats/directions'
import { ErrorBoundary } from '../../../ui/ErrorBoundary'
import { CalendarIcon } from '../../../ui/icons/CalendarIcon'
import { ChatIcon } from '../../../ui/icons/ChatIcon'
import { PhoneIcon } from '../../../ui/icons/PhoneIcon'
import { PinIcon } from '../../../ui/icons/PinIcon'
import { useSite } from '../../siteContext'
import { CallLink } from './CallLink'
import { ChatLink, chatApp } from './ChatLink'
import styles from './ContactBar.module.css'
import { ContactPopover } from './ContactPopover'
import { NewTabLink } from './NewTabLink'
import { OpenNow } from './OpenNow'
import { PageLink } from './PageLink'
import { PhoneLink } from './PhoneLink'

/** Contact links at the bottom of phones and tablets; from 1024 px only the last, in the margin. */
export function ContactBar() {
  const { appointmentPage, clinic, painPage, place } = useSite()
  const { t } = useTranslation()
  return (
    <aside className={styles.place} aria-label={t('reach.label')}>
      <div className={styles.stand}>
        <OpenNow className={styles.openNow} />
        {painPage && <PageLink page={painPage} className={styles.pain} />}
        {/* Writing and booking work at any hour, so they come before the call: an order by time of
            day would be known after the first paint and move the items. */}
        <div className={styles.bar}>
          <ChatLink className={styles.item}>
            <ChatIcon />
            <span lang="en">{chatApp(clinic)}</span>
          </ChatLink>
          <PageLink page={appointmentPage} className={styles.item}>
            <CalendarIcon />
            {t('reach.appointment')}
          </PageLink>
          <PhoneLink className={styles.item}>
            <PhoneIcon />
            {t('reach.call')}
          </PhoneLink>
          <NewTabLink
            className={styles.item}
            href={directionsHref(place.directions[0], clinic.map)}
          >
            <PinIcon />
            {t('reach.directions')}
          </NewTabLink>
          <ErrorBoundary fallback={<CallLink />}>
            <ContactPopover />
          </ErrorBoundary>
        </div>
      </div>
    </aside>
  )
}
