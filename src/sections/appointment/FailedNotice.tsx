import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { chatHref, telHref } from '../../lib/phone'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './FailedNotice.module.css'

/** Stands in for the number, so that it can be a link inside the sentence. */
const gap = '|'

/** The news of failure that stays, with the two ways that need no form. */
export function FailedNotice() {
  const { t } = useTranslation('appointment')
  const { phones, chat } = clinic
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [before, after] = t('failed.text', { phone: gap }).split(gap)
  return (
    <div ref={notice} className={styles.notice}>
      <p>
        {before}
        <a className={styles.phone} href={telHref(phones.landline)}>
          {phones.landline}
        </a>
        {after}
      </p>
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
