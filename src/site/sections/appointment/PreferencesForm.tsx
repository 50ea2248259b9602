import { useTranslation } from 'react-i18next'
import { weekdayName, weekdays } from '../../../shared/formats/hours'
import { channels, type Preferences, times } from '../../../shared/preferences'
import { buttonClass } from '../../../ui/button'
import { SelectField } from '../../../ui/Field'
import { useSite } from '../../siteContext'
import { chatApp } from '../site/ChatLink'
import styles from './PreferencesForm.module.css'
import { type Arrival, submitPreferences } from './submitAppointment'
import { useSender } from './useSender'

function chosenIn(form: HTMLFormElement): Preferences {
  const data = new FormData(form)
  const { time = '', channel = '', language = '' } = Object.fromEntries(data)
  return { days: data.getAll('days'), time, channel, language } as Preferences
}

/** When and how to reach the patient, for a request that has arrived; nothing is required. */
export function PreferencesForm({ arrival }: { arrival: Arrival }) {
  const { t } = useTranslation('appointment')
  const site = useSite()
  const { clinic, formatTag, languages } = site
  const { state, submit } = useSender((form) => submitPreferences(site, arrival, chosenIn(form)))
  const app = chatApp(clinic)
  const open = weekdays.filter((day) => clinic.hours.some(({ days }) => days.includes(day)))
  const emptyLabel = t('emptyChoice')

  return (
    <form className={styles.form} aria-labelledby="preferences" onSubmit={submit}>
      <h3 id="preferences" className={styles.title}>
        {t('preferences.title')}
      </h3>
      <p>{t('preferences.intro')}</p>
      <div className={styles.form} hidden={state === 'kept'}>
        <fieldset className={styles.days}>
          <legend className={styles.legend}>{t('preferences.days')}</legend>
          {open.map((day) => (
            <label key={day} className={styles.day}>
              <input type="checkbox" name="days" value={day} />
              {weekdayName(day, formatTag)}
            </label>
          ))}
        </fieldset>
        <SelectField
          name="time"
          label={t('preferences.time')}
          emptyLabel={emptyLabel}
          options={times.map((value) => ({ value, label: t(`preferences.${value}`) }))}
        />
        {app && (
          <SelectField
            name="channel"
            label={t('preferences.channel')}
            emptyLabel={emptyLabel}
            options={channels.map((value) => ({
              value,
              label: t(`preferences.${value}`, { app }),
            }))}
          />
        )}
        {languages.length > 1 && (
          <SelectField
            name="language"
            label={t('preferences.language')}
            emptyLabel={emptyLabel}
            options={languages.map(({ language, name }) => ({ value: language, label: name }))}
          />
        )}
        <button
          type="submit"
          className={buttonClass('secondary')}
          aria-disabled={state === 'sending' || undefined}
        >
          {state === 'sending' ? t('sending') : t('preferences.submit')}
        </button>
      </div>
      <p role="status">{(state === 'kept' || state === 'failed') && t(`preferences.${state}`)}</p>
    </form>
  )
}
