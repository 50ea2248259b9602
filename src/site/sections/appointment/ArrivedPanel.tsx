import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import styles from './ArrivedPanel.module.css'
import { PhoneSentence } from './PhoneSentence'

type ArrivedPanelProps = {
  reference: string | undefined
  onRestart: () => void
}

/** The confirmation after the reload; takes the focus, which the reload has reset. */
export function ArrivedPanel({ reference, onRestart }: ArrivedPanelProps) {
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
      {reference && (
        <p>
          {t('reference')} <strong>{reference}</strong>
        </p>
      )}
      <PhoneSentence format={(phone) => t('sooner', { phone })} />
      <button type="button" className={buttonClass('secondary')} onClick={onRestart}>
        {t('startAnew')}
      </button>
    </>
  )
}
