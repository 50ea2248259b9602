import requestChoices from 'virtual:request-choices'
import { useTranslation } from 'react-i18next'
import { applyPreset, readPreset } from '../../appointment/preset'
import { trapField } from '../../appointment/schema'
import { endpoint } from '../../appointment/submitAppointment'
import { useAppointmentForm } from '../../appointment/useAppointmentForm'
import { useErrorTitle } from '../../appointment/useErrorTitle'
import { doctors } from '../../content'
import { buttonClass } from '../../ui/button'
import { SelectField, TextField } from '../../ui/Field'
import { Toast } from '../../ui/Toast'
import styles from './AppointmentForm.module.css'
import { ArrivedPanel } from './ArrivedPanel'
import { FailedNotice } from './FailedNotice'
import { FormNotice } from './FormNotice'
import './strings'

const doctorNames = doctors.doctors.map(({ name }) => ({ value: name }))

const choices = { doctors: doctors.doctors, requests: requestChoices }
/** What the link that led here asked for. */
const prepare = (form: HTMLFormElement) =>
  applyPreset(form, readPreset(window.location.search, choices))

/** The request form with all its news. Without scripts it posts by itself to the same endpoint. */
export function AppointmentForm() {
  const { t } = useTranslation('appointment')
  const { form, errors, delivery, toast, submit, recheck, startAnew, closeToast } =
    useAppointmentForm(prepare)
  useErrorTitle(Object.keys(errors).length > 0, (title) => t('errorTitle', { title }))
  const errorText = (code?: 'required' | 'tooLong') => code && t(`errors.${code}`)
  const sending = delivery === 'sending'
  const arrived = delivery === 'arrived'

  return (
    <div className={styles.card}>
      {arrived && <ArrivedPanel onStartAnew={startAnew} />}
      <form
        ref={form}
        className={styles.form}
        // An empty form under the news of success would ask for the same again.
        hidden={arrived}
        aria-label={t('title')}
        action={endpoint}
        method="post"
        onSubmit={submit}
      >
        <TextField
          name="name"
          label={t('fields.name')}
          error={errorText(errors.name)}
          onCheck={recheck}
          autoComplete="name"
          required
        />
        <TextField
          name="phone"
          label={t('fields.phone')}
          error={errorText(errors.phone)}
          onCheck={recheck}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
        <SelectField
          name="doctor"
          label={t('fields.doctor')}
          hint={t('optional')}
          error={errorText(errors.doctor)}
          onCheck={recheck}
          options={doctorNames}
          emptyLabel={t('emptyChoice')}
        />
        <SelectField
          name="request"
          label={t('fields.request')}
          hint={t('optional')}
          error={errorText(errors.request)}
          onCheck={recheck}
          options={requestChoices}
          emptyLabel={t('emptyChoice')}
        />
        <button
          type="submit"
          className={buttonClass('primary', styles.submit)}
          aria-disabled={sending || delivery === 'sent' || undefined}
          // The second click of a double click is no second try, however fast the first one failed.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {sending ? t('sending') : t('submit')}
        </button>
        <div className={styles.news} aria-live="polite">
          {delivery === 'failed' && <FailedNotice />}
        </div>
        <FormNotice />
        <noscript>
          {/* For robots that fill in whatever they find; out of sight and reach for people. */}
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor="trap">{t('trap')}</label>
            <input id="trap" name={trapField} type="text" tabIndex={-1} autoComplete="off" />
          </div>
        </noscript>
      </form>
      <Toast
        message={toast && { kind: toast, text: t(`toast.${toast}`) }}
        closeLabel={t('toast.close')}
        onClose={closeToast}
      />
    </div>
  )
}
