import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import styles from './ArrivedPanel.module.css'
import { PhoneSentence } from './PhoneSentence'
import type { Arrival } from './submitAppointment'

type ArrivedPanelProps = {
  arrival: Arrival
  onRestart: () => void
}

/**
 * The confirmation after the reload; takes the focus, which the reload has reset. The optional
 * preferences, in a chunk of their own, are below everything else.
 */
export function ArrivedPanel({ arrival, onRestart }: ArrivedPanelProps) {
  const { reference, secret } = arrival
  const { t } = useTranslation('appointment')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const [Preferences, setPreferences] = useState<ComponentType<{ arrival: Arrival }>>()
  useEffect(() => {
    if (secret === undefined) return
    // Without it the request is as good.
    import('./PreferencesForm')
      .then((loaded) => setPreferences(() => loaded.default))
      .catch(() => {})
  }, [secret])
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
      {Preferences && <Preferences arrival={arrival} />}
    </>
  )
}
