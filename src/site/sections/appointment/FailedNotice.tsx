import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatLink, chatApp } from '../site/ChatLink'
import styles from './FailedNotice.module.css'
import { PhoneSentence } from './PhoneSentence'

/** The error message with the two ways to reach the clinic without the form. */
export function FailedNotice() {
  const { t } = useTranslation('appointment')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={notice} className={styles.notice}>
      <PhoneSentence format={(phone) => t('failed.text', { phone })} />
      {chatApp && (
        <p>
          <ChatLink className={styles.chat}>{t('failed.chat', { app: chatApp })}</ChatLink>
        </p>
      )}
    </div>
  )
}
