import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { hoursRows } from '../../lib/hours'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { PanelProps } from './AddressPanel'
import styles from './Panel.module.css'

/** The opening hours as a plain table; days without hours are not listed. */
export function HoursPanel({ Heading }: PanelProps) {
  const { t } = useTranslation('contact')
  return (
    <div className={styles.panel}>
      <Heading className={styles.heading}>{t('hours.heading')}</Heading>
      <table className={styles.hours}>
        <caption>
          <VisuallyHidden>{t('hours.heading')}</VisuallyHidden>
        </caption>
        <tbody>
          {hoursRows(clinic.hours).map(({ first, last, times }) => {
            const from = t(`hours.${first}`)
            const to = t(`hours.${last}`)
            return (
              <tr key={first}>
                <th scope="row">{first === last ? from : t('hours.dayRange', { from, to })}</th>
                <td>
                  {times.map((time) => (
                    <div key={time}>{time}</div>
                  ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
