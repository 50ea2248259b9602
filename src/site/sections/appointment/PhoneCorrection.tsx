import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { useSite } from '../../siteContext'
import { PhoneField } from './PhoneField'
import styles from './PreferencesForm.module.css'
import { type Arrival, submitPhone } from './submitAppointment'
import { useSender } from './useSender'

const name = 'correctPhone'

type PhoneCorrectionProps = {
  arrival: Arrival
  phone: string
  onCorrected: (phone: string) => void
}

/** Corrects the phone of a request that has arrived. */
export function PhoneCorrection({ arrival, phone, onCorrected }: PhoneCorrectionProps) {
  const { t } = useTranslation('appointment')
  const site = useSite()
  const { state, submit } = useSender(async (form) => {
    const typed = String(new FormData(form).get(name)).trim()
    await submitPhone(site, arrival, typed)
    onCorrected(typed)
  })
  return (
    <form className={styles.correction} aria-label={t('correct.submit')} onSubmit={submit}>
      <PhoneField name={name} label={t('fields.phone')} defaultValue={phone} />
      <button
        type="submit"
        className={buttonClass('secondary')}
        aria-disabled={state === 'sending' || undefined}
      >
        {state === 'sending' ? t('sending') : t('correct.submit')}
      </button>
      <p role="status">{(state === 'kept' || state === 'failed') && t(`correct.${state}`)}</p>
    </form>
  )
}
