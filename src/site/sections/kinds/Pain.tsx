import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { appointmentPage } from '../../../content/pages'
import { buttonClass } from '../../../ui/button'
import { ChatIcon } from '../../../ui/icons/ChatIcon'
import { Section } from '../../../ui/Section'
import { EmergencyCard } from '../contact/EmergencyCard'
import { useHours } from '../contact/useHours'
import { CallLink } from '../site/CallLink'
import { ChatLink, chatApp } from '../site/ChatLink'
import { OpenNow } from '../site/OpenNow'
import { PageLink } from '../site/PageLink'
import styles from './Pain.module.css'

/**
 * What a patient in pain does while the clinic is open and while it is closed. Both are always
 * shown, so that the page reads without scripts and nothing moves; the present one is marked.
 */
export default function Pain() {
  const { t } = useTranslation('pain')
  return (
    <Section>
      <div className={styles.pain}>
        <EmergencyCard />
        <div className={styles.cases}>
          <Case when="open">
            <CallLink />
          </Case>
          <Case when="closed">
            <ChatLink className={buttonClass('primary')}>
              <ChatIcon />
              {t('closed.chat', { app: chatApp() ?? '' })}
            </ChatLink>
            <PageLink page={appointmentPage} className={buttonClass('secondary')}>
              {t('closed.request')}
            </PageLink>
          </Case>
        </div>
        <p className={styles.hours}>
          {t('hours')}{' '}
          {useHours()
            .map(({ days, times }) => `${days} ${times.join(', ')}`)
            .join(' · ')}
        </p>
      </div>
    </Section>
  )
}

function Case({ when, children }: { when: 'open' | 'closed'; children: ReactNode }) {
  const { t } = useTranslation('pain')
  return (
    <div className={styles.case}>
      <OpenNow when={when} className={styles.now} />
      <h2 className={styles.title}>{t(`${when}.title`)}</h2>
      <p>{t(`${when}.text`)}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
