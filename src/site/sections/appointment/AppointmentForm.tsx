import { useEffectEvent, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { type RequestField, trapField } from '../../../shared/requestSchema'
import { buttonClass } from '../../../ui/button'
import { SelectField, TextField } from '../../../ui/Field'
import { Sentence } from '../../../ui/Sentence'
import { Toast } from '../../../ui/Toast'
import { useSite } from '../../siteContext'
import { PageLink } from '../site/PageLink'
import styles from './AppointmentForm.module.css'
import { ArrivedPanel } from './ArrivedPanel'
import { FailedNotice } from './FailedNotice'
import notice from './FormNotice.module.css'
import { PhoneField } from './PhoneField'
import { applyPreset, readPreset } from './preset'
import { endpoint } from './submitAppointment'
import { useAppointmentForm } from './useAppointmentForm'

/** The request form with its messages. Without scripts it posts to the same endpoint. */
export function AppointmentForm({ data }: { data: SectionData['appointment'] }) {
  const { t } = useTranslation('appointment')
  const site = useSite()
  const { doctorChoices, requestChoices } = data
  // The choices of the link that led here.
  const prepare = (form: HTMLFormElement) =>
    applyPreset(form, readPreset(window.location.search, data))
  const { form, errors, delivery, arrival, toast, submit, recheck, restart, closeToast } =
    useAppointmentForm(prepare)
  useErrorTitle(Object.keys(errors).length > 0, (title) => t('errorTitle', { title }))
  const field = (name: RequestField) => ({
    name,
    label: t(`fields.${name}`),
    error: errors[name] && t(`errors.${errors[name]}`),
    onCheck: recheck,
  })
  const optional = { hint: t('optional'), emptyLabel: t('emptyChoice') }
  const sending = delivery === 'sending'
  const arrived = delivery === 'arrived'

  return (
    <div className={styles.card}>
      {arrived && <ArrivedPanel arrival={arrival} onRestart={restart} />}
      <form
        ref={form}
        className={styles.form}
        // An empty form below the confirmation would invite a second request.
        hidden={arrived}
        aria-label={t('title')}
        action={endpoint(site)}
        method="post"
        onSubmit={submit}
      >
        <TextField {...field('name')} autoComplete="name" required />
        {/* A new one once the form is cleared: nothing is short any more. */}
        <PhoneField key={`${delivery === 'sent'}`} {...field('phone')} />
        <SelectField {...field('doctor')} {...optional} options={doctorChoices} />
        <SelectField {...field('request')} {...optional} options={requestChoices} />
        <button
          type="submit"
          className={buttonClass('primary', styles.submit)}
          aria-disabled={sending || delivery === 'sent' || undefined}
          // Ignores the second click of a double click.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {sending ? t('sending') : t('submit')}
        </button>
        <div className={styles.news} aria-live="polite">
          {(delivery === 'failed' || delivery === 'limited') && <FailedNotice reason={delivery} />}
        </div>
        <FormNotice />
        <noscript>
          {/* The honeypot, out of people's sight and reach. */}
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

function FormNotice() {
  const { clinic, factText, privacyPage } = useSite()
  const { t } = useTranslation('appointment')
  return (
    <p className={notice.notice}>
      <Sentence format={(page) => t('notice', { legalTitle: factText(clinic.legalTitle), page })}>
        <PageLink page={privacyPage} className={notice.link} />
      </Sentence>
    </p>
  )
}

/** Changes the document's title while `active`; undone before the next page's title is set. */
function useErrorTitle(active: boolean, titled: (title: string) => string): void {
  const mark = useEffectEvent(titled)
  useLayoutEffect(() => {
    if (!active) return
    const title = document.title
    document.title = mark(title)
    return () => {
      document.title = title
    }
  }, [active])
}
