import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { buttonClass } from '../../../ui/button'
import { DottedList } from '../../../ui/DottedList'
import { ChatIcon } from '../../../ui/icons/ChatIcon'
import { Section } from '../../../ui/Section'
import { useSite } from '../../siteContext'
import { EmergencyCard } from '../contact/EmergencyCard'
import { HoursLine } from '../contact/HoursLine'
import { useHours } from '../contact/useHours'
import { CallLink } from '../site/CallLink'
import { ChatLink, chatApp } from '../site/ChatLink'
import { OpenNow } from '../site/OpenNow'
import { PageLink } from '../site/PageLink'
import { useOpening } from '../site/useOpening'
import { DutyCentres } from './DutyCentres'
import styles from './Pain.module.css'

/**
 * What a patient in pain does while the clinic is open and while it is closed. Both are always
 * shown, short enough for a phone's first screen, so that the page reads without scripts and
 * nothing moves; the present one is marked.
 */
export default function Pain({ data: { dutyCentres } }: { data: SectionData['pain'] }) {
  const { clinic, appointmentPage } = useSite()
  const { t } = useTranslation('pain')
  const opening = useOpening()
  return (
    <Section>
      <div className={styles.pain}>
        <EmergencyCard />
        <div className={styles.cases}>
          <Case when="open" isNow={opening?.open === true}>
            <CallLink />
          </Case>
          <Case when="closed" isNow={opening?.open === false}>
            <ChatLink className={buttonClass('primary')}>
              <ChatIcon />
              {t('closed.chat', { app: chatApp(clinic) ?? '' })}
            </ChatLink>
            <PageLink page={appointmentPage} className={buttonClass('secondary')}>
              {t('closed.request')}
            </PageLink>
          </Case>
        </div>
        <div className={styles.notes}>
          <p>{t('open.text')}</p>
          <p>{t('closed.text')}</p>
        </div>
        {dutyCentres && <DutyCentres centres={dutyCentres} />}
        <OpenNow />
        <div className={styles.hours}>
          {t('hours')}
          <DottedList
            items={useHours().map((hours) => <HoursLine key={hours.days} {...hours} />)}
          />
        </div>
      </div>
    </Section>
  )
}

type CaseProps = { when: 'open' | 'closed'; isNow: boolean; children: ReactNode }

function Case({ when, isNow, children }: CaseProps) {
  const { t } = useTranslation('pain')
  return (
    <div className={styles.case} data-state={isNow ? 'now' : undefined}>
      {isNow && <p className={styles.now}>{t('now')}</p>}
      <h2 className={styles.title}>{t(`${when}.title`)}</h2>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
