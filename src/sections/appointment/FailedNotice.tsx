import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { chatHref } from '../../formats/phone'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './FailedNotice.module.css'
import { PhoneSentence } from './PhoneSentence'

/** The news of failure that stays, with the two ways that need no form. */
export function FailedNotice() {
  const { t } = useTranslation('appointment')
  const { chat } = clinic
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={notice} className={styles.notice}>
      <PhoneSentence say={(phone) => t('failed.text', { phone })} />
      <p>
        <a
          className={styles.chat}
          href={chatHref(chat.phone, chat.greeting)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('failed.chat')} <VisuallyHidden>{t('failed.newTab')}</VisuallyHidden>
        </a>
      </p>
    </div>
  )
}
