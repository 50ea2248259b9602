import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/classNames'
import { ErrorBoundary } from '../../../ui/ErrorBoundary'
import { CalendarIcon } from '../../../ui/icons/CalendarIcon'
import { ChatIcon } from '../../../ui/icons/ChatIcon'
import { PainIcon } from '../../../ui/icons/PainIcon'
import { PhoneIcon } from '../../../ui/icons/PhoneIcon'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useSite } from '../../siteContext'
import { CallLink } from './CallLink'
import { ChatLink, chatApp } from './ChatLink'
import styles from './ContactBar.module.css'
import { ContactPopover } from './ContactPopover'
import openNow from './OpenNow.module.css'
import { openingSentence, openingState, openingWord } from './openingSentence'
import { PageLink } from './PageLink'
import { PhoneLink } from './PhoneLink'
import { useOpening } from './useOpening'

/**
 * Contact links at the bottom of phones and tablets; from 1024 px only the last, in the margin.
 * The clinic's state changes words and emphasis, never sizes.
 */
export function ContactBar() {
  const site = useSite()
  const { appointmentPage, clinic, contactPage, painPage } = site
  const { t } = useTranslation()
  const opening = useOpening()
  const state = openingState(opening)
  return (
    <aside id="reach" tabIndex={-1} className={styles.place} aria-label={t('reach.label')}>
      <div className={styles.bar}>
        <PageLink page={contactPage} className={styles.item}>
          <span className={classNames(openNow.mark, styles.mark)} data-state={state} />
          {opening ? (
            <>
              <span aria-hidden="true">{openingWord(opening, site)}</span>
              <VisuallyHidden>{openingSentence(opening, site)}</VisuallyHidden>
            </>
          ) : (
            t('reach.hours')
          )}
        </PageLink>
        {painPage && (
          <PageLink page={painPage} className={styles.item}>
            <PainIcon />
            {site.sitePage(painPage).title}
          </PageLink>
        )}
        <PhoneLink className={classNames(styles.item, state === 'closed' && styles.quiet)}>
          <PhoneIcon />
          {t(state === 'closed' ? 'reach.callClosed' : 'reach.call')}
        </PhoneLink>
        <ChatLink className={styles.item}>
          <ChatIcon />
          {t('reach.message')}
          <VisuallyHidden>{` ${chatApp(clinic)}`}</VisuallyHidden>
        </ChatLink>
        <PageLink page={appointmentPage} className={styles.item}>
          <CalendarIcon />
          {t('reach.appointment')}
        </PageLink>
        <ErrorBoundary fallback={<CallLink />}>
          <ContactPopover />
        </ErrorBoundary>
      </div>
    </aside>
  )
}
