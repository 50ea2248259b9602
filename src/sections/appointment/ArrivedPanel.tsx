import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import styles from './ArrivedPanel.module.css'
import { PhoneSentence } from './PhoneSentence'

/** The news of success that stays: takes the focus, because a reload has just lost it. */
export function ArrivedPanel({ onStartAnew }: { onStartAnew: () => void }) {
  const { t } = useTranslation('appointment')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <>
      <div className={styles.panel}>
        <h2 ref={heading} tabIndex={-1} className={styles.text}>
          {t('arrived')}
        </h2>
      </div>
      <PhoneSentence say={(phone) => t('sooner', { phone })} />
      <button type="button" className={buttonClass('secondary')} onClick={onStartAnew}>
        {t('startAnew')}
      </button>
    </>
  )
}
