import { useTranslation } from 'react-i18next'
import { hoursRows } from '../../../shared/formats/hours'
import { useSite } from '../../siteContext'
import { timesText } from '../site/clock'

/** The opening hours as text: `Monday - Friday` in the site's language, `11.00-23.00`. */
export function useHours(): { days: string; times: string[] }[] {
  const site = useSite()
  const { clinic } = site
  const { t, i18n } = useTranslation('contact')
  return hoursRows(clinic.hours).map(({ first, last, times }) => {
    const from = t(`hours.${first}`)
    const to = t(`hours.${last}`)
    const days = first === last ? from : t('hours.dayRange', { from, to })
    return {
      // Days have small letters in some languages: `Maandag t/m donderdag`.
      days: days.charAt(0).toLocaleUpperCase(i18n.language) + days.slice(1),
      times: times.map((each) => timesText(site, each)),
    }
  })
}
