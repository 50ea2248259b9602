import { useTranslation } from 'react-i18next'
import { clinic } from '../../../content'
import { hoursRows } from '../../../shared/formats/hours'
import { timesText } from '../site/clock'

/** The opening hours as text: `Monday - Friday` in the site's language, `11.00-23.00`. */
export function useHours(): { days: string; times: string[] }[] {
  const { t } = useTranslation('contact')
  return hoursRows(clinic.hours).map(({ first, last, times }) => {
    const from = t(`hours.${first}`)
    const to = t(`hours.${last}`)
    return {
      days: first === last ? from : t('hours.dayRange', { from, to }),
      times: times.map(timesText),
    }
  })
}
