import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { Sentence } from '../../../ui/Sentence'
import { CopyText } from '../contact/CopyText'
import styles from './ArrivedPanel.module.css'
import { PhoneSentence } from './PhoneSentence'
import type { Arrived } from './useAppointmentForm'

type ArrivedPanelProps = {
  arrival: Arrived
  onRestart: () => void
}

/**
 * The confirmation after the reload; takes the focus, which the reload has reset. What may be added
 * to the request, in a chunk of its own, moves nothing else: closed, or below.
 */
export function ArrivedPanel({ arrival, onRestart }: ArrivedPanelProps) {
  const { phone: typed, ...own } = arrival
  const { reference, secret } = own
  const { t } = useTranslation('appointment')
  const heading = useRef<HTMLHeadingElement>(null)
  const number = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const [phone, setPhone] = useState(typed)
  const [forms, setForms] = useState<typeof import('./arrivalForms')>()
  useEffect(() => {
    if (secret === undefined) return
    // Without it the request is as good.
    import('./arrivalForms').then(setForms).catch(() => {})
  }, [secret])
  return (
    <>
      <div className={styles.panel}>
        <h2 ref={heading} tabIndex={-1} className={styles.text}>
          {t('arrived')}
        </h2>
      </div>
      {phone && (
        <p>
          <Sentence format={(gap) => t('callBack', { phone: gap })}>
            <bdi className={styles.phone} dir="ltr">
              {phone}
            </bdi>
          </Sentence>
        </p>
      )}
      {phone && secret && (
        <details>
          <summary className={styles.correct}>{t('correct.open')}</summary>
          {forms && <forms.PhoneCorrection arrival={own} phone={phone} onCorrected={setPhone} />}
        </details>
      )}
      {reference && (
        <div>
          <p>
            {t('reference')} <strong ref={number}>{reference}</strong>
          </p>
          <CopyText
            text={reference}
            shown={number}
            words={{ copy: t('copy'), copied: t('copied'), selected: t('selected') }}
          />
        </div>
      )}
      <PhoneSentence format={(phone) => t('sooner', { phone })} />
      <button type="button" className={buttonClass('secondary')} onClick={onRestart}>
        {t('startAnew')}
      </button>
      {forms && <forms.PreferencesForm arrival={own} />}
    </>
  )
}
