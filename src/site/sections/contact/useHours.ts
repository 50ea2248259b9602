import { useTranslation } from 'react-i18next'
import { hoursRows } from '../../../shared/formats/hours'
import { useSite } from '../../siteContext'
import { timesText } from '../site/clock'

/** The opening hours as text: `Monday - Friday` in the site's language, `11.00-23.00`. */
export function useHours(): { days: string; times: string[] }[] {
  const site = useSite()
  const { clinic } = site
  const { t, i18n } = useTranslation('contact')
  return hoursRows(clinic.hours).map(({ runs, times }) => {
    // Two neighbouring days are no range.
    const names = runs.flatMap((run) => {
      const all = run.map((day) => t(`hours.${day}`))
      const [from = '', to = ''] = [all[0], all.at(-1)]
      return all.length > 2 ? [t('hours.dayRange', { from, to })] : all
    })
    const last = names.pop() ?? ''
    const days = names.length > 0 ? t('hours.dayList', { earlier: names.join(', '), last }) : last
    return {
      // Days have small letters in some languages: `Maandag t/m donderdag`.
      days: days.charAt(0).toLocaleUpperCase(i18n.language) + days.slice(1),
      times: times.map((each) => timesText(site, each)),
    }
  })
}
