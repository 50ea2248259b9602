import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../siteContext'
import { ChatLink, chatApp } from '../site/ChatLink'
import styles from './FailedNotice.module.css'
import { PhoneSentence } from './PhoneSentence'

/** The error message, or the rate limit's, with the two ways to reach the clinic without the form. */
export function FailedNotice({ reason }: { reason: 'failed' | 'limited' }) {
  const { clinic } = useSite()
  const { t } = useTranslation('appointment')
  const app = chatApp(clinic)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={notice} className={styles.notice}>
      <PhoneSentence
        format={(phone) => t(reason === 'failed' ? 'failed.text' : 'failed.limited', { phone })}
      />
      {app && (
        <p>
          <ChatLink className={styles.chat}>{t('failed.chat', { app })}</ChatLink>
        </p>
      )}
    </div>
  )
}
